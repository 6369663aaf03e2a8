import { CreatedId, defineRoute, Id, serverLimits, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { FillAcceptance, FillCandidate, FillChoosing, FillProposal, FillRequest } from './schema.ts';

export const fillRoutes = {
  fillPatrols: defineRoute({
    method: 'POST',
    path: '/patrols/fill',
    safe: true,
    summary: 'Proposes crews for the free places of patrols, with the reasons; nothing is saved',
    access: signedIn('admin'),
    limit: serverLimits.fillsOfNetwork,
    body: FillRequest,
    status: 200,
    response: FillProposal,
  }),
  listFillCandidates: defineRoute({
    method: 'POST',
    path: '/patrols/fill/candidates',
    safe: true,
    summary: 'Lists the patrollers for a place beside a proposal that is not saved, the best first',
    access: signedIn('admin'),
    limit: serverLimits.fillsOfNetwork,
    body: FillChoosing,
    status: 200,
    response: z.object({ items: z.array(FillCandidate) }),
  }),
  acceptFill: defineRoute({
    method: 'POST',
    path: '/patrols/fill/accept',
    summary:
      'Puts people on patrols, all of them or nobody, if no rule stands in the way; answers the id of the whole',
    access: signedIn('admin'),
    unconfirmed: 'month',
    limit: serverLimits.fillsOfNetwork,
    body: FillAcceptance,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  undoFill: defineRoute({
    method: 'DELETE',
    path: '/patrols/fill/{id}',
    summary: 'Takes off the people who were put on together, for a while, if nothing was changed since',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
} as const;
