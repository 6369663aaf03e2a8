import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { type PersonPatch, peopleRoutes } from '#people/contract';
import { assignment } from '#platform/database/schema/assignments.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';

type Person = Awaited<ReturnType<typeof app.buildPerson>>;

async function changeAs(admin: Person) {
  const call = await app.as(admin);
  return ({ id }: { id: string }, body: PersonPatch | object, confirm?: boolean) =>
    call(peopleRoutes.updatePerson, {
      params: { id },
      body,
      ...(confirm !== undefined && { query: { confirm } }),
    });
}

describe('changing a person [4.1]', () => {
  it('accepts any subset of fields, trims them and returns the changed person', async () => {
    const { admin, hemi } = await buildRoster(app);
    const change = await changeAs(admin);
    const before = (await change(hemi, {})).body;
    const { status, body } = await change(hemi, { firstName: ' Hēmi ', phone: ' 021 555 0102 ' });
    expect(status).toBe(200);
    const edited = { when: app.clock.now(), by: admin.id };
    expect(body).toEqual({ ...before, firstName: 'Hēmi', phone: '021 555 0102', version: 2, edited });
    const read = await (await app.as(admin))(peopleRoutes.getPerson, { params: { id: hemi.id } });
    expect(read.body).toEqual(body);
    expect(await queuedMails(app, hemi.organizationId ?? '')).toEqual([]);
  });

  it.each([null, '', '  '])('clears the patrol ID number with %o [4.1]', async (idNumber) => {
    const { admin, organizationId } = await buildRoster(app);
    const numbered = await app.buildPerson({ organizationId, idNumber: '4711' });
    expect((await (await changeAs(admin))(numbered, { idNumber })).body.idNumber).toBeNull();
  });

  it.each([null, '', '  '])('clears the phone with %o [4.1]', async (phone) => {
    const { admin, organizationId } = await buildRoster(app);
    const reachable = await app.buildPerson({ organizationId, phone: '021' });
    expect((await (await changeAs(admin))(reachable, { phone })).body.phone).toBeNull();
  });

  it('reports every invalid field at once', async () => {
    const { admin, hemi } = await buildRoster(app);
    const body = {
      firstName: ' ',
      email: 'nowhere',
      phone: '0'.repeat(51),
      idNumber: '0'.repeat(21),
      roles: ['patroller', 'sa'],
      finished: null,
      organizationId: hemi.organizationId,
    };
    const answer = await (await changeAs(admin))(hemi, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Validation failed',
      issues: expect.arrayContaining([
        { path: ['firstName'], reason: 'min-length', min: 1, value: ' ' },
        { path: ['email'], reason: 'incorrect-format', value: 'nowhere' },
        { path: ['phone'], reason: 'max-length', max: 50, value: body.phone },
        { path: ['idNumber'], reason: 'max-length', max: 20, value: body.idNumber },
        { path: ['roles', '1'], reason: 'key-not-found', value: 'sa' },
        { path: ['finished'], reason: 'unexpected-property', value: null },
        { path: ['organizationId'], reason: 'unexpected-property', value: body.organizationId },
      ]),
    });
  });

  it('refuses the address of another unfinished person in any case, and allows a change of case in one’s own [4.2]', async () => {
    const { admin, hemi } = await buildRoster(app);
    const change = await changeAs(admin);
    const elsewhere = await app.buildPerson();
    const left = await app.buildPerson({ finished: yesterday });
    const taken = await change(hemi, { email: elsewhere.email.toUpperCase() });
    expect(taken.status).toBe(400);
    expect(taken.body).toMatchObject({ issues: [{ path: ['email'], reason: 'not-unique' }] });
    expect((await change(hemi, { email: hemi.email.toUpperCase() })).body.email).toBe(
      hemi.email.toUpperCase(),
    );
    expect(await queuedMails(app, hemi.organizationId ?? '')).toEqual([]);
    expect((await change(hemi, { email: left.email })).status).toBe(200);
  });

  it('gives an address to one of two concurrent calls', async () => {
    const { organizationId, admin } = await buildRoster(app);
    const invited = () => app.buildPerson({ organizationId, firstSignedIn: null });
    const [one, other] = [await invited(), await invited()];
    const change = await changeAs(admin);
    const email = 'both.of.them@example.nz';
    const answers = await Promise.all([change(one, { email }), change(other, { email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('changes roles at once [2.1]', async () => {
    const { admin, hemi } = await buildRoster(app);
    const asHemi = await app.as(hemi);
    const event = { hours: 3, when: '2026-12-05T08:00:00.000Z' };
    expect((await asHemi(patrolRoutes.createEvent, { body: event })).status).toBe(403);
    const roles: MemberRole[] = ['patroller', 'admin', 'patroller'];
    expect((await (await changeAs(admin))(hemi, { roles })).body.roles).toEqual(['patroller', 'admin']);
    const answer = await asHemi(patrolRoutes.createEvent, { body: event });
    expect(answer.status).toBe(201);
    expect(answer.cookies).not.toEqual([]);
  });
});

describe('the last admin [3.3]', () => {
  const refusal = {
    code: 'last-admin',
    message: 'An organization keeps at least one admin. Please make somebody else an admin first.',
  };

  it('stays admin; a finished admin or another organization’s does not count', async () => {
    const admin = await app.buildPerson({ roles: ['admin', 'patroller'] });
    const { organizationId } = admin;
    await app.buildPerson({ organizationId, roles: ['admin'], finished: yesterday });
    await app.buildPerson({ roles: ['admin'] });
    const change = await changeAs(admin);
    expect(await change(admin, { roles: ['patroller'] })).toMatchObject({ status: 409, body: refusal });
    expect((await change(admin, { roles: ['watcher', 'admin'] })).status).toBe(200);
    await app.buildPerson({ organizationId, roles: ['admin'] });
    expect((await change(admin, { roles: [] })).status).toBe(200);
  });

  it.each([
    { what: 'take the role from each other', statuses: [200, 403] },
    { what: 'end each other’s membership', statuses: [204, 401] },
  ])('is left when two admins $what at once [12.6]', async ({ what, statuses }) => {
    const { organizationId, admin, otherAdmin } = await buildRoster(app);
    const against = async (actor: Person, { id }: Person) => {
      const call = await app.as(actor);
      const params = { id };
      return () => {
        if (what.startsWith('end')) return call(peopleRoutes.deletePerson, { params });
        return call(peopleRoutes.updatePerson, { params, body: { roles: [] } });
      };
    };
    const answers = await inTurnBehind<{ status: number }>(
      app,
      (tx) => tx.select().from(organization).where(eq(organization.id, organizationId)).for('update'),
      await against(admin, otherAdmin),
      await against(otherAdmin, admin),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(statuses);
    const isAdmin = and(
      eq(person.organizationId, organizationId),
      arrayContains(person.roles, ['admin']),
      isNull(person.finished),
    );
    expect(await app.database.$count(person, isAdmin)).toBe(1);
  });
});

describe('a person who loses the role patroller [4.1]', () => {
  it('is removed from upcoming patrols after a warning, and mailed about the finalized ones [4.7]', async () => {
    const { organizationId, admin, hemi, mere, patrol: draft } = await buildRoster(app);
    const of = { organizationId };
    const finalized = await app.buildPatrol({ ...of, finalized: yesterday });
    const declined = await app.buildPatrol({ ...of, finalized: yesterday });
    const past = await app.buildPatrol({ ...of, finalized: yesterday, when: yesterday });
    const cancelled = await app.buildPatrol({ ...of, cancelled: yesterday });
    const assign = (patrolId: string, given = {}) =>
      app.buildAssignment({ ...of, patrolId, personId: hemi.id, ...given });
    await assign(draft.id);
    await assign(declined.id, { declined: yesterday });
    for (const { id } of [finalized, past, cancelled]) await assign(id);
    await app.buildAssignment({ ...of, patrolId: finalized.id, personId: mere.id });
    const change = await changeAs(admin);

    for (const confirm of [undefined, false]) {
      expect(await change(hemi, { roles: ['watcher'], lastName: 'Changed' }, confirm)).toMatchObject({
        status: 409,
        body: {
          code: 'future-assignments',
          message: 'They are assigned to 3 coming patrols and would be taken off.',
        },
      });
    }
    expect(await current(hemi)).toHaveLength(5);
    expect((await change(hemi, { roles: ['patroller', 'watcher'] })).status).toBe(200);

    const { status, body } = await change(hemi, { roles: ['watcher'] }, true);
    expect([status, body.roles]).toEqual([200, ['watcher']]);
    expect(new Set(await current(hemi))).toEqual(new Set([past.id, cancelled.id]));
    expect(await current(mere)).toEqual([finalized.id]);
    const mails = await queuedMails(app, organizationId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['patroller-removed', hemi.id]]);
    const read = await (await app.as(admin))(patrolRoutes.getPatrol, { params: { id: draft.id } });
    expect(read.body.patrollers[hemi.id]?.removed).toEqual({ when: app.clock.now(), by: admin.id });
  });

  it('needs no warning without upcoming patrols', async () => {
    const { admin, hemi } = await buildRoster(app);
    expect((await (await changeAs(admin))(hemi, { roles: [] })).status).toBe(200);
  });

  it('needs true or false as confirm', async () => {
    const { admin, hemi } = await buildRoster(app);
    const answer = await app.app.inject({
      method: 'PATCH',
      url: `/api/v1/person/${hemi.id}?confirm=perhaps`,
      headers: { origin: 'http://localhost:3000', cookie: await app.sessionCookie(admin) },
      payload: { roles: [] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: ['confirm'], reason: 'key-not-found' }] });
  });
});

/** Returns the patrols from which a person was not removed. */
async function current({ id }: Person): Promise<string[]> {
  const rows = await app.database
    .select({ patrolId: assignment.patrolId })
    .from(assignment)
    .where(and(eq(assignment.personId, id), isNull(assignment.removed)));
  return rows.map(({ patrolId }) => patrolId);
}
