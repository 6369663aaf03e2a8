import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { secondStepRoutes, sessionRoutes } from '#accounts/contract';
import type { Role, Route } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes } from '#ecc/contract';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { recordRoutes } from '#record/contract';
import { toDoRoutes } from '#reports/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { to } from '#server/testing/assignment-mails.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { hashPassword } from '../auth/passwords.ts';

const app = testApp({}, { production: true });
const send = testMailer(app);
const currentPassword = 'Torch-and-vest-1';
const refused = { error: 'second_step_required', message: 'Please set up a second step first, on Security.' };

type Given = NonNullable<Parameters<typeof app.buildPerson>[0]>;

/** An organization in Auckland with an admin who sets what it requires. Noon there of the day on which it does. */
async function buildRequiring(choice: object) {
  const passwordHash = await hashPassword(currentPassword);
  const { id: organizationId } = await app.buildOrganization();
  app.clock.set('2026-11-30T23:00:00.000Z');
  const build = (roles: Role[], given: Given = {}) =>
    app.buildPerson({ organizationId, passwordHash, roles, ...given });
  const admin = await build(['admin', 'patroller']);
  const watcher = await build(['watcher']);
  const patroller = await build(['patroller']);
  const set = async (patch: object) =>
    (await app.as(admin))(organizationRoutes.updateMyOrganization, { body: patch });
  expect((await set(choice)).status).toBe(200);
  const neededBy = async (who: Given & { id: string }) => {
    const [row] = await app.database.select().from(person).where(eq(person.id, who.id));
    if (!row) throw new Error('nobody is there');
    return (await (await app.as(row))(peopleRoutes.getMyProfile)).body.secondStep;
  };
  const mails = async () => {
    const rows = await app.database.select().from(mail).where(eq(mail.organizationId, organizationId));
    return rows.filter(({ kind }) => kind === 'second-step-required').map(({ recipient }) => recipient);
  };
  return { organizationId, admin, watcher, patroller, build, set, neededBy, mails };
}

/** Sets a second step up, as Security does. */
async function setUp(call: Awaited<ReturnType<typeof app.as>>) {
  const { key, sealed } = (await call(secondStepRoutes.prepareMySecondStep)).body;
  const timestamp = Date.parse(app.clock.now());
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
  return call(secondStepRoutes.startMySecondStep, { body: { sealed, appCode: code, currentPassword } });
}

describe('who needs a second step [9.25]', () => {
  it('is whom the organization names, from the local day after the days of grace', async () => {
    const { admin, watcher, patroller, set, neededBy } = await buildRequiring({
      secondStepFor: 'admins',
      secondStepGraceDays: 2,
    });
    expect(await neededBy(admin)).toEqual({ due: '2026-12-03', isOverdue: false });
    expect([await neededBy(watcher), await neededBy(patroller)]).toEqual([null, null]);
    app.clock.set('2026-12-02T10:59:59.000Z');
    expect(await neededBy(admin)).toMatchObject({ isOverdue: false });
    await set({ secondStepFor: 'admins-and-watchers' });
    app.clock.set('2026-12-02T11:00:00.000Z');
    expect(await neededBy(admin)).toEqual({ due: '2026-12-03', isOverdue: true });
    expect(await neededBy(watcher)).toEqual({ due: '2026-12-04', isOverdue: false });
    expect(await neededBy(patroller)).toBeNull();
  });

  it('has the days of grace from when they were given the role, joined or came back', async () => {
    const { admin, patroller, build, neededBy, organizationId } = await buildRequiring({
      secondStepFor: 'admins',
    });
    const gone = await build(['admin'], { finished: '2026-10-01T00:00:00.000Z' });
    app.clock.set('2026-12-05T00:00:00.000Z');
    const asAdmin = await app.as(admin);
    const params = { id: patroller.id };
    await asAdmin(peopleRoutes.updatePerson, { params, body: { roles: ['admin'] } });
    expect(await neededBy(patroller)).toEqual({ due: '2026-12-19', isOverdue: false });
    const ann = { firstName: 'Ann', lastName: 'Other', email: 'ann.required@example.nz', roles: ['admin'] };
    const { _id } = (await asAdmin(peopleRoutes.createPerson, { body: ann })).body;
    expect(await neededBy({ id: _id })).toEqual({ due: '2026-12-19', isOverdue: false });
    await asAdmin(peopleRoutes.createPerson, { body: { ...ann, email: gone.email } });
    expect(await neededBy(gone)).toEqual({ due: '2026-12-19', isOverdue: false });
    app.clock.set('2026-12-08T00:00:00.000Z');
    await (await app.as(admin))(peopleRoutes.updatePerson, { params, body: { roles: ['patroller'] } });
    expect(await neededBy(patroller)).toBeNull();
    const foreign = await app.database.select().from(person).where(eq(person.organizationId, organizationId));
    expect(
      foreign.filter(({ roles }) => !roles.includes('admin')).map((row) => row.secondStepRequired),
    ).toEqual([null, null]);
  });

  it('is every super administrator in production, from 14 days after they were made', async () => {
    const started = '2026-11-20T00:00:00.000Z';
    const hana = await app.buildPerson({ roles: ['sa'], started });
    app.clock.set('2026-12-03T10:00:00.000Z');
    const before = await app.as(hana);
    expect((await before(organizationRoutes.listOrganizations)).status).toBe(200);
    app.clock.set('2026-12-03T11:00:00.000Z');
    const call = await app.as(hana);
    expect((await call(organizationRoutes.listOrganizations)).body).toEqual(refused);
    expect((await call(peopleRoutes.getMyProfile)).body.secondStep).toEqual({
      due: '2026-12-04',
      isOverdue: true,
    });
  });

  it('is nobody of another organization, and none but a confirmed admin chooses', async () => {
    const stranger = await app.buildPerson({ roles: ['admin'] });
    const { watcher, organizationId } = await buildRequiring({ secondStepFor: 'admins' });
    const asStranger = await app.as(stranger);
    expect((await asStranger(peopleRoutes.getMyProfile)).body.secondStep).toBeNull();
    const choice = { secondStepFor: 'nobody' } as const;
    const asWatcher = await app.as(watcher);
    expect((await asWatcher(organizationRoutes.updateMyOrganization, { body: choice })).status).toBe(403);
    for (const secondStepGraceDays of [-1, 31, 1.5]) {
      const body = { secondStepGraceDays };
      expect((await asStranger(organizationRoutes.updateMyOrganization, { body })).status).toBe(400);
    }
    const [row] = await app.database.select().from(organization).where(eq(organization.id, organizationId));
    expect(row).toMatchObject({ secondStepFor: 'admins', secondStepGraceDays: 14 });
  });
});

