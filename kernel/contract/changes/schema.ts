import { Id } from '../values.ts';
import { z } from '../zod.ts';
import { changeTypes } from './types.ts';

/** `?last=40`: the stream begins with what changed in the 40 seconds before, and the event `caught-up`. */
export const ChangeQuery = z.strictObject({ last: z.coerce.number().int().min(0).optional() });

/** The data of the event `caught-up`: whether that was all. If not, callers read everything again. */
export const CaughtUp = z.object({ complete: z.boolean() });
export type CaughtUp = z.infer<typeof CaughtUp>;

/** One change, as the event stream sends it. */
export const Change = z.object({ type: z.enum(changeTypes), _id: Id });
export type Change = z.infer<typeof Change>;
