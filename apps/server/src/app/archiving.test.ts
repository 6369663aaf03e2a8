import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { authRoutes, calendarRoutes } from '#accounts/contract';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { archivedCodeDays, Conflict, SignInRefused } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes } from '#ecc/contract';
import { remindOfPatrols } from '#messages/server/reminders/remind.ts';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { after, day, hour } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { sumUpMonths } from '#reports/server/summaries/sum-up.ts';
import { testApp } from '../testing/app.ts';
import { testMailer } from '../testing/mailer.ts';
import { buildRoster } from '../testing/roster.ts';

const app = testApp();
const send = testMailer(app);
const password = 'Torch-and-vest-1';
const longBefore = '2026-11-20T00:00:00.000Z';
/** When Hemi and Mere of the roster are reminded of their patrol. */
const eve = '2026-11-23T05:00:00.000Z';

/** Makes an organization with a patrol ahead, and what archives and restores it. */
async function setUp(given: Parameters<typeof buildRoster>[1] = { finalized: longBefore }) {
  const roster = await buildRoster(app, given);
  const { organizationId: id, hemi, patrol } = roster;
  const assigned = { organizationId: id, patrolId: patrol.id, personId: hemi.id };
  const { id: assignmentId } = await app.buildAssignment(assigned);
  const sa = await app.buildPerson({ roles: ['sa'] });
  const asSa = async () => app.as(sa); // anew, since an access token lasts ten minutes
  const params = { id };
  return {
    ...roster,
    ...{ id, assignmentId, sa },
    archive: async () => (await asSa())(organizationRoutes.archiveOrganization, { params }),
    restore: async (body: object = {}) =>
      (await asSa())(organizationRoutes.restoreOrganization, { params, body }),
    read: async () => (await (await asSa())(organizationRoutes.getOrganization, { params })).body,
    asSa,
  };
}

async function signIn({ email }: { email: string }) {
  return (await app.as(null))(authRoutes.signIn, { body: { email, password } });
}

