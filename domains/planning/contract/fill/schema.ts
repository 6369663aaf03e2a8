import { Id, limits, listUpTo } from '#contract';
import { z } from '#contract/zod.ts';
import { Candidate, Unavailability } from '../availability/schema.ts';

/** Somebody on a patrol. */
export const Placement = z.strictObject({ patrolId: Id, personId: Id });
export type Placement = z.infer<typeof Placement>;

const Placements = listUpTo(limits.filledTogether.places, Placement);

/** For how many hours nobody goes again after a patrol (product 6.24). */
const RestHours = z.int().min(0).max(limits.restHours.max).default(limits.restHours.usual);

/** The patrols whose free places are to be filled, and what the admin has decided of them already (product 6.23 and 6.55). */
export const FillRequest = z.strictObject({
  ids: listUpTo(limits.filledTogether.max, Id).transform((ids) => [...new Set(ids)]),
  restHours: RestHours,
  /** Who stays where they are. */
  kept: Placements.default([]),
  /** Who is not proposed for what. */
  left: Placements.default([]),
  /** Whether others are proposed besides those who are kept; if not, the kept are judged alone. */
  more: z.boolean().default(true),
});
export type FillRequest = z.infer<typeof FillRequest>;

/** Places that are filled together, by the same rest (product 6.52). */
export const FillAcceptance = z.strictObject({
  placements: Placements.refine((placements) => placements.length > 0, {
    params: { reason: 'not-defined' },
  }),
  restHours: RestHours,
  /** Whether patrols may be among them that are finalized, so that people are mailed (product 6.54). */
  finalized: z.boolean().default(false),
});
export type FillAcceptance = z.infer<typeof FillAcceptance>;

/** Somebody else on the same crew: how often both are on a patrol of the quarter with all that are proposed, and whether they asked for it. */
const CrewMate = z.object({ personId: Id, times: z.int(), asked: z.boolean() });

/** Somebody who is proposed for a patrol, with what speaks for and against it (product 6.26). */
export const ProposedPatroller = z.object({
  personId: Id,
  /** What they say of that day; never that they cannot. */
  unavailable: Unavailability.nullable(),
  /** Their patrols of the quarter or quarters: those that they are on, and with all that are proposed. */
  inQuarter: z.int(),
  withProposed: z.int(),
  /** Their patrols of the month with all that are proposed, and how many they wish for. */
  inMonth: z.int(),
  patrolsAMonth: z.int().nullable(),
  /** The start of the last patrol they went on within a year. */
  lastPatrol: z.string().nullable(),
  /** The whole hours of rest before or after it, the shorter of the two; null if nothing else is near. */
  rest: z.int().nullable(),
  experienced: z.boolean(),
  with: z.array(CrewMate),
});
export type ProposedPatroller = z.infer<typeof ProposedPatroller>;

/** How many patrollers each rule keeps from a patrol, each counted once, by the first that applies (product 6.27). */
const StandsInTheWay = z.object({
  /** They have declined it or were taken off. */
  answered: z.int(),
  /** They cannot go that day. */
  cannot: z.int(),
  /** They are on another patrol or event at that time. */
  elsewhere: z.int(),
  /** They would have too little rest before or after another patrol. */
  rest: z.int(),
  /** They are not to go with somebody who is on it, or proposed for it. */
  notTogether: z.int(),
  /** The last place is kept for somebody experienced. */
  experience: z.int(),
  /** The admin has taken them out. */
  left: z.int(),
  /** They are proposed for another patrol at that time, or too near to it. */
  proposed: z.int(),
});
export type StandsInTheWay = z.infer<typeof StandsInTheWay>;

/** A free place for which the admin chooses somebody beside those who are proposed (product 6.58). */
export const FillChoosing = z.strictObject({
  patrolId: Id,
  restHours: RestHours,
  /** Who is proposed, without the one who is to be exchanged. */
  kept: Placements.default([]),
});

/** A patroller who could be chosen for it. Who is proposed counts as being on the crew. */
export const FillCandidate = Candidate.extend({
  /** The rule that keeps them from it; null if none does. */
  because: StandsInTheWay.keyof().nullable(),
});
export type FillCandidate = z.infer<typeof FillCandidate>;

/** Why somebody cannot be put on a patrol. */
const fillRefusals = [
  'notPatroller',
  'onCrew',
  'full',
  'answered',
  'cannot',
  'elsewhere',
  'rest',
  'notTogether',
  'experience',
] as const;
export const FillRefusal = z.enum(fillRefusals);
export type FillRefusal = z.infer<typeof FillRefusal>;

/** Crews for the free places of patrols, the earliest first. Nothing of it is saved (product 6.25). */
export const FillProposal = z.object({
  items: z.array(
    z.object({
      /** The patrol's id. */
      _id: Id,
      /** The places that are free. */
      places: z.int(),
      proposed: z.array(ProposedPatroller),
      /** Null if every place is filled. */
      standsInTheWay: StandsInTheWay.nullable(),
      /** Who could fill a place that stays free with so many hours of rest, the most that one of them needs; null if nobody. */
      lessRest: z.object({ hours: z.int(), people: z.array(Id) }).nullable(),
    }),
  ),
  /** Those to be kept who cannot be: a rule stands in the way. */
  dropped: z.array(Placement.extend({ because: FillRefusal })),
  /** Whether no other choice is better by the weights of product 6.25. */
  isBest: z.boolean(),
});
export type FillProposal = z.infer<typeof FillProposal>;
