import { Unavailability } from '../availability/schema.ts';
import { limits } from '../limits.ts';
import { Id, listUpTo } from '../values.ts';
import { z } from '../zod.ts';

/** The patrols whose free places are to be filled, and for how many hours nobody goes again after a patrol (product 6.24). */
export const FillRequest = z.strictObject({
  ids: listUpTo(limits.filledTogether.max, Id).transform((ids) => [...new Set(ids)]),
  restHours: z.int().min(0).max(limits.restHours.max).default(limits.restHours.usual),
});
export type FillRequest = z.infer<typeof FillRequest>;

/** Somebody who is proposed for a patrol, with what speaks for and against it (product 6.26). */
const ProposedPatroller = z.object({
  personId: Id,
  /** What they say of that day; never that they cannot. */
  unavailable: Unavailability.nullable(),
  /** Their patrols of the quarter or quarters: those that they are on, and with all that are proposed. */
  inQuarter: z.int(),
  withProposed: z.int(),
  /** Their patrols of the month with all that are proposed, and how many they wish for. */
  inMonth: z.int(),
  patrolsAMonth: z.int().nullable(),
});

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
  /** They are proposed for another patrol at that time, or too near to it. */
  proposed: z.int(),
});
export type StandsInTheWay = z.infer<typeof StandsInTheWay>;

/** Crews for the free places of patrols, the earliest first. Nothing of it is saved (decision 62). */
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
    }),
  ),
  /** Whether no other choice is better by the weights of decision 62. */
  isBest: z.boolean(),
});
export type FillProposal = z.infer<typeof FillProposal>;
