import { defineRoute, Id, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { ComingErasure } from './schema.ts';

export const erasureRoutes = {
  listErasures: defineRoute({
    method: 'GET',
    path: '/my/organization/erasures',
    summary: 'Lists what will be erased within a day, the first one first',
    access: signedIn('admin'),
    status: 200,
    response: z.object({ items: z.array(ComingErasure) }),
  }),
  undoErasure: defineRoute({
    method: 'DELETE',
    path: '/my/organization/erasure/{id}',
    summary: 'Undoes an erasure before it is done; 404 afterwards',
    access: signedIn('admin'),
    unconfirmed: 'undone',
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
} as const;
