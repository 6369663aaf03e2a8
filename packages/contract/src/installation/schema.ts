import { limits } from '../limits.ts';
import { z } from '../zod.ts';

/** What the operator of the installation should know of. */
export const Installation = z.object({
  /** Addresses that sent requests with a forwarded client address that was not used (product 15.8). */
  untrustedProxies: z.array(z.string()).max(limits.untrustedProxies.max),
});
export type Installation = z.infer<typeof Installation>;
