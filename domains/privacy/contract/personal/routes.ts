import { defineRoute, Id, members, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { DeclinedErasure, MyErasureRequest } from './schema.ts';

const personParams = z.strictObject({ id: Id });

/** How often one network may ask for an archive, for which much is read. */
const archives = { max: 20, perSeconds: 600 };

export const personalRoutes = {
  downloadMyInformation: defineRoute({
    method: 'GET',
    path: '/my/information.zip',
    summary: 'Returns all that is held about the caller: a page to read, and the same as JSON',
    access: members,
    confirmed: true,
    limit: archives,
    status: 200,
    response: z.string(),
    chunked: 'application/zip',
    shows: [],
  }),
  downloadInformation: defineRoute({
    method: 'GET',
    path: '/person/{id}/information.zip',
    summary: 'Returns all that is held about a person of the organization, likewise',
    access: signedIn('admin'),
    params: personParams,
    confirmed: true,
    limit: archives,
    status: 200,
    response: z.string(),
    chunked: 'application/zip',
    shows: ['person-file'],
  }),
  getMyErasureRequest: defineRoute({
    method: 'GET',
    path: '/my/erasure-request',
    summary: 'Reads whether the caller has asked to have their details erased, and the answer',
    access: members,
    status: 200,
    response: MyErasureRequest,
  }),
  askForErasure: defineRoute({
    method: 'POST',
    path: '/my/erasure-request',
    summary: 'Asks the admins to end the membership and to erase the details of the caller',
    access: members,
    unconfirmed: 'undone',
    status: 200,
    response: MyErasureRequest,
  }),
  withdrawErasure: defineRoute({
    method: 'DELETE',
    path: '/my/erasure-request',
    summary: 'Withdraws that request',
    access: members,
    unconfirmed: 'undone',
    status: 204,
  }),
  declineErasure: defineRoute({
    method: 'POST',
    path: '/person/{id}/erasure-request/decline',
    summary: 'Declines the request of a member, with a reason for them to read',
    access: signedIn('admin'),
    unconfirmed: 'undone',
    params: personParams,
    body: DeclinedErasure,
    status: 204,
  }),
  erasePerson: defineRoute({
    method: 'POST',
    path: '/person/{id}/erasure',
    summary:
      'Erases the details of a person who has left, but for what must stay, a day later; again, it changes nothing',
    access: signedIn('admin'),
    params: personParams,
    confirmed: true,
    status: 204,
  }),
} as const;
