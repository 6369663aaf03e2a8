import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { exampleOrganization } from '#organizations/contract/examples.ts';
import type { peopleRoutes } from './routes.ts';

const person = {
  _id: ids.hemi,
  firstName: 'Hemi',
  lastName: 'Tamihana',
  finished: null,
  email: 'hemi@example.nz',
  mailVia: null,
  phone: '021 555 0101',
  idNumber: '4711',
  roles: ['patroller' as const],
  started: '2024-02-03T01:00:00.000Z',
  firstSignedIn: '2024-02-04T07:30:00.000Z',
  invited: '2024-02-03T01:00:00.000Z',
};

const { firstSignedIn: _, invited: _invited, mailVia: _via, ...profile } = person;
const ownProfile = {
  ...profile,
  notices: 'each' as const,
  summaries: 'each' as const,
  organizationId: ids.organization,
  timeZone: exampleOrganization.timeZone,
  secondStep: null,
  analytics: null,
};
const imported = {
  firstName: 'Ana',
  lastName: 'Faleolo',
  email: 'ana@example.nz',
  phone: '021 555 0120',
  roles: ['patroller'],
};
const edits = { version: 1, edited: null };

export const peopleExamples: Examples<typeof peopleRoutes> = {
  getMyProfile: { response: ownProfile },
  updateMyProfile: { body: { phone: '022 555 0110' }, response: { ...ownProfile, phone: '022 555 0110' } },
  listPersons: { response: { items: [person], matches: 1 } },
  listFailingAddresses: {
    response: {
      items: [{ _id: ids.hemi, when: '2026-11-20T18:40:00.000Z', reason: '550 5.1.1 User unknown' }],
      matches: 1,
    },
  },
  getPerson: { response: { ...person, ...edits } },
  createPerson: {
    body: {
      firstName: 'Hemi',
      lastName: 'Tamihana',
      email: 'hemi@example.nz',
      phone: '021 555 0101',
      roles: ['patroller'],
    },
    response: { _id: ids.hemi },
  },
  updatePerson: {
    body: { phone: null, roles: ['patroller', 'admin'], version: 1 },
    response: {
      ...person,
      phone: null,
      roles: ['patroller', 'admin'],
      version: 2,
      edited: { when: '2026-11-20T18:40:00.000Z', by: ids.admin },
    },
  },
  getInvitations: { response: { held: 28, unanswered: 3, recent: 1, left: 199 } },
  invitePersons: { body: { again: true }, response: { invited: 31, waiting: 0 } },
  checkImport: { body: { people: [imported] }, response: { outcomes: [{ is: 'new', who: null }] } },
  importPersons: { body: { people: [imported] }, response: { added: 1, known: 0 } },
};
