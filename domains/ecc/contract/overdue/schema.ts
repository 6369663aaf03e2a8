import { Id, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { Location } from '#patrols/contract';

/** A patrol that has started and not finished, for those who watch over it (product 17.10). */
export const PatrolOut = z.object({
  _id: Id,
  name: z.string().nullable(),
  callSign: z.string().nullable(),
  when: z.string(),
  hours: z.number(),
  started: z.string(),
  /** The number that was given last (product 17.40). */
  policeEventNumber: z.string().nullable(),
  /** The crew, in the order of their assignment. */
  patrollers: z.array(Id),
  /** The incident with the latest time. */
  lastEntry: z.object({ when: z.string(), what: z.string() }).nullable(),
  /** Where it was last, by its record: at the latest entry with a place, or at its start (product 17.45). */
  lastPlace: z.object({ when: z.string(), location: Location }).nullable(),
  overdueAcknowledged: Stamp.nullable(),
});
export type PatrolOut = z.infer<typeof PatrolOut>;
