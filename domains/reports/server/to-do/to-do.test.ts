import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day, hour } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import type { ToDo } from '#reports/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const longBefore = '2026-11-01T00:00:00.000Z';
const nothing = {
  undermanned: 0,
  firstUndermanned: null,
  offered: 0,
  cover: { patrols: 0, first: [] },
  unanswered: 0,
  drafts: [],
  failedMails: 0,
  erasures: [],
};

async function read(admin: typeof person.$inferSelect): Promise<ToDo> {
  const { status, body } = await (await app.as(admin))(routes.getToDo);
  expect(status).toBe(200);
  return body;
}

/** An organization whose finalized patrol has a crew of two who have accepted. */
async function settled() {
  const roster = await buildRoster(app, { finalized: longBefore });
  const of = { organizationId: roster.organizationId, patrolId: roster.patrol.id };
  const [ofHemi, ofMere] = [
    await app.buildAssignment({ ...of, personId: roster.hemi.id, accepted: longBefore }),
    await app.buildAssignment({ ...of, personId: roster.mere.id, accepted: longBefore }),
  ];
  return { ...roster, of, ofHemi, ofMere };
}

describe('what needs doing [14.32]', () => {
  it('is nothing where all is settled', async () => {
    const { admin } = await settled();
    expect(await read(admin)).toMatchObject({ ...nothing, notSignedIn: { people: 0, due: 0 } });
  });

  it('counts missing answers and too small a crew, of patrols that are ahead', async () => {
    const { admin, of, ofHemi, ofMere } = await settled();
    await app.database.update(assignment).set({ accepted: null }).where(eq(assignment.id, ofHemi.id));
    expect(await read(admin)).toMatchObject({ ...nothing, unanswered: 1 });
    const declined = { accepted: null, declined: longBefore };
    await app.database.update(assignment).set(declined).where(eq(assignment.id, ofMere.id));
    expect(await read(admin)).toMatchObject({
      ...{ ...nothing, unanswered: 1, undermanned: 1 },
      firstUndermanned: '2026-11-24T08:00:00.000Z',
    });
    for (const change of [
      { cancelled: longBefore },
      { started: { started: longBefore } },
      { deleted: longBefore },
    ]) {
      await app.database.update(patrol).set(change).where(eq(patrol.id, of.patrolId));
      expect(await read(admin)).toMatchObject(nothing);
      await app.database
        .update(patrol)
        .set({ cancelled: null, started: null })
        .where(eq(patrol.id, of.patrolId));
    }
  });

  it('asks no crew of an event or a test patrol, and no answer on a draft', async () => {
    const { admin, organizationId, hemi } = await settled();
    await app.buildPatrol({ organizationId, finalized: longBefore, type: 'event' });
    await app.buildPatrol({ organizationId, finalized: longBefore, name: 'test' });
    const draft = await app.buildPatrol({ organizationId, type: 'event' });
    await app.buildAssignment({ organizationId, patrolId: draft.id, personId: hemi.id });
    expect(await read(admin)).toMatchObject({ ...nothing, drafts: [{ month: '2026-11', patrols: 1 }] });
  });

  it('counts drafts by the organization’s own month', async () => {
    const { admin, organizationId } = await settled();
    const event = { organizationId, type: 'event' } as const;
    for (const when of ['2026-11-30T10:59:00.000Z', '2026-11-30T11:00:00.000Z', '2026-12-24T08:00:00.000Z'])
      await app.buildPatrol({ ...event, when });
    await app.buildPatrol({ ...event, when: longBefore });
    expect((await read(admin)).drafts).toEqual([
      { month: '2026-11', patrols: 1 },
      { month: '2026-12', patrols: 2 },
    ]);
  });

  it('adds up what is to do in several months, and says when the first crew is too small', async () => {
    const { admin, organizationId, hemi } = await settled();
    for (const when of ['2027-01-05T08:00:00.000Z', '2026-12-24T08:00:00.000Z']) {
      const { id: patrolId } = await app.buildPatrol({ organizationId, finalized: longBefore, when });
      await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
    }
    expect(await read(admin)).toMatchObject({
      ...{ ...nothing, undermanned: 2, unanswered: 2 },
      firstUndermanned: '2026-12-24T08:00:00.000Z',
    });
  });

  it('is of the own organization alone', async () => {
    const here = await settled();
    const there = await buildRoster(app);
    await app.buildPerson({ organizationId: there.organizationId, firstSignedIn: null });
    await app.buildMail({
      organizationId: there.organizationId,
      patrolId: there.patrol.id,
      bounced: longBefore,
    });
    expect(await read(here.admin)).toMatchObject({ ...nothing, notSignedIn: { people: 0, due: 0 } });
    expect(await read(there.admin)).toMatchObject({
      undermanned: 1,
      failedMails: 1,
      notSignedIn: { people: 1 },
    });
  });
});

