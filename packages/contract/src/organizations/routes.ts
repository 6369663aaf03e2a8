import { members, signedIn } from '../access.ts';
import { limits } from '../limits.ts';
import { listOf, listQuery, NullFilter, Search } from '../list.ts';
import { defineRoute } from '../route.ts';
import { CreatedId, Id } from '../values.ts';
import { z } from '../zod.ts';
import {
  NewOrganization,
  Organization,
  OrganizationListItem,
  OrganizationPatch,
  OrganizationRestore,
  OwnOrganizationPatch,
} from './schema.ts';

export const organizationRoutes = {
  listOrganizations: defineRoute({
    method: 'GET',
    path: '/organizations',
    summary: 'Lists organizations',
    access: signedIn('sa'),
    query: listQuery({
      sort: ['name', '-name', 'code', '-code'],
      filter: { archived: NullFilter.optional(), search: Search.optional() },
    }),
    status: 200,
    response: listOf(OrganizationListItem),
  }),
  createOrganization: defineRoute({
    method: 'POST',
    path: '/organization',
    summary: 'Creates an organization with its first admin, who is mailed an invitation',
    access: signedIn('sa'),
    body: NewOrganization,
    takenLimit: limits.taken,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  getOrganization: defineRoute({
    method: 'GET',
    path: '/organization/{id}',
    summary: 'Reads any organization',
    access: signedIn('sa'),
    params: z.strictObject({ id: Id }),
    status: 200,
    response: Organization,
  }),
  updateOrganization: defineRoute({
    method: 'PATCH',
    path: '/organization/{id}',
    summary: 'Changes any organization',
    access: signedIn('sa'),
    confirmed: ['eccEmail', 'secondStepFor', 'secondStepGraceDays'],
    params: z.strictObject({ id: Id }),
    body: OrganizationPatch,
    status: 200,
    response: Organization,
  }),
  archiveOrganization: defineRoute({
    method: 'POST',
    path: '/organization/{id}/archive',
    summary: 'Archives an organization: nobody signs in to it and nothing is mailed, until it is restored',
    access: signedIn('sa'),
    confirmed: true,
    params: z.strictObject({ id: Id }),
    status: 200,
    response: Organization,
  }),
  restoreOrganization: defineRoute({
    method: 'POST',
    path: '/organization/{id}/restore',
    summary: 'Restores an archived organization, with a new code if another one has taken its own',
    access: signedIn('sa'),
    params: z.strictObject({ id: Id }),
    body: OrganizationRestore,
    status: 200,
    response: Organization,
  }),
  updateMyOrganization: defineRoute({
    method: 'PATCH',
    path: '/my/organization',
    summary: "Changes the caller's organization, except the address of the ECC",
    access: signedIn('admin'),
    confirmed: ['secondStepFor', 'secondStepGraceDays'],
    body: OwnOrganizationPatch,
    status: 200,
    response: Organization,
  }),
  getMyOrganization: defineRoute({
    method: 'GET',
    path: '/my/organization',
    summary: "Reads the caller's organization; its other settings are for admins only",
    access: members,
    withoutSecondStep: 'patrollers',
    status: 200,
    response: Organization,
  }),
} as const;
