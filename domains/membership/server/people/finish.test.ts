import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authRoutes, sessionRoutes } from '#accounts/contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { day } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { person } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
const yesterday = '2026-11-20T00:00:00.000Z';
const password = 'Torch-and-vest-1';

type Person = Awaited<ReturnType<typeof app.buildPerson>>;

async function finishAs(admin: Person) {
  const call = await app.as(admin);
  return ({ id }: { id: string }) => call(peopleRoutes.deletePerson, { params: { id } });
}

describe('ending a membership [4.4]', () => {
  it('ends sessions and voids links', async () => {
    const { organizationId, admin, hemi } = await buildRoster(app);
    const asHemi = await app.as(hemi);
    await app.services.auth.forgotPassword(hemi.email, { ip: '127.0.0.1', userAgent: 'test' });
    await inTransaction(app.database, (tx) => app.services.auth.invite(tx, { id: hemi.id, organizationId }));
    const finish = await finishAs(admin);

    expect((await finish(hemi)).status).toBe(204);

    expect((await asHemi(sessionRoutes.listMySessions)).status).toBe(401);
    const links = eq(linkToken.personId, hemi.id);
    expect(await app.database.$count(linkToken, links)).toBe(1);
    expect(await app.database.$count(linkToken, and(links, isNull(linkToken.voided)))).toBe(0);
    const read = await (await app.as(admin))(peopleRoutes.getPerson, { params: { id: hemi.id } });
    expect(read.body).toMatchObject({ finished: app.clock.now(), email: hemi.email, roles: ['patroller'] });
  });

  it('removes them from upcoming patrols, mails them and keeps past assignments', async () => {
    await send();
    const { organizationId, admin, hemi, patrol } = await buildRoster(app, { finalized: yesterday });
    const past = await app.buildPatrol({ organizationId, finalized: yesterday, when: yesterday });
    const draft = await app.buildPatrol({ organizationId });
    const of = { organizationId, personId: hemi.id };
    await app.buildAssignment({ ...of, patrolId: past.id, accepted: yesterday });
    for (const { id } of [patrol, draft]) await app.buildAssignment({ ...of, patrolId: id });

    expect((await (await finishAs(admin))(hemi)).status).toBe(204);

    const rows = await app.database.select().from(assignment).where(eq(assignment.personId, hemi.id));
    const removed = new Map(
      rows.map(({ patrolId, removed: when, removedBy }) => [patrolId, [when, removedBy]]),
    );
    expect(removed).toEqual(
      new Map([
        [past.id, [null, null]],
        [patrol.id, [app.clock.now(), admin.id]],
        [draft.id, [app.clock.now(), admin.id]],
      ]),
    );
    const mails = await send();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You are no longer on the /),
    ]);
  });

  it('keeps the last admin [3.3]', async () => {
    const admin = await app.buildPerson({ roles: ['admin'] });
    const answer = await (await finishAs(admin))(admin);
    expect(answer).toMatchObject({ status: 409, body: { code: 'last-admin' } });
    expect(
      (await (await app.as(admin))(peopleRoutes.getPerson, { params: { id: admin.id } })).body.finished,
    ).toBe(null);
  });

  it('happens once; a finished person can still be read', async () => {
    const { admin, hemi } = await buildRoster(app);
    const finish = await finishAs(admin);
    const answers = await Promise.all([finish(hemi), finish(hemi)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const refusal = { code: 'finished', message: 'They have left already.' };
    expect(await finish(hemi)).toMatchObject({ status: 409, body: refusal });
  });

  it('leaves no assignment that was made at the same time [12.6]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { organizationId, admin, otherAdmin, hemi, patrol } = await buildRoster(app);
      const elsewhere = await app.buildPatrol({ organizationId, when: '2026-12-24T08:00:00.000Z' });
      await app.buildAssignment({ organizationId, patrolId: elsewhere.id, personId: hemi.id });
      const [finish, call] = [await finishAs(admin), await app.as(otherAdmin)];
      const assign = () =>
        call(assignmentRoutes.assignPatroller, { params: { id: patrol.id, personId: hemi.id } });
      const [ended, assigned] = await Promise.all([finish(hemi), assign()]);
      expect([204, 409]).toContain(ended.status);
      expect([200, 409]).toContain(assigned.status);
      const left = and(eq(assignment.personId, hemi.id), isNull(assignment.removed));
      const [row] = await app.database.select().from(person).where(eq(person.id, hemi.id));
      expect(Boolean(row?.finished)).toBe(ended.status === 204);
      if (row?.finished) expect(await app.database.$count(assignment, left)).toBe(0);
    }
  });
});