it('admins see who lacks it, those first who need it first [9.25]', async () => {
  const { admin, watcher, build, set } = await buildRequiring({
    secondStepFor: 'admins',
    secondStepGraceDays: 2,
  });
  await build(['admin'], { finished: '2026-10-01T00:00:00.000Z' });
  await app.buildPerson({ roles: ['admin'], secondStepRequired: app.clock.now() });
  const nameOf = ({ id: _id, firstName, lastName }: typeof admin) => ({ _id, firstName, lastName });
  const lacking = async () =>
    (await (await app.as(admin))(secondStepRoutes.listWithoutSecondStep)).body.items;
  const first = { ...nameOf(admin), due: '2026-12-03', isOverdue: false };
  expect(await lacking()).toEqual([first]);
  app.clock.set('2026-12-01T12:00:00.000Z');
  await set({ secondStepFor: 'admins-and-watchers' });
  expect(await lacking()).toEqual([first, { ...nameOf(watcher), due: '2026-12-04', isOverdue: false }]);
  await setUp(await app.as(admin));
  app.clock.set('2026-12-04T12:00:00.000Z');
  expect(await lacking()).toEqual([{ ...nameOf(watcher), due: '2026-12-04', isOverdue: true }]);
});

describe('who is told [9.25]', () => {
  it('is whoever needs one from now on, by a mail at once and another three days before', async () => {
    const { admin, set, mails } = await buildRequiring({ secondStepFor: 'admins' });
    expect(await mails()).toEqual([admin.id, admin.id]);
    await set({ secondStepFor: 'admins' });
    expect(await mails()).toHaveLength(2);
    const ofAdmin = async () => (await send()).filter((message) => to(message).includes(admin.email));
    const [first] = await ofAdmin();
    expect(first?.subject).toContain('needs a second step before Tue 15 Dec 2026');
    app.clock.set('2026-12-11T19:59:00.000Z');
    expect(await ofAdmin()).toHaveLength(0);
    app.clock.set('2026-12-11T20:01:00.000Z');
    expect(await ofAdmin()).toHaveLength(1);
  });
});

