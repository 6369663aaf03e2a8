import { signedIn } from '../access.ts';
import { limits } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { FillProposal, FillRequest } from './schema.ts';

export const fillRoutes = {
  fillPatrols: defineRoute({
    method: 'POST',
    path: '/patrols/fill',
    safe: true,
    summary: 'Proposes crews for the free places of patrols, with the reasons; nothing is saved',
    access: signedIn('admin'),
    limit: limits.fillsOfNetwork,
    body: FillRequest,
    status: 200,
    response: FillProposal,
  }),
} as const;
