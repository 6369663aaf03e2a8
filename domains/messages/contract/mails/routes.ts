import { CreatedId, defineRoute, Id, listOf, listQuery, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { PatrolMail, PatrolUnsent } from './schema.ts';

const idParams = z.strictObject({ id: Id });

export const mailRoutes = {
  listPatrolMails: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/mails',
    summary: 'Lists the mails about a patrol, with what became of each',
    access: signedIn('admin'),
    params: idParams,
    query: listQuery({ sort: ['-created', 'created'], filter: {} }),
    status: 200,
    /** `failed` counts those that did not arrive and have not been sent again. */
    response: listOf(PatrolMail).extend({ failed: z.number().int() }),
    shows: ['contacts'],
  }),
  resendMail: defineRoute({
    method: 'POST',
    path: '/mail/{id}/resend',
    summary: 'Sends a mail about a patrol again, once a minute at most; answers the id of the new one',
    access: signedIn('admin'),
    unconfirmed: 'same-address',
    params: idParams,
    status: 202,
    response: CreatedId,
  }),
  resendFailed: defineRoute({
    method: 'POST',
    path: '/mails/resend',
    summary:
      'Sends again the mails about patrols that are not over which did not arrive, at most 100 of them; counts them, and those that are obsolete',
    access: signedIn('admin'),
    unconfirmed: 'same-address',
    status: 202,
    response: z.object({ queued: z.number().int(), obsolete: z.number().int() }),
  }),
  listUnsent: defineRoute({
    method: 'GET',
    path: '/patrols/unsent',
    summary:
      'Lists the patrols of which urgent mails have not left, the longest waiting first, at most 20 of them',
    access: signedIn('admin'),
    status: 200,
    response: z.object({ items: z.array(PatrolUnsent) }),
    shows: ['contacts'],
  }),
} as const;
