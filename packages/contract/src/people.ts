import { everyone, MemberRole, members, Role, signedIn } from './access.ts';
import { HappenedFilter, listOf, listQuery } from './list.ts';
import { defineRoute } from './route.ts';
import { CreatedId, Email, Id, line, Phone } from './values.ts';
import { z } from './zod.ts';

/**
 * A person of the organization. Names reach everyone in it; contact details, roles and `started` reach admins, watchers
 * and oneself; phone and email also one's crew-mates (design 6.3).
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

/** What creates a person (specification 5). */
export const NewPerson = z.strictObject({
  firstName: line(),
  lastName: line(),
  email: Email,
  phone: Phone.optional(),
  roles: z
    .array(MemberRole)
    .default([])
    .transform((chosen) => [...new Set(chosen)]),
});
export type NewPerson = z.infer<typeof NewPerson>;

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
    summary: 'Adds a person, who is mailed an invitation',
    access: signedIn('admin'),
    body: NewPerson,
    status: 201,
    response: CreatedId,
  }),
} as const;