describe('an archived organization [3.8]', () => {
  it('lets nobody in: sessions end, and a right password is answered by a sentence [3.8]', async () => {
    const { hemi, mere, archive, restore, read, sa } = await setUp();
    await app.database
      .update(person)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(person.id, hemi.id));
    const asMere = await app.as(mere);
    const { body } = await archive();
    const since = app.clock.now();
    const archived = { since, codeUntil: after(since, archivedCodeDays * day), isCodeTaken: false };
    expect(body).toMatchObject({ archived, version: 2, edited: { when: since, by: sa.id } });
    expect(await read()).toEqual(body);
    expect((await asMere(peopleRoutes.getMyProfile)).status).toBe(401);
    expect(SignInRefused.parse((await signIn(hemi)).body)).toEqual({
      error: 'archived',
      error_description:
        'Your organization is archived, and nobody can sign in to it. Please ask its coordinator.',
    });
    expect((await signIn(mere)).body).toMatchObject({ error: 'invalid_grant' });
    // a session that had begun at the same moment
    expect((await (await app.as(mere))(peopleRoutes.getMyProfile)).status).toBe(401);
    expect((await restore()).body.archived).toBeUndefined();
    expect((await asMere(peopleRoutes.getMyProfile)).status).toBe(401);
    expect((await signIn(hemi)).status).toBe(204);
  });

  it('answers no link, and every link again once it is restored [3.8]', async () => {
    const { id: organizationId, admin, hemi, mere, patrol, assignmentId, archive, restore } = await setUp();
    const { id: eccNotificationId } = await app.buildEccNotification({ organizationId, patrolId: patrol.id });
    const ofHemi = { organizationId, personId: hemi.id, created: longBefore };
    const keys = app.context.settings.secretKeys;
    const insert = async (row: Omit<typeof linkToken.$inferInsert, 'id'>) => {
      const id = newId();
      await app.database.insert(linkToken).values({ ...row, id });
      return linkTokenText(keys, row.purpose, id);
    };
    const assigned = await insert({ ...ofHemi, purpose: 'assignment', assignmentId });
    const ecc = await insert({ organizationId, purpose: 'ecc', eccNotificationId, created: longBefore });
    const setPassword = await insert({ ...ofHemi, purpose: 'set-password', personId: mere.id });
    const { address } = (await (await app.as(hemi))(calendarRoutes.renewMyCalendar)).body;
    const roster = (
      await (
        await app.as(admin)
      )(calendarRoutes.renewRosterCalendar, { body: { withNames: false } })
    ).body;
    const anybody = await app.as(null);
    const statuses = async () => [
      (await anybody(assignmentRoutes.viewAssignment, { bearer: assigned })).status,
      (await anybody(eccRoutes.viewEccNotification, { bearer: ecc })).status,
      (await anybody(authRoutes.viewPasswordLink, { params: { linkToken: setPassword } })).status,
      (await app.app.inject(new URL(address ?? '').pathname)).statusCode,
      (await app.app.inject(new URL(roster.address ?? '').pathname)).statusCode,
    ];
    const before = await statuses();
    await archive();
    expect(await statuses()).toEqual([401, 401, 401, 404, 404]);
    await restore();
    expect(await statuses()).toEqual(before);
    expect(before.filter((status) => status === 200)).toHaveLength(5);
  });

  it('mails nothing: what waits is dropped, and neither reminders nor months are made [3.8]', async () => {
    const { id, hemi, archive, restore, read } = await setUp();
    await app.buildMail({ organizationId: id, kind: 'invitation', recipient: hemi.id });
    await archive();
    app.clock.set(eve);
    await remindOfPatrols(app.context);
    await sumUpMonths(app.context);
    const addressees = async () => (await send()).map(({ to }) => JSON.stringify(to)).join();
    expect(await addressees()).not.toContain(hemi.email);
    await restore();
    expect((await read()).archived).toBeUndefined();
    await remindOfPatrols(app.context);
    expect(await addressees()).toContain(hemi.email);
  });

  it('takes no mail of the ECC, of which the log tells [3.8]', async () => {
    const { id: organizationId, patrol, archive, restore } = await setUp();
    const { id: eccNotificationId } = await app.buildEccNotification({ organizationId, patrolId: patrol.id });
    const tokenId = newId();
    const link = {
      id: tokenId,
      purpose: 'ecc',
      organizationId,
      eccNotificationId,
      created: longBefore,
    } as const;
    await app.database.insert(linkToken).values(link);
    await archive();
    expect(await app.services.ecc.findAnswered(tokenId)).toBeNull();
    expect(app.logged.at(-1)).toContain('a mail to an archived organization was ignored');
    await restore();
    expect(await app.services.ecc.findAnswered(tokenId)).not.toBeNull();
  });

  it('loses nothing, and is changed by nobody [3.8]', async () => {
    const { id, patrol, archive, restore, asSa, assignmentId } = await setUp();
    const rows = async () => [
      await app.database.select().from(patrolTable).where(eq(patrolTable.id, patrol.id)),
      await app.database.select().from(assignment).where(eq(assignment.id, assignmentId)),
      await app.database.select().from(person).where(eq(person.organizationId, id)).orderBy(person.id),
      await app.database.select().from(eccNotification).where(eq(eccNotification.organizationId, id)),
    ];
    const before = await rows();
    await archive();
    const change = await (await asSa())(organizationRoutes.updateOrganization, {
      params: { id },
      body: { name: 'Elsewhere' },
    });
    expect(Conflict.parse(change.body).code).toBe('archived');
    await restore();
    expect(await rows()).toEqual(before);
  });

  it('is archived once and restored once, also by two at once [3.8]', async () => {
    const { archive, restore } = await setUp();
    const statuses = async (call: () => Promise<{ status: number }>) =>
      (await Promise.all([call(), call()])).map(({ status }) => status).toSorted();
    expect(await statuses(archive)).toEqual([200, 409]);
    expect(await statuses(restore)).toEqual([200, 409]);
  });

  it('is listed by its own filter [3.8]', async () => {
    const { id, archive, asSa } = await setUp();
    await archive();
    const list = async (filter: object) => {
      const query = { limit: 1000, filter };
      const { items } = (await (await asSa())(organizationRoutes.listOrganizations, { query })).body;
      return items.find(({ _id }) => _id === id)?.archived;
    };
    expect(await list({ archived: null })).toBeUndefined();
    expect(await list({ archived: { $ne: null } })).toBe(app.clock.now());
    expect(await list({})).toBe(app.clock.now());
  });
});