describe('a finished person who is added again [4.3, 4.5]', () => {
  const again = { firstName: 'Hēmi', lastName: 'Hōhepa', roles: ['watcher'], phone: '021', idNumber: '12' };

  it('keeps their row, gets the new values and an invitation, and loses the old password', async () => {
    const { organizationId, admin } = await buildRoster(app);
    const passwordHash = await app.services.auth.hashPassword(password);
    const hemi = await app.buildPerson({
      organizationId,
      passwordHash,
      phone: '022',
      email: 'hemi.h@example.nz',
    });
    const stranger = await app.as(null);
    const signIn = () => stranger(authRoutes.signIn, { body: { email: hemi.email, password } });
    expect((await signIn()).status).toBe(204);
    await (await finishAs(admin))(hemi);
    expect((await signIn()).status).toBe(400);
    app.clock.advance(day);
    const call = await app.as(admin);
    await send();

    const { status, body } = await call(peopleRoutes.createPerson, {
      body: { ...again, email: 'HEMI.H@example.nz' },
    });

    expect([status, body]).toEqual([201, { _id: hemi.id }]);
    const read = await call(peopleRoutes.getPerson, { params: { id: hemi.id } });
    expect(read.body).toEqual({
      ...again,
      _id: hemi.id,
      email: 'HEMI.H@example.nz',
      started: hemi.started,
      firstSignedIn: null,
      invited: app.clock.now(),
      mailVia: null,
      notices: 'each',
      summaries: 'each',
      finished: null,
      version: 2,
      edited: { when: app.clock.now(), by: admin.id },
    });
    expect((await signIn()).status).toBe(400);
    const [mail] = await send();
    const linkToken = /\/set-password\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await stranger(authRoutes.setPassword, { params: { linkToken }, body: { password } });
    expect((await signIn()).status).toBe(204);
  });

  it('has no phone if none is given, and keeps past assignments', async () => {
    const { organizationId, admin, patrol } = await buildRoster(app, {
      when: yesterday,
      finalized: yesterday,
    });
    const hemi = await app.buildPerson({ organizationId, phone: '022' });
    await app.buildAssignment({
      organizationId,
      patrolId: patrol.id,
      personId: hemi.id,
      accepted: yesterday,
    });
    const call = await app.as(admin);
    await (await finishAs(admin))(hemi);
    const { phone: _, ...body } = { ...again, email: hemi.email };
    await call(peopleRoutes.createPerson, { body });
    const read = await call(peopleRoutes.getPerson, { params: { id: hemi.id } });
    expect(read.body).toMatchObject({ phone: null, finished: null });
    const seen = await call(patrolRoutes.getPatrol, { params: { id: patrol.id } });
    expect(seen.body.patrollers[hemi.id]?.accepted).toEqual({ when: yesterday });
  });

  it('is a new person in another organization, and is reopened once by two concurrent calls', async () => {
    const { admin, organizationId } = await buildRoster(app);
    const left = await app.buildPerson({ finished: yesterday });
    const call = await app.as(admin);
    const { body } = await call(peopleRoutes.createPerson, { body: { ...again, email: left.email } });
    expect(body._id).not.toBe(left.id);
    const own = await app.buildPerson({ organizationId, finished: yesterday });
    const reopen = () => call(peopleRoutes.createPerson, { body: { ...again, email: own.email } });
    const answers = await Promise.all([reopen(), reopen()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await queuedMails(app, organizationId, 'invitation')).toHaveLength(2);
  });
});
