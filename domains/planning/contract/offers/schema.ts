import { Id, limits, listUpTo, RequiredMessage, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { AssignmentView } from '#crew/contract';

/** What became of an offered place for one of those who are asked to take it (product 6.31). */
export const OfferState = z.enum(['open', 'yours', 'taken', 'declined', 'withdrawn', 'cancelled', 'begun']);
export type OfferState = z.infer<typeof OfferState>;

const Name = AssignmentView.shape.patrollers.element;
const PatrolOfPlace = AssignmentView.shape.patrol.omit({ finalized: true }).extend({ _id: Id });

/** A place that somebody is asked to take. */
export const OfferedPlace = z.object({
  /** The offer's id. */
  _id: Id,
  state: OfferState,
  patrol: PatrolOfPlace,
  /** The crew now. */
  patrollers: z.array(Name),
  /** How many of the places are free; one if it is somebody's. */
  places: z.int(),
  /** Whose place it is until it is taken over; null for a free one. */
  insteadOf: Name.nullable(),
  /** The patrol on which they give their own place in return, if it is a swap (product 6.42). */
  inReturn: PatrolOfPlace.nullable(),
});
export type OfferedPlace = z.infer<typeof OfferedPlace>;

/** What the holder of a link to offered places sees, the earliest first: those that its mail told of, and others that are open. */
export const OfferedPlacesView = AssignmentView.pick({ me: true, organization: true }).extend({
  items: z.array(OfferedPlace),
});
export type OfferedPlacesView = z.infer<typeof OfferedPlacesView>;

/** The patrols whose free places are offered, and the people who are asked; without them, all patrollers. */
export const NewOffers = z.strictObject({
  ids: listUpTo(limits.offeredTogether.max, Id).transform((ids) => [...new Set(ids)]),
  patrollers: listUpTo(limits.offeredTogether.people, Id)
    .transform((ids) => [...new Set(ids)])
    .optional(),
});
export type NewOffers = z.infer<typeof NewOffers>;

/** How many people were asked anew, each counted once. */
export const Asked = z.object({ asked: z.int() });
export type Asked = z.infer<typeof Asked>;

/** Why somebody must drop out, for admins alone. */
export const NewCover = z.strictObject({ reason: RequiredMessage });
export type NewCover = z.infer<typeof NewCover>;

/** That the caller has asked for cover, while their place can be taken over. */
export const OwnCover = z.object({
  patrolId: Id,
  when: z.string(),
  asked: z.int(),
  /** When more are asked; null if nobody else will be. */
  next: z.string().nullable(),
});
export type OwnCover = z.infer<typeof OwnCover>;

/** A swap that the caller has proposed: their place on one patrol for somebody’s on another. */
export const OwnSwap = z.object({ _id: Id, patrolId: Id, with: Name, inReturn: PatrolOfPlace });
export type OwnSwap = z.infer<typeof OwnSwap>;

/** A patrol, and those of its crew with whom the caller could change places. */
export const SwapChoice = z.object({ patrol: PatrolOfPlace, patrollers: z.array(Name) });
export type SwapChoice = z.infer<typeof SwapChoice>;

/** With whom, and for which patrol. */
export const NewSwap = z.strictObject({ patrol: Id, patroller: Id });
export type NewSwap = z.infer<typeof NewSwap>;

/** An offer as admins see it. */
export const PatrolOffer = z.object({
  _id: Id,
  created: Stamp,
  withdrawn: Stamp.nullable(),
  /** Whether a place can be taken now. */
  open: z.boolean(),
  /** Whose place it is, or was; null for free ones. */
  insteadOf: Id.nullable(),
  /** The patrol on which whoever is asked gives their own place in return, if it is a swap. */
  inReturn: PatrolOfPlace.nullable(),
  /** When more are asked; null if nobody else will be. */
  next: z.string().nullable(),
  /** Why they cannot come, in their words. */
  reason: z.string().nullable(),
  /** Who has taken it over. */
  taken: Stamp.nullable(),
  asked: z.array(z.object({ personId: Id, when: z.string() })),
});
export type PatrolOffer = z.infer<typeof PatrolOffer>;
