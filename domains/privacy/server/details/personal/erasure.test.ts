import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import { after, day, minute } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { auditEvent, secondStep, session } from '#platform/database/schema/auth.ts';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { offer } from '#platform/database/schema/offers.ts';
import { availability, person, personPair } from '#platform/database/schema/people.ts';
import { erasureRequest, privacyHold } from '#platform/database/schema/privacy.ts';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { buildMere } from '#server/testing/mere.ts';
import { eraseDue } from '../erasures/erase-due.ts';

const app = testApp();
const left = '2026-11-20T02:00:00.000Z';

type Person = Awaited<ReturnType<typeof app.buildPerson>>;

/** Mere has left, and an admin may erase her details. */
async function buildLeft() {
  const scene = await buildMere(app, { finished: left });
  const { admin, mere } = scene;
  const choose = async (who: Person = admin) =>
    (await app.as(who))(routes.erasePerson, { params: { id: mere.id } });
  /** Erases, and lets the day pass in which that can be undone. */
  const erase = async (who: Person = admin) => {
    const answer = await choose(who);
    app.clock.advance(day);
    await eraseDue(app.context);
    return answer;
  };
  const read = async () => (await (await app.as(admin))(routes.getPerson, { params: { id: mere.id } })).body;
  const ofMere = eq(mail.recipient, mere.id);
  const mails = () => app.database.select().from(mail).where(ofMere);
  return { ...scene, choose, erase, read, mails };
}

describe('erasing the details of who has left [22.9]', () => {
  it('takes contacts, password, second step, sessions, availability, pairs, reasons and what was mailed [22.9]', async () => {
    const { admin, mere, hemi, erase, read, mails } = await buildLeft();
    await app.sessionCookie(mere);
    expect((await erase()).status).toBe(204);
    expect(await read()).toMatchObject({
      firstName: 'Mere',
      lastName: 'Walker',
      email: null,
      phone: null,
      idNumber: null,
      erased: { when: app.clock.now(), by: admin.id },
    });
    const [row] = await app.database.select().from(person).where(eq(person.id, mere.id));
    expect(row).toMatchObject({
      passwordHash: null,
      experienced: false,
      started: mere.started,
      finished: left,
    });
    const gone = [
      await app.database.$count(session, eq(session.personId, mere.id)),
      await app.database.$count(secondStep, eq(secondStep.personId, mere.id)),
      await app.database.$count(availability, eq(availability.personId, mere.id)),
      await app.database.$count(personPair, eq(personPair.otherId, mere.id)),
      await app.database.$count(personPair, eq(personPair.personId, mere.id)),
    ];
    expect(gone).toEqual([0, 0, 0, 0, 0]);
    expect(await app.database.select().from(offer).where(eq(offer.createdBy, mere.id))).toMatchObject([
      { reason: null },
    ]);
    expect(await mails()).toMatchObject([
      { toAddress: null, toName: null, subject: {}, kind: 'patroller-assigned' },
    ]);
    expect(await app.database.select().from(mail).where(eq(mail.recipient, hemi.id))).toMatchObject([
      { toAddress: 'hemi@example.nz' },
    ]);
  });

  it('takes their address from the messages of test patrols that went to them, unless the patrol is held [22.9]', async () => {
    const { organizationId, admin, mere, hemi, patrolId, erase } = await buildLeft();
    const { id: heldId } = await app.buildPatrol({ organizationId });
    const hold = { organizationId, patrolId: heldId, reason: 'Police file', until: '2026-12-31' };
    await app.database.insert(privacyHold).values({ ...hold, id: mere.id, made: left, madeBy: admin.id });
    const build = (by: Person, given: object = {}) =>
      app.buildEccNotification({
        ...{ organizationId, patrolId, kind: 'move', by: by.id, training: true, recipient: by.email ?? '' },
        ...given,
      });
    await build(mere);
    await build(mere, { patrolId: heldId });
    await build(mere, { training: false, recipient: 'ecc@police.example' });
    await build(hemi);
    await erase();
    const sent = await app.database
      .select({ recipient: eccNotification.recipient })
      .from(eccNotification)
      .where(eq(eccNotification.organizationId, organizationId))
      .orderBy(eccNotification.id);
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      'Removed',
      mere.email,
      'ecc@police.example',
      hemi.email,
    ]);
  });

  it('keeps the record of patrols, and the history of signing in, which says it [22.9]', async () => {
    const { admin, mere, erase, patrolId } = await buildLeft();
    await erase();
    const assigned = and(eq(assignment.personId, mere.id), isNull(assignment.removed));
    expect(await app.database.$count(assignment, assigned)).toBe(1);
    const { body } = await (await app.as(admin))(routes.getPatrol, { params: { id: patrolId } });
    expect(body.incidents).toMatchObject([{ by: mere.id, what: 'Disorder' }]);
    const noted = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, mere.id));
    expect(noted).toMatchObject([
      { event: 'information-erased', reason: 'By an admin, a day later unless it is undone' },
    ]);
  });

  it('keeps the text of a mail about a patrol that is held, and not its address [22.9]', async () => {
    const { organizationId, admin, mere, patrolId, erase, mails } = await buildLeft();
    const hold = { organizationId, patrolId, reason: 'Police file', until: '2026-12-31' };
    const [made, madeBy] = [left, admin.id];
    await app.database.insert(privacyHold).values({ ...hold, id: mere.id, made, madeBy });
    await erase();
    expect(await mails()).toMatchObject([{ toAddress: null, subject: { message: 'Dear Mere' } }]);
  });

  it('gives up a mail that waits, since nobody is left to get it [22.9]', async () => {
    const { organizationId, mere, erase, mails } = await buildLeft();
    await app.database.delete(mail).where(eq(mail.recipient, mere.id));
    const waiting = {
      nextAttempt: after(app.clock.now(), day),
      subject: { personId: mere.id, formerAddress: 'x@y.nz' },
    };
    await app.buildMail({ organizationId, recipient: mere.id, lastError: 'no such x@y.nz', ...waiting });
    await erase();
    expect(await mails()).toMatchObject([
      { nextAttempt: null, abandoned: app.clock.now(), subject: { personId: mere.id }, lastError: 'Removed' },
    ]);
    expect((await mails())[0]?.subject).not.toHaveProperty('formerAddress');
  });

  it('is refused for a member, who is deleted first by the rules for that [22.9]', async () => {
    const { admin, mere } = await buildMere(app);
    const answer = await (await app.as(admin))(routes.erasePerson, { params: { id: mere.id } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'not-finished' });
    const own = await (await app.as(admin))(routes.erasePerson, { params: { id: admin.id } });
    expect(own.status).toBe(409);
    const leaving = await (await app.as(admin))(routes.deletePerson, { params: { id: admin.id } });
    expect(leaving.body).toMatchObject({ code: 'last-admin' });
  });

  it('is done once, by whoever is first of two [22.9]', async () => {
    const { organizationId, mere, choose } = await buildLeft();
    const other = await app.buildPerson({ organizationId, roles: ['admin'] });
    const answers = await Promise.all([choose(), choose(other), choose()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const noted = eq(auditEvent.personId, mere.id);
    expect(await app.database.$count(auditEvent, noted)).toBe(1);
  });

  it.each<Role>(['watcher', 'summary-recipient', 'patroller'])('is not for a %s [22.9]', async (role) => {
    const { organizationId, erase, read } = await buildLeft();
    expect((await erase(await app.buildPerson({ organizationId, roles: [role] }))).status).toBe(403);
    expect(await read()).not.toHaveProperty('erased');
  });

  it('does not exist for another organization [22.9]', async () => {
    const { erase } = await buildLeft();
    const { admin } = await buildLeft();
    expect((await erase(admin)).status).toBe(404);
  });

  it('lets nobody find them by their former address: who comes back is new [22.9]', async () => {
    const { admin, mere, erase } = await buildLeft();
    await erase();
    const body = { firstName: 'Mere', lastName: 'Walker', email: mere.email, roles: ['patroller'] };
    const { body: created } = await (await app.as(admin))(routes.createPerson, { body });
    expect(created._id).not.toBe(mere.id);
  });
});

