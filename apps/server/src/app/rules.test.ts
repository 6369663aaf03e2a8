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
  ['13.2', 'signIn', { password: 'x' }, 'email', 'not-defined'],
  ['13.2', 'signIn', { email: 'a@example.nz' }, 'password', 'not-defined'],
  ['13.2', 'signIn', { email: ' ', password: 'x' }, 'email', 'min-length', { min: 1 }],
  ['13.2', 'signIn', { email: 'a@example.nz', password: '' }, 'password', 'min-length', { min: 1 }],
  ['9.8', 'forgotPassword', {}, 'email', 'not-defined'],
  ['9.8', 'forgotPassword', { email: 'nowhere' }, 'email', 'incorrect-format'],
  ['9.9', 'setPassword', { password: 'Short-1' }, 'password', 'min-length', { min: 8 }],
  ['9.9', 'setPassword', { password: 'Torch-and-vest' }, 'password', 'incorrect-format'],
  ['9.9', 'setPassword', { password: 'TORCH-AND-VEST-1' }, 'password', 'incorrect-format'],
  ['9.9', 'setPassword', { password: 'torch-and-vest-1' }, 'password', 'incorrect-format'],
  ['9.9', 'setPassword', { password: 'TorchAndVest1' }, 'password', 'incorrect-format'],
  ['12.4', 'setPassword', { password: `Aa1-${long(200)}` }, 'password', 'max-length', { max: 200 }],
];

const creatingOrganization: Case[] = [
  ['3.2', 'createOrganization', { ...organization, code: 'ABC' }, 'code', 'min-length', { min: 4 }],
  ['3.2', 'createOrganization', { ...organization, code: 'ABCDE' }, 'code', 'max-length', { max: 4 }],
  ['3.2', 'createOrganization', { ...organization, code: 'A CD' }, 'code', 'regex'],
  ['3.2', 'createOrganization', { ...organization, name: ' ab ' }, 'name', 'min-length', { min: 3 }],
  [
    '3.2',
    'createOrganization',
    { ...organization, policeStation: 'ab ' },
    'policeStation',
    'min-length',
    { min: 3 },
  ],
  [
    '3.3',
    'createOrganization',
    { ...organization, admin: { ...admin, firstName: 'A ' } },
    'admin.firstName',
    'min-length',
    { min: 2 },
  ],
  [
    '3.3',
    'createOrganization',
    { ...organization, admin: { ...admin, lastName: ' B' } },
    'admin.lastName',
    'min-length',
    { min: 2 },
  ],
  [
    '3.3',
    'createOrganization',
    { ...organization, admin: { ...admin, email: 'x@' } },
    'admin.email',
    'incorrect-format',
  ],
  [
    '3.4',
    'createOrganization',
    { ...organization, emailFrom: 'Patrol <nowhere>' },
    'emailFrom',
    'incorrect-format',
  ],
  [
    '3.4',
    'createOrganization',
    { ...organization, emailSignOff: 1 },
    'emailSignOff',
    'incorrect-type',
    { type: 'string' },
  ],
  [
    '3.4',
    'createOrganization',
    { ...organization, patrollerInstructions: [] },
    'patrollerInstructions',
    'incorrect-type',
    { type: 'string' },
  ],
  [
    '3.4',
    'createOrganization',
    { ...organization, patrolMeetUpInstructions: {} },
    'patrolMeetUpInstructions',
    'incorrect-type',
    { type: 'string' },
  ],
  [
    '12.4',
    'createOrganization',
    { ...organization, emailSignOff: long(5001) },
    'emailSignOff',
    'max-length',
    { max: 5000 },
  ],
  ['12.4', 'createOrganization', { ...organization, name: long(201) }, 'name', 'max-length', { max: 200 }],
  [
    '3.4',
    'createOrganization',
    { ...organization, patrolNames: [' '] },
    'patrolNames.0',
    'min-length',
    { min: 1 },
  ],
  [
    '3.4',
    'createOrganization',
    { ...organization, patrolNames: 'one' },
    'patrolNames',
    'incorrect-type',
    { type: 'array' },
  ],
];

