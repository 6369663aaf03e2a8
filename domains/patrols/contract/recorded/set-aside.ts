import { Id, limits, line, listUpTo, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { Incident } from './incident.ts';
import { Finished, Started } from './schema.ts';

/**
 * The parts of a patrol's record that are set aside: they are kept whole and count nowhere (product 17.15 and
 * 17.16).
 */

/** Why an entry that has waited on a device is kept for review. */
export const ReviewReason = z.enum([
  ...(['too-late', 'not-due', 'time', 'not-started', 'after-finish', 'second'] as const),
  ...(['cancelled', 'off-crew'] as const),
]);
export type ReviewReason = z.infer<typeof ReviewReason>;

/** When and by whom a start or a finish was voided, and why. */
const Voiding = Stamp.extend({
  reason: z.string(),
  /** When a log-off was sent to the ECC because of the voided finish; null if none was. */
  loggedOff: z.string().nullable(),
});

const common = {
  /** The id that the client chose for the entry or the edit. */
  _id: Id,
  /** Null for an entry that an admin voided. */
  why: ReviewReason.nullable(),
  /** Null for an entry that is kept for review. */
  voided: Voiding.nullable(),
  /** When and by whom it was taken into the record as it is; left out if it was not (product 17.26). */
  taken: Stamp.optional(),
};

export const SetAside = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), entry: Started, ...common }),
  z.object({ kind: z.literal('incident'), entry: Incident, ...common }),
  /** The incident as the edit would have made it. `deletes`: the edit is its deletion. */
  z.object({ kind: z.literal('edit'), entry: Incident, deletes: z.boolean().optional(), ...common }),
  z.object({ kind: z.literal('finish'), entry: Finished, ...common }),
]);
export type SetAside = z.infer<typeof SetAside>;

/** Entries that an admin takes into the record as they are, by their ids in the list of what is set aside. */
export const TakeEntries = z.strictObject({
  entries: listUpTo(
    limits.setAside.max,
    z.strictObject({ kind: z.enum(['incident', 'edit', 'finish']), _id: Id }),
  ),
});
export type TakeEntries = z.infer<typeof TakeEntries>;

/** Why an admin voids a start or a finish. */
export const VoidReason = z.strictObject({ reason: line(limits.voidReason) });