describe('a request to be erased [22.10]', () => {
  async function buildAsking() {
    const scene = await buildMere(app);
    const { admin, mere } = scene;
    const call = await app.as(mere);
    const ofAdmin = await app.as(admin);
    const mine = async () => (await call(routes.getMyErasureRequest)).body.request;
    const toDo = async () => (await ofAdmin(routes.getToDo)).body.erasures;
    const params = { id: mere.id };
    const decline = (reason: unknown = 'You are a witness.') =>
      ofAdmin(routes.declineErasure, { params, body: { reason } });
    const read = async () => (await ofAdmin(routes.getPerson, { params })).body;
    return { ...scene, call, ofAdmin, mine, toDo, decline, read };
  }

  it('waits on What Needs Doing and on the person’s page until it is withdrawn [22.10]', async () => {
    const { mere, call, mine, toDo, read } = await buildAsking();
    expect(await mine()).toBeNull();
    const asked = app.clock.now();
    await call(routes.askForErasure);
    app.clock.set(after(asked, minute));
    expect((await call(routes.askForErasure)).body).toEqual({ request: { asked, declined: null } });
    expect(await toDo()).toEqual([{ _id: mere.id, firstName: 'Mere', lastName: 'Walker', asked }]);
    expect(await read()).toMatchObject({ erasureAsked: asked });
    expect((await call(routes.withdrawErasure)).status).toBe(204);
    expect([await mine(), await toDo()]).toEqual([null, []]);
    expect(await read()).not.toHaveProperty('erasureAsked');
  });

  it('is declined with a reason that the member reads, who may ask again [22.10]', async () => {
    const { admin, call, mine, toDo, decline } = await buildAsking();
    expect((await decline()).status).toBe(404);
    await call(routes.askForErasure);
    for (const reason of ['', ' \u200b', 'x'.repeat(501), 7])
      expect((await decline(reason)).status).toBe(400);
    expect((await decline()).status).toBe(204);
    const by = admin.id;
    expect(await mine()).toMatchObject({ declined: { by, reason: 'You are a witness.' } });
    expect(await toDo()).toEqual([]);
    expect((await decline()).status).toBe(404);
    await call(routes.askForErasure);
    expect(await mine()).toMatchObject({ declined: null });
  });

  it('goes with the details, once they are erased [22.10]', async () => {
    const { admin, mere, call, ofAdmin, toDo } = await buildAsking();
    await call(routes.askForErasure);
    const params = { id: mere.id };
    await ofAdmin(routes.deletePerson, { params });
    expect(await toDo()).toHaveLength(1);
    await ofAdmin(routes.erasePerson, { params });
    app.clock.advance(day);
    await eraseDue(app.context);
    expect((await (await app.as(admin))(routes.getToDo)).body.erasures).toEqual([]);
    expect(await app.database.$count(erasureRequest, eq(erasureRequest.personId, mere.id))).toBe(0);
  });

  it('of another organization is none [22.10]', async () => {
    const { mere, call } = await buildAsking();
    await call(routes.askForErasure);
    const { ofAdmin, toDo } = await buildAsking();
    const body = { reason: 'No.' };
    expect((await ofAdmin(routes.declineErasure, { params: { id: mere.id }, body })).status).toBe(404);
    expect(await toDo()).toEqual([]);
  });
});
