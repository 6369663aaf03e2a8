import { Moment } from './values.ts';
import { z } from './zod.ts';

/** What passes between a patrol and the police emergency control centre (design 6.5). */

/** That the centre was told: when, and by whom. */
export const EccNotification = Moment;
export type EccNotification = z.infer<typeof EccNotification>;

/** The centre's answer to a log-on; `by` is whoever typed the number in its stead. */
export const EccLogOnResponse = Moment.extend({ policeEventNumber: z.string() });
export type EccLogOnResponse = z.infer<typeof EccLogOnResponse>;

/** The centre's answer to a log-off. */
export const EccLogOffResponse = Moment;
export type EccLogOffResponse = z.infer<typeof EccLogOffResponse>;
