import { serverLimits } from '#contract';
import { z } from '#contract/zod.ts';

/** What became of the daily backups. */
const Backups = z.object({
  /** When the last one was made. */
  last: z.string().nullable(),
  /** What went wrong since, and how often; null if nothing did. */
  failure: z.object({ when: z.string(), reason: z.string(), times: z.number() }).nullable(),
  /** Whether the last one should have been followed by another. */
  isLate: z.boolean(),
});

/** What the operator of the installation should know of. */
export const Installation = z.object({
  /** Addresses that sent requests with a forwarded client address that was not used (product 15.8). */
  untrustedProxies: z.array(z.string()).max(serverLimits.untrustedProxies.max),
  /** Null if none are made. */
  backups: Backups.nullable(),
  /** Since when no mail leaves, because this was restored from a backup (product 15.24); null if mails do. */
  mailsHeldSince: z.string().nullable(),
});
export type Installation = z.infer<typeof Installation>;
