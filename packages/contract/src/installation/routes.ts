import { signedIn } from '../access.ts';
import { limits } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** What the operator of the installation should know of. */
export const Installation = z.object({
  /** Addresses that sent requests with a forwarded client address that was not used (product 15.8). */
  untrustedProxies: z.array(z.string()).max(limits.untrustedProxies),
});
export type Installation = z.infer<typeof Installation>;

export const installationRoutes = {
  getInstallation: defineRoute({
    method: 'GET',
    path: '/installation',
    summary: 'Reads what the operator should know of',
    access: signedIn('sa'),
    status: 200,
    response: Installation,
  }),
} as const;
