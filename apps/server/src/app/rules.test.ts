import { describe, expect, it } from 'vitest';
import { type Role, ValidationFailed } from '#contract';
import { testApp } from '../testing/app.ts';
import { type RouteName, routes } from './routes.ts';

/** Crosses each bound of the product's rules with a real request and checks the issue's path and reason (product 13.1). */

const server = testApp();
const when = '2026-12-05T08:00:00.000Z';
const long = (length: number) => 'x'.repeat(length);
const person = { firstName: 'Ann', lastName: 'Other', email: 'ann.other@example.nz' };
const admin = { firstName: 'Ann', lastName: 'Admin', email: 'ann.admin@example.nz' };
const patrol = { when, hours: 3, callSign: 'HSCP' };
const event = { when, hours: 3 };
const organization = { code: 'ABCD', name: 'Somewhere', policeStation: 'Somewhere', admin };

type Bounds = { min?: number; max?: number; type?: string; format?: string };
type Case = [rule: string, RouteName, body: object, path: string, reason: string, bounds?: Bounds];

const signingIn: Case[] = [
  ['sign-in-required', 'signIn', { password: 'x' }, 'email', 'not-defined'],
  ['sign-in-required', 'signIn', { email: 'a@example.nz' }, 'password', 'not-defined'],
  ['sign-in-required', 'signIn', { email: ' ', password: 'x' }, 'email', 'min-length', { min: 1 }],
  [
    'sign-in-required',
    'signIn',
    { email: 'a@example.nz', password: '' },
    'password',
    'min-length',
    { min: 1 },
  ],
  ['forgot-password-email', 'forgotPassword', {}, 'email', 'not-defined'],
  ['forgot-password-email', 'forgotPassword', { email: 'nowhere' }, 'email', 'incorrect-format'],
  ['password-length', 'setPassword', { password: 'Short-1' }, 'password', 'min-length', { min: 8 }],
  ['password-digit', 'setPassword', { password: 'Torch-and-vest' }, 'password', 'incorrect-format'],
  ['password-lower', 'setPassword', { password: 'TORCH-AND-VEST-1' }, 'password', 'incorrect-format'],
  ['password-upper', 'setPassword', { password: 'torch-and-vest-1' }, 'password', 'incorrect-format'],
  ['password-special', 'setPassword', { password: 'TorchAndVest1' }, 'password', 'incorrect-format'],
  ['text-limits', 'setPassword', { password: `Aa1-${long(200)}` }, 'password', 'max-length', { max: 200 }],
];

const creatingOrganization: Case[] = [
  [
    'organization-code',
    'createOrganization',
    { ...organization, code: 'ABC' },
    'code',
    'min-length',
    { min: 4 },
  ],
  [
    'organization-code',
    'createOrganization',
    { ...organization, code: 'ABCDE' },
    'code',
    'max-length',
    { max: 4 },
  ],
  ['organization-code', 'createOrganization', { ...organization, code: 'A CD' }, 'code', 'regex'],
  [
    'organization-name',
    'createOrganization',
    { ...organization, name: ' ab ' },
    'name',
    'min-length',
    { min: 3 },
  ],
  [
    'organization-police-station',
    'createOrganization',
    { ...organization, policeStation: 'ab ' },
    'policeStation',
    'min-length',
    { min: 3 },
  ],
  [
    'organization-admin-names',
    'createOrganization',
    { ...organization, admin: { ...admin, firstName: 'A ' } },
    'admin.firstName',
    'min-length',
    { min: 2 },
  ],
  [
    'organization-admin-names',
    'createOrganization',
    { ...organization, admin: { ...admin, lastName: ' B' } },
    'admin.lastName',
    'min-length',
    { min: 2 },
  ],
  [
    'organization-admin-email',
    'createOrganization',
    { ...organization, admin: { ...admin, email: 'x@' } },
    'admin.email',
    'incorrect-format',
  ],
  [
    'organization-email-from',
    'createOrganization',
    { ...organization, emailFrom: 'Patrol <nowhere>' },
    'emailFrom',
    'incorrect-format',
  ],
  [
    'organization-texts',
    'createOrganization',
    { ...organization, emailSignOff: 1 },
    'emailSignOff',
    'incorrect-type',
    { type: 'string' },
  ],
  [
    'organization-texts',
    'createOrganization',
    { ...organization, patrollerInstructions: [] },
    'patrollerInstructions',
    'incorrect-type',
    { type: 'string' },
  ],
  [
    'organization-texts',
    'createOrganization',
    { ...organization, patrolMeetUpInstructions: {} },
    'patrolMeetUpInstructions',
    'incorrect-type',
    { type: 'string' },
  ],
  [
    'text-limits',
    'createOrganization',
    { ...organization, emailSignOff: long(5001) },
    'emailSignOff',
    'max-length',
    { max: 5000 },
  ],
  [
    'text-limits',
    'createOrganization',
    { ...organization, name: long(201) },
    'name',
    'max-length',
    { max: 200 },
  ],
  [
    'organization-patrol-names',
    'createOrganization',
    { ...organization, patrolNames: [' '] },
    'patrolNames.0',
    'min-length',
    { min: 1 },
  ],
  [
    'organization-patrol-names',
    'createOrganization',
    { ...organization, patrolNames: 'one' },
    'patrolNames',
    'incorrect-type',
    { type: 'array' },
  ],
];

