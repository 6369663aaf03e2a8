import { Id, Stamp } from '#contract';
import { z } from '#contract/zod.ts';

/** What is kept though its clock runs out: all of a patrol, or one of its incidents (product 22.5). */
export const Hold = z.object({
  _id: Id,
  /** Null if it is all of the patrol. */
  incidentId: Id.nullable(),
  reason: z.string(),
  /** The last local date on which it is held. */
  until: z.string(),
  made: Stamp,
  /** When it ended before that, and who ended it. */
  released: Stamp.nullable(),
  /** That it was released, and from which instant on it holds no more; admins can withdraw that until then (product 22.26). Null otherwise. */
  releasing: z.object({ from: z.string(), chosen: Stamp }).nullable(),
});
export type Hold = z.infer<typeof Hold>;
