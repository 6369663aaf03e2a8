import { Id } from '../values.ts';
import { z } from '../zod.ts';
import { changeTypes } from './types.ts';

/** One change, as the event stream sends it. */
export const Change = z.object({ type: z.enum(changeTypes), _id: Id });
export type Change = z.infer<typeof Change>;