describe('cover that is asked for [6.49]', () => {
  async function settledBy({ crewSize = 2 } = {}) {
    const scene = await settled();
    await app.database.update(patrol).set({ crewSize }).where(eq(patrol.id, scene.of.patrolId));
    return { ...scene, asHemi: await app.as(scene.hemi), asAdmin: await app.as(scene.admin) };
  }
  const body = { reason: 'I have to work.' };

  it('is counted, and the first five patrols are named, until somebody takes over or the place is kept', async () => {
    const { admin, hemi, organizationId, of, asHemi } = await settledBy();
    const ids = [of.patrolId];
    for (const day of [1, 2, 3, 4, 5]) {
      const when = `2026-12-0${6 - day}T08:00:00.000Z`;
      const { id: patrolId } = await app.buildPatrol({ organizationId, finalized: longBefore, when });
      await app.buildAssignment({ organizationId, patrolId, personId: hemi.id, accepted: longBefore });
      ids.push(patrolId);
    }
    const [first = '', last = '', ...between] = ids;
    for (const id of ids) await asHemi(routes.askForCover, { params: { id }, body });
    const { cover } = await read(admin);
    expect(cover.patrols).toBe(6);
    expect(cover.first.map(({ _id }) => _id)).toEqual([first, ...between.reverse()]);
    expect(cover.first[0]?.when).toBe('2026-11-24T08:00:00.000Z');
    await asHemi(routes.withdrawCover, { params: { id: first } });
    const params = { id: last, personId: hemi.id };
    await asHemi(routes.declineForPatroller, { params });
    expect((await read(admin)).cover.patrols).toBe(4);
  });

  it('is not counted when the patrol was cancelled, or of a swap', async () => {
    const { admin, of, asHemi, asAdmin } = await settledBy();
    await asHemi(routes.askForCover, { params: { id: of.patrolId }, body });
    await asAdmin(routes.cancelPatrol, { params: { id: of.patrolId } });
    expect((await read(admin)).cover).toEqual({ patrols: 0, first: [] });
    const there = await settledBy();
    const { organizationId, ofHemi, ofMere, hemi } = there;
    const swap = { assignmentId: ofHemi.id, inReturnId: ofMere.id, patrolId: there.of.patrolId };
    await app.buildOffer({ organizationId, personId: hemi.id, ...swap });
    expect((await read(there.admin)).cover).toEqual({ patrols: 0, first: [] });
  });

  it('offered places are counted among the patrols that want a larger crew', async () => {
    const { admin, of, asAdmin } = await settledBy({ crewSize: 3 });
    expect(await read(admin)).toMatchObject({ undermanned: 1, offered: 0 });
    const third = await app.buildPerson({ organizationId: of.organizationId });
    await asAdmin(routes.offerPlaces, { body: { ids: [of.patrolId] } });
    expect(await read(admin)).toMatchObject({ undermanned: 1, offered: 1 });
    await app.buildAssignment({ ...of, personId: third.id });
    expect(await read(admin)).toMatchObject({ undermanned: 0, offered: 0 });
  });
});