const changingOrganization: Case[] = [
  ['organization-patch-subset', 'updateMyOrganization', { name: 'ab' }, 'name', 'min-length', { min: 3 }],
  [
    'organization-patch-subset',
    'updateMyOrganization',
    { policeStation: ' ' },
    'policeStation',
    'min-length',
    { min: 3 },
  ],
  ['organization-patch-code', 'updateMyOrganization', { code: 'WXYZ' }, 'code', 'unexpected-property'],
  ['organization-patch-subset', 'updateMyOrganization', { admin }, 'admin', 'unexpected-property'],
];

const people: Case[] = [
  ['person-email', 'createPerson', { ...person, email: 'nowhere' }, 'email', 'incorrect-format'],
  [
    'person-email',
    'createPerson',
    { ...person, email: `${long(250)}@example.nz` },
    'email',
    'max-length',
    { max: 254 },
  ],
  ['person-names', 'createPerson', { ...person, firstName: ' ' }, 'firstName', 'min-length', { min: 1 }],
  ['person-names', 'createPerson', { firstName: 'Ann', email: person.email }, 'lastName', 'not-defined'],
  ['person-phone', 'createPerson', { ...person, phone: 21 }, 'phone', 'incorrect-type', { type: 'string' }],
  ['person-roles', 'createPerson', { ...person, roles: ['sa'] }, 'roles.0', 'key-not-found'],
  [
    'person-roles',
    'createPerson',
    { ...person, roles: 'admin' },
    'roles',
    'incorrect-type',
    { type: 'array' },
  ],
  ['visible-text', 'createPerson', { ...person, firstName: 'A\0' }, 'firstName', 'incorrect-format'],
];

const patrols: Case[] = [
  ['patrol-hours', 'createPatrol', { ...patrol, hours: 0.5 }, 'hours', 'min', { min: 1 }],
  ['patrol-hours', 'createPatrol', { ...patrol, hours: 73 }, 'hours', 'max', { max: 72 }],
  ['patrol-hours', 'createPatrol', { ...patrol, hours: '3' }, 'hours', 'incorrect-type', { type: 'number' }],
  ['patrol-name', 'createPatrol', { ...patrol, name: 'ab ' }, 'name', 'min-length', { min: 3 }],
  ['patrol-when', 'createPatrol', { ...patrol, when: 'tonight' }, 'when', 'incorrect-format'],
  ['patrol-when', 'createPatrol', { hours: 3, callSign: 'HSCP' }, 'when', 'not-defined'],
  [
    'dates-limited',
    'createPatrol',
    { ...patrol, when: '2101-01-01T00:00:00Z' },
    'when',
    'incorrect-format',
    { format: 'a date from 2000 to 2100' },
  ],
  [
    'patrol-from-today',
    'createPatrol',
    { ...patrol, when: '2026-11-20T10:00:00.000Z' },
    'when',
    'incorrect-format',
    { format: 'a day from today on' },
  ],
  ['patrol-call-sign', 'createPatrol', { ...patrol, callSign: 'H ' }, 'callSign', 'min-length', { min: 2 }],
  ['patrol-call-sign', 'createPatrol', event, 'callSign', 'not-defined'],
  ['patrol-hours', 'createEvent', { when }, 'hours', 'not-defined'],
  ['event-no-call-sign', 'createEvent', { ...event, callSign: 'HSCP' }, 'callSign', 'unexpected-property'],
];

const guests: Case[] = [
  ['guest-name', 'addGuest', {}, 'name', 'not-defined'],
  ['guest-name', 'addGuest', { name: ' ' }, 'name', 'min-length', { min: 1 }],
  ['guest-contact', 'addGuest', { name: 'Matt', email: 'nowhere' }, 'email', 'incorrect-format'],
];

const cases: Case[] = [
  ...signingIn,
  ...creatingOrganization,
  ...changingOrganization,
  ...people,
  ...patrols,
  ...guests,
];

describe('a value out of bounds', () => {
  it.each(cases)(
    '[rule %s] %s refuses %o at %s [reason %s]',
    async (_rule, name, body, path, reason, bounds) => {
      const role: Role = name === 'createOrganization' ? 'sa' : 'admin';
      const somebody = await server.buildPerson({ roles: [role] });
      const { id } = await server.buildPatrol({ organizationId: somebody.organizationId ?? undefined });
      const call = await server.as(somebody);
      const answer = await call(routes[name], { params: { id, linkToken: 'none' }, body });
      expect(answer.status).toBe(400);
      const { issues } = ValidationFailed.parse(answer.body);
      expect(issues).toEqual([expect.objectContaining({ path: path.split('.'), reason, ...bounds })]);
    },
  );
});
