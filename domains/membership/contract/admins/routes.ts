import { CreatedId, defineRoute, Id, listOf, listQuery, serverLimits, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { NewAdmin } from '#organizations/contract';
import { Admin, AdminPatch } from './schema.ts';

const organizationParams = z.strictObject({ id: Id });
const adminParams = organizationParams.extend({ personId: Id });

/** What a super administrator does for the admins of an organization (product 3.7). */
export const adminRoutes = {
  listAdmins: defineRoute({
    method: 'GET',
    path: '/organization/{id}/admins',
    summary: 'Lists the admins of any organization, and whether they have signed in',
    access: signedIn('sa'),
    params: organizationParams,
    query: listQuery({ sort: ['lastName'], filter: {} }),
    status: 200,
    response: listOf(Admin),
    shows: ['contacts'],
  }),
  addAdmin: defineRoute({
    method: 'POST',
    path: '/organization/{id}/admin',
    summary:
      'Adds an admin, who is mailed an invitation; a person of the organization with that address becomes an admin',
    access: signedIn('sa'),
    confirmed: true,
    params: organizationParams,
    body: NewAdmin,
    takenLimit: serverLimits.taken,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  correctAdmin: defineRoute({
    method: 'PATCH',
    path: '/organization/{id}/admin/{personId}',
    summary: 'Corrects the address of an admin who has not signed in yet, and mails the invitation there',
    access: signedIn('sa'),
    confirmed: true,
    params: adminParams,
    body: AdminPatch,
    takenLimit: serverLimits.taken,
    status: 204,
  }),
  inviteAdmin: defineRoute({
    method: 'POST',
    path: '/organization/{id}/admin/{personId}/invite',
    summary: 'Mails the invitation again to an admin who has not signed in yet, once a minute at most',
    access: signedIn('sa'),
    unconfirmed: 'same-address',
    params: adminParams,
    status: 204,
  }),
  removeAdmin: defineRoute({
    method: 'DELETE',
    path: '/organization/{id}/admin/{personId}',
    summary: 'Takes the role of admin from a person, who leaves the organization if they hold no other',
    access: signedIn('sa'),
    confirmed: true,
    params: adminParams,
    status: 204,
  }),
} as const;
