import { defineRoute, Id, listOf, listQuery, shownOfPatrol, signedIn, watcherRoles } from '#contract';
import { z } from '#contract/zod.ts';
import { Patrol } from '#patrols/contract';
import { PatrolOut } from './schema.ts';

export const overdueRoutes = {
  listPatrolsOut: defineRoute({
    method: 'GET',
    path: '/patrols/out',
    summary: 'Lists the patrols that are out now, the one to end first at the top',
    access: signedIn(...watcherRoles),
    query: listQuery({ sort: ['end'], filter: {} }),
    status: 200,
    response: listOf(PatrolOut),
  }),
  acknowledgeOverdue: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/overdue/acknowledge',
    summary:
      'Takes note that a running patrol is past its end, which stops the mails about it until it is extended',
    access: signedIn('admin'),
    unconfirmed: 'night',
    params: z.strictObject({ id: Id }),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
} as const;
