import { everyone, MemberRole, members, Role, signedIn } from './access.ts';
import { HappenedFilter, listOf, listQuery } from './list.ts';
import { PatrolListItem, PersonPatrolsQuery } from './patrols.ts';
import { defineRoute } from './route.ts';
import { Blank, CreatedId, Email, Id, line, Phone } from './values.ts';
import { z } from './zod.ts';

/**
 * A person of the organization. Names reach everyone in it; contact details, roles and `started` reach admins, watchers
 * and oneself; phone and email also one's crew-mates on a coming or running patrol (design 6.3).
 */
export const Person = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  finished: z.string().nullable(),
  email: z.string().optional(),
  phone: z.string().nullable().optional(),
  roles: z.array(Role).optional(),
  started: z.string().optional(),
});
export type Person = z.infer<typeof Person>;

/** Null or blank means none. */
const PersonPhone = z.union([z.null(), Blank, Phone]).transform((phone) => phone || null);

const PersonRoles = z.array(MemberRole).transform((chosen) => [...new Set(chosen)]);

/** What creates a person (specification 5). */
export const NewPerson = z.strictObject({
  firstName: line(),
  lastName: line(),
  email: Email,
  phone: PersonPhone.optional(),
  roles: PersonRoles.default([]),
});
export type NewPerson = z.infer<typeof NewPerson>;

/** What is left out stays as it is. */
export const PersonPatch = z.strictObject({
  firstName: line().optional(),
  lastName: line().optional(),
  email: Email.optional(),
  phone: PersonPhone.optional(),
  roles: PersonRoles.optional(),
});
export type PersonPatch = z.infer<typeof PersonPatch>;

/** `?confirm=true` repeats a change that was refused because it takes a person off coming patrols (design 6.3). */
const ConfirmQuery = z.strictObject({
  confirm: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

/** Oneself, with what one's screens need to know. */
export const Profile = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  organizationId: Id.nullable(),
  roles: z.array(Role),
  started: z.string(),
  finished: z.string().nullable(),
  timeZone: z.string(),
});
export type Profile = z.infer<typeof Profile>;

const personParams = z.strictObject({ id: Id });

export const peopleRoutes = {
  getMyProfile: defineRoute({
    method: 'GET',
    path: '/my/profile',
    summary: 'Reads oneself',
    access: everyone,
    status: 200,
    response: Profile,
  }),
  listPersons: defineRoute({
    method: 'GET',
    path: '/persons',
    summary: 'Lists the people of the organization',
    access: members,
    query: listQuery({
      sort: ['lastName', '-lastName', 'firstName', '-firstName', 'started', '-started'],
      filter: { finished: HappenedFilter.optional() },
    }),
    status: 200,
    response: listOf(Person),
  }),
  getPerson: defineRoute({
    method: 'GET',
    path: '/person/{id}',
    summary: 'Reads a person of the organization',
    access: members,
    params: personParams,
    status: 200,
    response: Person,
  }),
  createPerson: defineRoute({
    method: 'POST',
    path: '/person',
    summary: 'Adds a person, who is mailed an invitation; one who had left comes back as they were',
    access: signedIn('admin'),
    body: NewPerson,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  updatePerson: defineRoute({
    method: 'PATCH',
    path: '/person/{id}',
    summary: 'Changes a person; a new address is told to the old one and ends their sessions',
    access: signedIn('admin'),
    params: personParams,
    query: ConfirmQuery,
    body: PersonPatch,
    status: 200,
    response: Person,
  }),
  deletePerson: defineRoute({
    method: 'DELETE',
    path: '/person/{id}',
    summary:
      'Ends a membership: the person can no longer sign in, is off coming patrols, and stays in the record',
    access: signedIn('admin'),
    params: personParams,
    status: 204,
  }),
  listPatrolsOfPerson: defineRoute({
    method: 'GET',
    path: '/person/{id}/patrols',
    summary: 'Lists the patrols a person is or was assigned to',
    access: signedIn('admin', 'watcher'),
    params: personParams,
    query: PersonPatrolsQuery,
    status: 200,
    response: listOf(PatrolListItem),
  }),
} as const;