const changingOrganization: Case[] = [
  ['3.1', 'updateMyOrganization', { name: 'ab' }, 'name', 'min-length', { min: 3 }],
  ['3.1', 'updateMyOrganization', { policeStation: ' ' }, 'policeStation', 'min-length', { min: 3 }],
  ['3.2', 'updateMyOrganization', { code: 'WXYZ' }, 'code', 'unexpected-property'],
  ['3.1', 'updateMyOrganization', { admin }, 'admin', 'unexpected-property'],
];

const people: Case[] = [
  ['4.1', 'createPerson', { ...person, email: 'nowhere' }, 'email', 'incorrect-format'],
  [
    '4.1',
    'createPerson',
    { ...person, email: `${long(250)}@example.nz` },
    'email',
    'max-length',
    { max: 254 },
  ],
  ['4.1', 'createPerson', { ...person, firstName: ' ' }, 'firstName', 'min-length', { min: 1 }],
  ['4.1', 'createPerson', { firstName: 'Ann', email: person.email }, 'lastName', 'not-defined'],
  ['4.1', 'createPerson', { ...person, phone: 21 }, 'phone', 'incorrect-type', { type: 'string' }],
  ['2.1', 'createPerson', { ...person, roles: ['sa'] }, 'roles.0', 'key-not-found'],
  ['2.1', 'createPerson', { ...person, roles: 'admin' }, 'roles', 'incorrect-type', { type: 'array' }],
  ['12.4', 'createPerson', { ...person, firstName: 'A\0' }, 'firstName', 'incorrect-format'],
];

const patrols: Case[] = [
  ['5.1', 'createPatrol', { ...patrol, hours: 0.5 }, 'hours', 'min', { min: 1 }],
  ['5.1', 'createPatrol', { ...patrol, hours: 73 }, 'hours', 'max', { max: 72 }],
  ['5.1', 'createPatrol', { ...patrol, hours: '3' }, 'hours', 'incorrect-type', { type: 'number' }],
  ['5.1', 'createPatrol', { ...patrol, name: 'ab ' }, 'name', 'min-length', { min: 3 }],
  ['5.1', 'createPatrol', { ...patrol, when: 'tonight' }, 'when', 'incorrect-format'],
  ['5.1', 'createPatrol', { hours: 3, callSign: 'HSCP' }, 'when', 'not-defined'],
  [
    '12.2',
    'createPatrol',
    { ...patrol, when: '2101-01-01T00:00:00Z' },
    'when',
    'incorrect-format',
    { format: 'a date from 2000 to 2100' },
  ],
  [
    '5.2',
    'createPatrol',
    { ...patrol, when: '2026-11-20T10:00:00.000Z' },
    'when',
    'incorrect-format',
    { format: 'a day from today on' },
  ],
  ['5.1', 'createPatrol', { ...patrol, callSign: 'H ' }, 'callSign', 'min-length', { min: 2 }],
  ['5.1', 'createPatrol', event, 'callSign', 'not-defined'],
  ['5.1', 'createEvent', { when }, 'hours', 'not-defined'],
  ['5.1', 'createEvent', { ...event, callSign: 'HSCP' }, 'callSign', 'unexpected-property'],
];

const guests: Case[] = [
  ['6.7', 'addGuest', {}, 'name', 'not-defined'],
  ['6.7', 'addGuest', { name: ' ' }, 'name', 'min-length', { min: 1 }],
  ['6.7', 'addGuest', { name: 'Matt', email: 'nowhere' }, 'email', 'incorrect-format'],
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
  it.each(cases)('[%s] %s refuses %o at %s as %s [13.2]', async (_rule, name, body, path, reason, bounds) => {
    const role: Role = name === 'createOrganization' ? 'sa' : 'admin';
    const somebody = await server.buildPerson({ roles: [role] });
    const { id } = await server.buildPatrol({ organizationId: somebody.organizationId ?? undefined });
    const call = await server.as(somebody);
    const answer = await call(routes[name], { params: { id, linkToken: 'none' }, body });
    expect(answer.status).toBe(400);
    const { issues } = ValidationFailed.parse(answer.body);
    expect(issues).toEqual([expect.objectContaining({ path: path.split('.'), reason, ...bounds })]);
  });
});