describe('mails that did not arrive [14.33]', () => {
  async function withFailed() {
    const roster = await buildRoster(app);
    const { organizationId, hemi } = roster;
    const of = { organizationId, patrolId: roster.patrol.id };
    const ofHemi = await app.buildAssignment({ ...of, personId: hemi.id });
    const asAdmin = await app.as(roster.admin);
    await asAdmin(routes.finalizePatrol, { params: { id: of.patrolId } });
    const refused = { nextAttempt: null, abandoned: longBefore, lastError: '550 No such mailbox' };
    await app.database
      .update(mail)
      .set(refused)
      .where(and(eq(mail.organizationId, organizationId), eq(mail.recipient, hemi.id)));
    const resend = async () => (await (await app.as(roster.admin))(routes.resendFailed)).body;
    return { ...roster, of, ofHemi, resend };
  }

  it('are counted, and sent again once, though two admins press at once', async () => {
    const { admin, organizationId, resend } = await withFailed();
    expect((await read(admin)).failedMails).toBe(1);
    const both = await Promise.all([resend(), resend()]);
    expect(both.map(({ queued }) => queued).sort()).toEqual([0, 1]);
    expect(await queuedMails(app, organizationId, 'patroller-assigned')).toHaveLength(2); // the refused one too
    expect((await read(admin)).failedMails).toBe(0);
  });

  it('are left if they are obsolete, and not counted once the patrol is over', async () => {
    const { admin, of, ofHemi, resend } = await withFailed();
    await app.database.update(assignment).set({ removed: longBefore }).where(eq(assignment.id, ofHemi.id));
    expect(await resend()).toEqual({ queued: 0, obsolete: 1 });
    await app.database.update(patrol).set({ when: longBefore }).where(eq(patrol.id, of.patrolId));
    expect((await read(admin)).failedMails).toBe(0);
    expect(await resend()).toEqual({ queued: 0, obsolete: 0 });
  });
});

it('counts who has not signed in, and who of them is due to be invited [14.32]', async () => {
  const { admin, organizationId } = await settled();
  const invitee = (given: { invited?: string | null; finished?: string }) =>
    app.buildPerson({ organizationId, firstSignedIn: null, ...given });
  await invitee({ invited: null });
  await invitee({ invited: new Date(Date.parse(app.clock.now()) - hour).toISOString() });
  await invitee({ finished: longBefore });
  await app.buildPersonWithoutAddress({ organizationId });
  expect((await read(admin)).notSignedIn).toEqual({ people: 2, due: 1 });
  app.clock.advance(day);
  expect((await read(admin)).notSignedIn).toEqual({ people: 2, due: 2 });
});

it('the first steps are done by what is so, and over once a patrol was run [3.10]', async () => {
  const { id: organizationId } = await app.buildOrganization();
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  const steps = async () => (await read(admin)).firstSteps;
  const none = { people: false, ecc: false, meetUp: false, patrol: false, finalized: false };
  expect(await steps()).toEqual(none);
  const other = await app.buildPerson({ organizationId });
  const change = (values: Partial<typeof organization.$inferInsert>) =>
    app.database.update(organization).set(values).where(eq(organization.id, organizationId));
  await change({
    eccEmail: 'ecc@police.example',
    eccPhone: '111',
    patrolMeetUpInstructions: 'At the station',
  });
  const { id } = await app.buildPatrol({ organizationId });
  expect(await steps()).toEqual({ people: true, ecc: true, meetUp: true, patrol: true, finalized: false });
  await app.database.update(person).set({ finished: longBefore }).where(eq(person.id, other.id));
  expect(await steps()).toMatchObject({ people: false });
  await app.database.update(patrol).set({ finalized: longBefore }).where(eq(patrol.id, id));
  expect(await steps()).toMatchObject({ people: false, finalized: true });
  await app.database.update(patrol).set({ when: longBefore }).where(eq(patrol.id, id));
  expect(await steps()).toBeNull();
});
