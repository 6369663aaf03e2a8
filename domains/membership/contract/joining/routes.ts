import {
  anyone,
  CreatedId,
  defineRoute,
  Id,
  LinkToken,
  limits,
  listOf,
  listQuery,
  serverLimits,
  signedIn,
} from '#contract';
import { z } from '#contract/zod.ts';
import { AskedToJoin, JoinPageContent, JoinRequest, NewJoinRequest } from './schema.ts';

/** What cannot be a code is as unknown as any other that no organization has. */
const pageParams = z.strictObject({ code: z.string().max(limits.name.max) });
const linkParams = z.strictObject({ linkToken: LinkToken });
const requestParams = z.strictObject({ id: Id });

export const joiningRoutes = {
  getJoinPage: defineRoute({
    method: 'GET',
    path: '/join/{code}',
    summary: 'Reads the page on which somebody asks to join an organization; 404 unless it has one',
    access: anyone,
    params: pageParams,
    limit: { max: 120, perSeconds: 60 },
    status: 200,
    response: JoinPageContent,
  }),
  askToJoin: defineRoute({
    method: 'POST',
    path: '/join/{code}',
    summary:
      'Asks to join an organization; a link to confirm is mailed, and the answer is the same for every address',
    access: anyone,
    unconfirmed: 'no-session',
    params: pageParams,
    body: NewJoinRequest,
    limit: { max: 20, perSeconds: 86_400 },
    status: 204,
  }),
  viewJoinLink: defineRoute({
    method: 'GET',
    path: '/join/confirm/{linkToken}',
    summary: 'Reads the request that the mailed link confirms; 401 if the link is dead',
    access: anyone,
    params: linkParams,
    limit: { max: 60, perSeconds: 900 },
    linkLimit: { max: 20, perSeconds: 900 },
    status: 200,
    response: AskedToJoin,
  }),
  confirmJoin: defineRoute({
    method: 'POST',
    path: '/join/confirm/{linkToken}',
    summary: 'Confirms the address of a request, which the admins see from then on',
    access: anyone,
    unconfirmed: 'no-session',
    params: linkParams,
    limit: { max: 60, perSeconds: 900 },
    linkLimit: { max: 20, perSeconds: 900 },
    status: 204,
  }),
  listJoinRequests: defineRoute({
    method: 'GET',
    path: '/join-requests',
    summary: 'Lists the requests to join whose address was confirmed, the first one first',
    access: signedIn('admin'),
    query: listQuery({ sort: ['confirmed', '-confirmed'], filter: {} }),
    status: 200,
    response: listOf(JoinRequest),
    shows: ['contacts'],
  }),
  acceptJoinRequest: defineRoute({
    method: 'POST',
    path: '/join-request/{id}/accept',
    summary: 'Adds who asked to join as a patroller, who is mailed an invitation',
    access: signedIn('admin'),
    confirmed: true,
    params: requestParams,
    takenLimit: serverLimits.taken,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  declineJoinRequest: defineRoute({
    method: 'DELETE',
    path: '/join-request/{id}',
    summary: 'Removes a request to join; nobody is mailed',
    access: signedIn('admin'),
    unconfirmed: 'undone',
    params: requestParams,
    status: 204,
  }),
} as const;
