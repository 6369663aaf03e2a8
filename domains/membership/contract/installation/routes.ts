import { defineRoute, signedIn } from '#contract';
import { Installation } from './schema.ts';

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