describe('whoever has not set it up in time [9.25]', () => {
  /** The admin, who is a patroller as well, on the first day on which nothing else works. */
  async function buildOverdue() {
    const requiring = await buildRequiring({ secondStepFor: 'admins-and-watchers', secondStepGraceDays: 0 });
    return { ...requiring, call: await app.as(requiring.admin), asWatcher: await app.as(requiring.watcher) };
  }

  it('can do nothing else until they have, and everything from then on', async () => {
    const { call, asWatcher, patroller } = await buildOverdue();
    expect((await asWatcher(patrolRoutes.listPatrols)).body).toEqual(refused);
    expect((await asWatcher(patrolRoutes.listMyPatrols)).body).toEqual(refused);
    expect((await call(toDoRoutes.getToDo)).body).toEqual(refused);
    const params = { id: patroller.id };
    expect((await call(peopleRoutes.updatePerson, { params, body: { lastName: 'Else' } })).body).toEqual(
      refused,
    );
    expect((await call(sessionRoutes.listMySessions)).status).toBe(200);
    expect((await setUp(asWatcher)).status).toBe(200);
    expect((await asWatcher(patrolRoutes.listPatrols)).status).toBe(200);
    expect((await asWatcher(peopleRoutes.getMyProfile)).body.secondStep).toBeNull();
  });

  it('goes on with the record of a patrol they are on, as a patroller, and with none of another crew', async () => {
    const { call, admin, patroller, organizationId } = await buildOverdue();
    const when = app.clock.now();
    const planned = { organizationId, when, finalized: '2026-11-20T00:00:00.000Z' };
    const { id } = await app.buildPatrol(planned);
    const { id: other } = await app.buildPatrol(planned);
    for (const personId of [admin.id, (await app.buildPerson({ organizationId })).id])
      await app.buildAssignment({ organizationId, patrolId: id, personId });
    const body = { _id: newId(), started: when };
    expect((await call(patrolRoutes.getPatrol, { params: { id } })).status).toBe(200);
    expect((await call(eccRoutes.getEccLogOn, { params: { id } })).status).toBe(200);
    expect((await call(recordRoutes.startPatrol, { params: { id }, body })).status).toBe(200);
    const strange = { _id: newId(), started: when };
    expect((await call(recordRoutes.startPatrol, { params: { id: other }, body: strange })).status).not.toBe(
      200,
    );
    expect((await call(patrolRoutes.cancelPatrol, { params: { id } })).body).toEqual(refused);
    const decline = { params: { id, personId: admin.id } };
    expect((await call(assignmentRoutes.declineForPatroller, decline)).body).toEqual(refused);
    const named = (await call(peopleRoutes.listPersons)).body.items;
    expect(named.find(({ _id }) => _id === patroller.id)).not.toHaveProperty('email');
    expect((await call(organizationRoutes.getMyOrganization)).body).not.toHaveProperty('emailFrom');
  });

  it('may do this much, and every other call of a session is refused', async () => {
    const { call, asWatcher, patroller } = await buildOverdue();
    const others = Object.values<Route>(routes).filter(
      ({ access, withoutSecondStep }) =>
        access.by === 'session' && access.roles.includes('admin') && !withoutSecondStep,
    );
    expect(others.length).toBeGreaterThan(60);
    const params = { id: patroller.id, personId: patroller.id, year: '2026', month: '11' };
    for (const route of others) expect((await call(route, { params })).status, route.path).toBe(403);
    const allowed = Object.entries<Route>(routes).filter(([, route]) => route.withoutSecondStep);
    expect(allowed.map(([name]) => name).toSorted()).toEqual(possible.toSorted());
    expect((await asWatcher(eccRoutes.listEccReplies, { params })).body).toEqual(refused);
  });

  it('cannot turn a required one off, and is told how to change phones', async () => {
    const { call, admin } = await buildOverdue();
    const { codes } = (await setUp(call)).body;
    const body = { currentPassword, code: codes[0] };
    const stopped = await call(secondStepRoutes.stopMySecondStep, { body });
    expect([stopped.status, stopped.body]).toMatchObject([409, { code: 'second-step-required' }]);
    expect((await call(secondStepRoutes.getMySecondStep)).body).toMatchObject({
      required: true,
      recoveryCodes: 10,
    });
    expect((await (await app.as(admin))(toDoRoutes.getToDo)).status).toBe(200);
  });
});

/** What can be called without the second step that one needs, written out a second time. */
const possible = [
  'getMySecondStep',
  'prepareMySecondStep',
  'startMySecondStep',
  'prepareMyPasskey',
  'addMyPasskey',
  'challengeMyPasskey',
  'changeMyPassword',
  'confirmMySession',
  'listMySessions',
  'revokeMySession',
  'listMyAudits',
  'getMyProfile',
  'watchChanges',
  'listPersons',
  'getMyOrganization',
  'listMyPatrols',
  'getPatrol',
  'startPatrol',
  'recordIncident',
  'editIncident',
  'deleteIncident',
  'finishPatrol',
  'getEccLogOn',
  'logOnWithEcc',
  'enterEventNumber',
  'listEccReplies',
  'extendPatrol',
  'listVehicles',
  'nameStreets',
];
