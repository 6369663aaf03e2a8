import { Id, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { RecordedIncident } from '../recorded/schema.ts';

/** For how many hours an erasure can be undone before it is done (product 22.27). */
export const erasureHours = 24;

/** What will be erased: the details of a person who has left, or people and plates of incidents. */
export const ComingErasure = z.object({
  _id: Id,
  /** Null if it is of incidents. */
  person: z.object({ _id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  incidents: z.array(RecordedIncident.pick({ _id: true, when: true, what: true, patrol: true })),
  chosen: Stamp.required(),
  /** When it is done. */
  due: z.string(),
});
export type ComingErasure = z.infer<typeof ComingErasure>;
