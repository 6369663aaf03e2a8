import {
  CreatedId,
  defineRoute,
  everyone,
  Id,
  limits,
  listOf,
  listQuery,
  listUpTo,
  members,
  NullFilter,
  Search,
  serverLimits,
  signedIn,
  watcherRoles,
} from '#contract';
import { z } from '#contract/zod.ts';
import {
  FailingAddress,
  ImportedPerson,
  ImportOutcome,
  Invitations,
  NewPerson,
  Person,
  PersonPatch,
  Profile,
  ProfilePatch,
} from './schema.ts';

/** `?confirm=true` repeats a change that was refused because it removes a person from upcoming patrols (product 4.7). */
const ConfirmQuery = z.strictObject({
  confirm: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

const ImportedPeople = z.strictObject({ people: listUpTo(limits.imported.rows, ImportedPerson) });

const personParams = z.strictObject({ id: Id });

export const peopleRoutes = {
  getMyProfile: defineRoute({
    method: 'GET',
    path: '/my/profile',
    summary: "Reads the caller's profile",
    access: everyone,
    withoutSecondStep: 'everybody',
    status: 200,
    response: Profile,
  }),
  updateMyProfile: defineRoute({
    method: 'PATCH',
    path: '/my/profile',
    summary: "Changes the caller's phone number, and which notices and summaries they get",
    access: members,
    unconfirmed: 'own',
    body: ProfilePatch,
    status: 200,
    response: Profile,
  }),
  listPersons: defineRoute({
    method: 'GET',
    path: '/persons',
    summary: 'Lists the people of the organization',
    access: members,
    withoutSecondStep: 'patrollers',
    query: listQuery({
      sort: ['lastName', '-lastName', 'firstName', '-firstName', 'started', '-started'],
      // Only the names are searched: every member sees those (product 2.7).
      filter: { finished: NullFilter.optional(), search: Search.optional() },
    }),
    status: 200,
    response: listOf(Person),
    shows: ['contacts'],
  }),
  listFailingAddresses: defineRoute({
    method: 'GET',
    path: '/persons/failing',
    summary: 'Lists the unfinished people to whose address the last mail did not arrive, with the reason',
    access: signedIn('admin'),
    query: listQuery({ sort: ['lastName'], filter: {} }),
    status: 200,
    response: listOf(FailingAddress),
  }),
  getPerson: defineRoute({
    method: 'GET',
    path: '/person/{id}',
    summary: 'Reads a person of the organization',
    access: members,
    params: personParams,
    status: 200,
    response: Person,
    shows: ['contacts'],
  }),
  createPerson: defineRoute({
    method: 'POST',
    path: '/person',
    summary: 'Adds a person, who is mailed an invitation; a finished person with that address is reopened',
    access: signedIn('admin'),
    confirmed: true,
    body: NewPerson,
    takenLimit: serverLimits.taken,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  updatePerson: defineRoute({
    method: 'PATCH',
    path: '/person/{id}',
    summary: 'Changes a person; a new address ends their sessions and is announced to the old one',
    access: signedIn('admin'),
    unconfirmed: 'undone',
    confirmed: ['email', 'mailVia', 'roles'],
    params: personParams,
    query: ConfirmQuery,
    body: PersonPatch,
    takenLimit: serverLimits.taken,
    status: 200,
    response: Person,
    shows: ['contacts'],
  }),
  deletePerson: defineRoute({
    method: 'DELETE',
    path: '/person/{id}',
    summary:
      'Ends a membership: the person can no longer sign in, leaves upcoming patrols and stays in the record',
    access: signedIn('admin'),
    confirmed: true,
    params: personParams,
    status: 204,
  }),
  invitePerson: defineRoute({
    method: 'POST',
    path: '/person/{id}/invite',
    summary: 'Mails the invitation again to a person who has not signed in yet, once a minute at most',
    access: signedIn('admin'),
    unconfirmed: 'same-address',
    params: personParams,
    status: 204,
  }),
  getInvitations: defineRoute({
    method: 'GET',
    path: '/persons/invitations',
    summary: 'Counts the people who have not signed in, by whether they were invited',
    access: signedIn('admin'),
    status: 200,
    response: Invitations,
  }),
  invitePersons: defineRoute({
    method: 'POST',
    path: '/persons/invitations',
    summary: 'Invites everybody who never was, and again those who have not signed in for a day',
    access: signedIn('admin'),
    unconfirmed: 'same-address',
    body: z.strictObject({
      /** Also invites those who were invited before. */
      again: z.boolean().default(false),
    }),
    status: 200,
    response: z.object({
      invited: z.int(),
      /** Those who remain for another day, because of the day's limit. */
      waiting: z.int(),
    }),
  }),
  downloadPersons: defineRoute({
    method: 'GET',
    path: '/persons.csv',
    summary: 'Returns the people who have not left as comma-separated values, as an import reads them',
    access: signedIn(...watcherRoles),
    confirmed: true,
    status: 200,
    response: z.string(),
    text: 'text/csv',
    shows: ['people-file'],
  }),
  checkImport: defineRoute({
    method: 'POST',
    path: '/persons/import/check',
    summary: 'Says what an import would do with each row',
    access: signedIn('admin'),
    safe: true,
    body: ImportedPeople,
    status: 200,
    response: z.object({ outcomes: z.array(ImportOutcome) }),
  }),
  importPersons: defineRoute({
    method: 'POST',
    path: '/persons/import',
    summary:
      'Adds people, all or none, without inviting them; those who are known already are left as they are',
    access: signedIn('admin'),
    confirmed: true,
    body: ImportedPeople,
    takenLimit: serverLimits.taken,
    status: 200,
    response: z.object({ added: z.int(), known: z.int() }),
  }),
} as const;
