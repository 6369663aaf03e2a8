import type { BodyInput, ResponseOf, RouteName, routes } from '@patrolbook/contract';

/** What the API's page shows of a call: a body that it takes and an answer that it gives. */
interface Example<N extends RouteName> {
  body?: BodyInput<(typeof routes)[N]>;
  response?: ResponseOf<(typeof routes)[N]>;
}

const ids = {
  organization: '01900000-0000-7000-8000-000000000001',
  admin: '01900000-0000-7000-8000-000000000002',
  hemi: '01900000-0000-7000-8000-000000000003',
  mere: '01900000-0000-7000-8000-000000000004',
  patrol: '01900000-0000-7000-8000-000000000005',
  guest: '01900000-0000-7000-8000-000000000006',
  session: '01900000-0000-7000-8000-000000000007',
  audit: '01900000-0000-7000-8000-000000000008',
} as const;

const finalized = { when: '2026-11-20T19:12:00.000Z', by: ids.admin };
const pending = { accepted: null, declined: null, didNotShow: null, removed: null };
const didNotShow = { when: '2026-11-27T09:00:00.000Z', by: ids.admin };
const emailed = { when: '2026-11-20T19:12:04.000Z' };

const patrol = {
  _id: ids.patrol,
  type: 'patrol' as const,
  name: 'Regular patrol',
  when: '2026-11-27T08:00:00.000Z',
  hours: 3,
  callSign: 'HSCP',
  instructions: null,
  cancelled: null,
  finalized,
  deleted: null,
  started: null,
  finished: null,
  eccLogOnNotification: null,
  eccLogOnResponse: null,
  eccLogOffNotification: null,
  eccLogOffResponse: null,
  patrollers: {
    [ids.hemi]: { ...pending, accepted: { when: '2026-11-20T20:03:00.000Z', by: ids.hemi }, emailed },
    [ids.mere]: { ...pending, emailed },
  },
  guests: {
    [ids.guest]: { name: 'Const. Matt Reihana', phone: '021 555 0199', email: null, removed: null },
  },
  incidents: [],
};
const { incidents: _, ...withoutIncidents } = patrol;
const listed = {
  ...withoutIncidents,
  guests: { [ids.guest]: { name: 'Const. Matt Reihana', removed: null } },
};
const patrols = { items: [listed], matches: 1 };

const person = {
  _id: ids.hemi,
  firstName: 'Hemi',
  lastName: 'Tamihana',
  finished: null,
  email: 'hemi@example.nz',
  phone: '021 555 0101',
  roles: ['patroller' as const],
  started: '2024-02-03T01:00:00.000Z',
};

const organization = {
  _id: ids.organization,
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  timeZone: 'Pacific/Auckland',
  eccPhone: '09 555 0111',
  eccEmail: 'ecc@example.nz',
  emailFrom: 'Howick South <roster@example.nz>',
  emailSignOff: 'Howick South team',
  patrollerInstructions: 'Bring your torch and vest.',
  patrolMeetUpInstructions: 'Behind the station, ten minutes early.',
  patrolNames: ['Regular patrol'],
};

