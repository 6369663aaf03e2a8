import { Moment } from './values.ts';
import { z } from './zod.ts';

/** Messages between a patrol and the police emergency control centre (product 1.4). */

/** When the centre was notified, and by whom. */
export const EccNotification = Moment;
export type EccNotification = z.infer<typeof EccNotification>;

/** The centre's response to a log-on; `by` is set when a person typed in the number instead. */
export const EccLogOnResponse = Moment.extend({ policeEventNumber: z.string() });
export type EccLogOnResponse = z.infer<typeof EccLogOnResponse>;

/** The centre's response to a log-off. */
export const EccLogOffResponse = Moment;
export type EccLogOffResponse = z.infer<typeof EccLogOffResponse>;