describe('archiving while a patrol is under way [3.8]', () => {
  const finalized = longBefore;
  const started = { started: longBefore };
  const at = (hours: number) => after(app.clock.now(), hours * hour);
  it.each([
    ['is soon to log on', () => ({ finalized, when: at(1.5) }), 409],
    ['has begun', () => ({ finalized, when: at(-1) }), 409],
    ['has started and is past its end', () => ({ finalized, started, when: at(-26) }), 409],
    ['is ahead', () => ({ finalized, when: at(2) }), 200],
    ['is over', () => ({ finalized, when: at(-4) }), 200],
    ['is a draft', () => ({ when: at(-1) }), 200],
    ['was cancelled', () => ({ finalized, cancelled: longBefore, when: at(-1) }), 200],
    ['has finished', () => ({ finalized, started, finished: { finished: longBefore }, when: at(-1) }), 200],
    ['was never finished', () => ({ finalized, started, when: at(-28) }), 200],
  ])('that %s is judged by that', async (_what, patrol, status) => {
    const { archive } = await setUp(patrol());
    const answer = await archive();
    expect(answer.status).toBe(status);
    if (status === 409) expect(Conflict.parse(answer.body).code).toBe('patrol-under-way');
  });
});

describe('what an archived organization had', () => {
  const admin = { firstName: 'Aroha', lastName: 'Tamihana' };

  it('its code is another’s after a wait, and it comes back with a new one [3.9]', async () => {
    const { id, archive, restore, read, asSa } = await setUp();
    const { code } = await read();
    const create = async (email: string) => {
      const body = { code, name: 'Another', policeStation: 'Another', admin: { ...admin, email } };
      return (await asSa())(organizationRoutes.createOrganization, { body });
    };
    await archive();
    app.clock.advance(archivedCodeDays * day - 1);
    expect((await create('early@example.nz')).body).toMatchObject({ issues: [{ path: ['code'] }] });
    app.clock.advance(1);
    const answers = await Promise.all([create('one@example.nz'), create('two@example.nz')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect((await read()).archived?.isCodeTaken).toBe(true);
    for (const body of [{}, { code }])
      expect((await restore(body)).body).toMatchObject({
        issues: [{ path: ['code'], reason: 'not-unique', value: code }],
      });
    const fresh = `Z${id.slice(-3)}`.toUpperCase();
    expect((await restore({ code: fresh.toLowerCase() })).body.code).toBe(fresh);
    expect((await create('three@example.nz')).body).toMatchObject({ issues: [{ path: ['code'] }] });
  });

  it('keeps its code when nobody has taken it, however late', async () => {
    const { archive, restore, read } = await setUp();
    const { code } = await read();
    await archive();
    app.clock.advance(400 * day);
    expect((await restore()).body.code).toBe(code);
  });

  it('its people can join another at once, and have then left it [3.9]', async () => {
    const { id, hemi, patrol, archive, restore } = await setUp({ finalized: longBefore, when: eve });
    await app.database
      .update(patrolTable)
      .set({ when: after(app.clock.now(), 3 * day) })
      .where(eq(patrolTable.id, patrol.id));
    const other = await app.buildPerson({ roles: ['admin'] });
    const sharer = await app.buildPerson({ organizationId: id });
    const shared = { email: null, mailVia: hemi.id };
    await app.database.update(person).set(shared).where(eq(person.id, sharer.id));
    const body = { ...admin, email: hemi.email.toUpperCase(), roles: ['patroller'] };
    const add = async () => (await app.as(other))(peopleRoutes.createPerson, { body });
    expect((await add()).status).toBe(400);
    await archive();
    expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(400);
    const toHemi = (await send()).filter(({ to }) => JSON.stringify(to).toLowerCase().includes(hemi.email));
    expect(toHemi.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Welcome to /)]);
    await restore();
    const [left] = await app.database.select().from(person).where(eq(person.id, hemi.id));
    expect([left?.finished, left?.organizationId]).toEqual([app.clock.now(), id]);
    const [unmailed] = await app.database.select().from(person).where(eq(person.id, sharer.id));
    expect(unmailed?.mailVia).toBeNull();
    const asAdmin = await app.as(await app.buildPerson({ organizationId: id, roles: ['admin'] }));
    const seen = (await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } })).body;
    expect(Object.values(seen.patrollers).filter(({ removed }) => !removed)).toEqual([]);
  });
});
