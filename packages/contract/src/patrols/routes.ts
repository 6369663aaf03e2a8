import { members, signedIn } from '../access.ts';
import { listOf, OverrideQuery } from '../list.ts';
import { readerRoles } from '../roles.ts';
import { defineRoute } from '../route.ts';
import { CreatedId, Id, Message } from '../values.ts';
import { shownOfPatrol } from '../views/kinds.ts';
import { z } from '../zod.ts';
import { AllPatrolsQuery, PatrolsQuery, PersonPatrolsQuery } from './queries.ts';
import {
  Cancellation,
  Drafts,
  NewCopies,
  NewEvent,
  NewPatrol,
  Patrol,
  PatrolListItem,
  PatrolPatch,
} from './schema.ts';

const Inserted = z.object({ inserted: z.object({ _id: Id }) });

const patrolParams = z.strictObject({ id: Id });

export const patrolRoutes = {
  listPatrols: defineRoute({
    method: 'GET',
    path: '/patrols',
    summary: 'Lists patrols and events',
    access: members,
    query: PatrolsQuery,
    status: 200,
    response: listOf(PatrolListItem),
  }),
  downloadPatrols: defineRoute({
    method: 'GET',
    path: '/patrols.csv',
    summary: 'Returns patrols and events as comma-separated values, the latest first',
    access: signedIn(...readerRoles),
    confirmed: true,
    query: AllPatrolsQuery,
    status: 200,
    response: z.string(),
    chunked: 'text/csv',
    shows: ['patrols-file'],
  }),
  listMyPatrols: defineRoute({
    method: 'GET',
    path: '/my/patrols',
    summary: 'Lists the patrols the caller is assigned to',
    access: members,
    withoutSecondStep: 'patrollers',
    query: PersonPatrolsQuery,
    status: 200,
    response: listOf(PatrolListItem),
  }),
  getPatrol: defineRoute({
    method: 'GET',
    path: '/patrol/{id}',
    summary: 'Reads a patrol or event',
    access: members,
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  createPatrol: defineRoute({
    method: 'POST',
    path: '/patrol',
    summary: 'Creates a draft patrol',
    access: signedIn('admin'),
    unconfirmed: 'month',
    query: OverrideQuery,
    body: NewPatrol,
    status: 201,
    response: Inserted,
    idempotent: true,
  }),
  createEvent: defineRoute({
    method: 'POST',
    path: '/event',
    summary: 'Creates a draft event, which has no call sign and is not reported to the police',
    access: signedIn('admin'),
    unconfirmed: 'month',
    query: OverrideQuery,
    body: NewEvent,
    status: 201,
    response: Inserted,
    idempotent: true,
  }),
  copyPatrols: defineRoute({
    method: 'POST',
    path: '/patrols/copies',
    summary:
      'Creates drafts as copies of patrols and events, all of them or none; answers the id of the whole',
    access: signedIn('admin'),
    unconfirmed: 'month',
    body: NewCopies,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  undoCopies: defineRoute({
    method: 'DELETE',
    path: '/patrols/copies/{id}',
    summary: 'Removes the drafts that were created together, for a while, if none was changed since',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrolParams,
    status: 204,
  }),
  updatePatrol: defineRoute({
    method: 'PATCH',
    path: '/patrol/{id}',
    summary:
      'Changes an upcoming patrol or event; if finalized and moved or renamed, mails those on it, with a message',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrolParams,
    query: OverrideQuery,
    body: PatrolPatch,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  finalizePatrol: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/finalize',
    summary: 'Finalizes a draft and mails its patrollers, guests and the watchers',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrolParams,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  finalizePatrols: defineRoute({
    method: 'POST',
    path: '/patrols/finalize',
    summary:
      'Finalizes several drafts, all or none, and mails each person once for all that concern them; the refusal names the one that stands in the way',
    access: signedIn('admin'),
    unconfirmed: 'month',
    body: Drafts,
    status: 204,
  }),
  cancelPatrols: defineRoute({
    method: 'POST',
    path: '/patrols/cancel',
    summary:
      'Cancels several patrols and events, all or none, with a message to those whom that mails; the refusal names the one that stands in the way',
    access: signedIn('admin'),
    unconfirmed: 'month',
    body: Cancellation,
    status: 204,
  }),
  cancelPatrol: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/cancel',
    summary:
      'Cancels a patrol, with a message to those whom that mails; with didNotShow after its start, marks those who had accepted as not shown',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrolParams,
    body: z.strictObject({ didNotShow: z.boolean().optional(), message: Message.optional() }).default({}),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
} as const;