/** Of every call that has a body or an answer; a test parses each by the contract. */
export const examples: { readonly [N in RouteName]?: Example<N> } = {
  signIn: { body: { email: 'hemi@example.nz', password: 'Torch-and-vest-1', remember: true } },
  forgotPassword: { body: { email: 'hemi@example.nz' } },
  setPassword: { body: { password: 'Torch-and-vest-1' } },
  listMySessions: {
    response: {
      items: [
        {
          _id: ids.session,
          issued: '2026-11-20T18:00:00.000Z',
          refreshed: '2026-11-20T19:00:00.000Z',
          expires: '2027-01-19T19:00:00.000Z',
          revoked: null,
          ips: ['203.0.113.5'],
          userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
          sharedDevice: false,
          current: true,
        },
      ],
      matches: 1,
    },
  },
  listMyAudits: {
    response: {
      items: [
        {
          _id: ids.audit,
          when: '2026-11-20T18:00:00.000Z',
          event: 'sign-in-failure',
          data: { reason: 'Invalid credentials' },
          request: { client: { ips: ['203.0.113.5'], userAgent: 'curl/8.14.1' } },
        },
      ],
      matches: 1,
    },
  },
  getMyProfile: {
    response: { ...person, organizationId: ids.organization, timeZone: organization.timeZone },
  },
  listOrganizations: {
    response: {
      items: [{ _id: organization._id, code: organization.code, name: organization.name }],
      matches: 1,
    },
  },
  createOrganization: {
    body: {
      code: 'HSCP',
      name: 'Howick South Community Patrol',
      policeStation: 'Howick',
      admin: { firstName: 'Aroha', lastName: 'Tamihana', email: 'aroha@example.nz' },
    },
    response: { _id: ids.organization },
  },
  getOrganization: { response: organization },
  updateOrganization: { body: { policeStation: 'Howick' }, response: organization },
  getMyOrganization: { response: organization },
  updateMyOrganization: { body: { emailFrom: '', eccPhone: null }, response: organization },
  listPersons: { response: { items: [person], matches: 1 } },
  getPerson: { response: person },
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
    body: { phone: null, roles: ['patroller', 'admin'] },
    response: { ...person, phone: null, roles: ['patroller', 'admin'] },
  },
  listPatrolsOfPerson: { response: patrols },
  summarizePersons: {
    body: { personIds: [ids.hemi, ids.mere] },
    response: {
      items: [
        { _id: ids.hemi, allTime: 31 },
        { _id: ids.mere, allTime: 4 },
      ],
    },
  },
  summarizePatrols: {
    response: {
      byMonth: [{ _id: { year: 2026, month: 10, status: 'run' }, count: 9 }],
      byDayOfWeek: [{ _id: { dayOfWeek: 6, status: 'run' }, count: 140 }],
    },
  },
  summarizePatrolsOfPerson: {
    response: {
      byMonth: [{ _id: { year: 2026, month: 10, status: 'accepted' }, count: 2 }],
      byDayOfWeek: [{ _id: { dayOfWeek: 6, status: 'accepted' }, count: 31 }],
    },
  },
  listPatrols: { response: patrols },
  listMyPatrols: { response: patrols },
  getPatrol: { response: patrol },
  createPatrol: {
    body: { callSign: 'HSCP', hours: 3, when: '2026-11-27T08:00:00.000Z', name: 'Regular patrol' },
    response: { inserted: { _id: ids.patrol } },
  },
  createEvent: {
    body: { hours: 2, when: '2026-12-05T22:00:00.000Z', name: 'First aid course' },
    response: { inserted: { _id: ids.patrol } },
  },
  finalizePatrol: { response: patrol },
  cancelPatrol: {
    body: { didNotShow: true },
    response: { ...patrol, cancelled: { when: '2026-11-27T09:00:00.000Z', by: ids.admin } },
  },
  assignPatroller: { response: patrol },
  removePatroller: { response: patrol },
  acceptForPatroller: { response: patrol },
  declineForPatroller: { response: patrol },
  addGuest: {
    body: { name: 'Const. Matt Reihana', phone: '021 555 0199' },
    response: { _id: ids.guest },
  },
  removeGuest: { response: patrol },
  setDidNotShow: {
    body: { value: true },
    response: { ...patrol, patrollers: { [ids.hemi]: { ...pending, didNotShow, emailed } } },
  },
  updatePatrol: { body: { hours: 4, name: null }, response: { ...patrol, hours: 4, name: null } },
  viewAssignment: {
    response: {
      assignment: { accepted: null, declined: null },
      guests: [{ name: 'Const. Matt Reihana' }],
      me: { firstName: 'Mere' },
      organization: { name: organization.name, timeZone: organization.timeZone },
      patrol: { name: patrol.name, type: patrol.type, when: patrol.when, hours: patrol.hours, finalized },
      patrollers: [
        { _id: ids.hemi, firstName: 'Hemi', lastName: 'Tamihana' },
        { _id: ids.mere, firstName: 'Mere', lastName: 'Hōhepa' },
      ],
    },
  },
};
