import { Id } from '../values.ts';
import { z } from '../zod.ts';

/** One change, as the event stream sends it. */
export const Change = z.object({ type: z.enum(['patrol', 'person', 'organization']), _id: Id });
export type Change = z.infer<typeof Change>;
