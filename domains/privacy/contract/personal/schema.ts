import { limits, line, Stamp } from '#contract';
import { z } from '#contract/zod.ts';

/** That a member has asked to have their details erased, and what an admin answered (product 22.10). */
const ErasureRequest = z.object({
  asked: z.string(),
  /** Null while it waits. */
  declined: Stamp.extend({ reason: z.string() }).nullable(),
});

/** The caller's own request; null if there is none. */
export const MyErasureRequest = z.object({ request: ErasureRequest.nullable() });
export type MyErasureRequest = z.infer<typeof MyErasureRequest>;

/** Why a request is declined, for the member to read. */
export const DeclinedErasure = z.strictObject({ reason: line(limits.declineReason) });
export type DeclinedErasure = z.infer<typeof DeclinedErasure>;
