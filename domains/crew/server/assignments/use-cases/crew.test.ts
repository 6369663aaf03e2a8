import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const nothing = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };

type Roster = Awaited<ReturnType<typeof buildRoster>>;

async function callsFor({ admin, patrol, hemi }: Roster) {
  const asAdmin = await app.as(admin);
  const assign = (personId = hemi.id, id = patrol.id) =>
    asAdmin(assignmentRoutes.assignPatroller, { params: { id, personId } });
  const remove = (personId = hemi.id, id = patrol.id) =>
    asAdmin(assignmentRoutes.removePatroller, { params: { id, personId } });
  return { assign, remove };
}

describe('assigning a patroller', () => {
  it('assigns to a draft without mail [6.1]', async () => {
    const roster = await buildRoster(app);
    const { assign } = await callsFor(roster);

    const { status, body } = await assign();

    expect(status).toBe(200);
    expect(body.patrollers).toEqual({ [roster.hemi.id]: nothing });
    expect(await queuedMails(app, roster.organizationId)).toEqual([]);
  });

  it('mails the link at once if the patrol is finalized', async () => {
    const roster = await buildRoster(app, { finalized: yesterday });
    const { assign } = await callsFor(roster);

    await assign();

    const mails = await queuedMails(app, roster.organizationId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['patroller-assigned', roster.hemi.id],
    ]);
    const links = await app.database.select().from(linkToken).where(eq(linkToken.personId, roster.hemi.id));
    expect(links).toMatchObject([{ purpose: 'assignment', assignmentId: mails[0]?.cause, expires: null }]);
  });

  it('accepts only unfinished patrollers of the same organization [6.1]', async () => {
    const roster = await buildRoster(app);
    const { organizationId, watcher } = roster;
    const { assign } = await callsFor(roster);
    const left = await app.buildPerson({ organizationId, finished: yesterday });
    const stranger = await app.buildPerson();

    for (const { id } of [watcher, left]) {
      expect(await assign(id)).toMatchObject({ status: 409, body: { code: 'not-a-patroller' } });
    }
    expect((await assign(stranger.id)).status).toBe(404);
    expect((await assign(undefined, (await app.buildPatrol()).id)).status).toBe(404);
  });

  it('happens once if two admins do it at the same time', async () => {
    const roster = await buildRoster(app, { finalized: yesterday });
    const { assign } = await callsFor(roster);
    const { assign: assignToo } = await callsFor({ ...roster, admin: roster.otherAdmin });

    const answers = await Promise.all([assign(), assignToo(), assign(), assignToo()]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refusal = { code: 'already-assigned', message: 'They are already on this patrol.' };
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(refusal);
    expect(await queuedMails(app, roster.organizationId)).toHaveLength(1);
  });
});

describe('removing a patroller', () => {
  it('lets them be assigned again afresh [6.5]', async () => {
    const roster = await buildRoster(app, { finalized: yesterday });
    const { admin, hemi, patrol, organizationId } = roster;
    const { assign, remove } = await callsFor(roster);
    const asHemi = await app.as(hemi);
    await assign();
    await asHemi(assignmentRoutes.acceptForPatroller, { params: { id: patrol.id, personId: hemi.id } });

    const removed = await remove();
    const now = app.clock.now();
    expect(removed.body.patrollers[hemi.id]).toMatchObject({
      removed: { when: now, by: admin.id },
      accepted: { when: now, by: hemi.id },
    });
    expect((await assign()).body.patrollers).toEqual({ [hemi.id]: nothing });
    const again = await asHemi(assignmentRoutes.declineForPatroller, {
      params: { id: patrol.id, personId: hemi.id },
    });
    expect(again.body.patrollers[hemi.id]).toEqual({ ...nothing, declined: { when: now, by: hemi.id } });

    const mails = await queuedMails(app, organizationId, 'patroller-assigned');
    expect(new Set(mails.map(({ cause }) => cause)).size).toBe(2);
  });

  it('from a finalized patrol mails them, unless they had declined; from a draft, nobody', async () => {
    const roster = await buildRoster(app, { finalized: yesterday });
    const { organizationId, hemi, mere, patrol } = roster;
    const { remove } = await callsFor(roster);
    const of = { organizationId, patrolId: patrol.id };
    await app.buildAssignment({ ...of, personId: hemi.id });
    await app.buildAssignment({ ...of, personId: mere.id, declined: yesterday });
    await remove(hemi.id);
    await remove(mere.id);
    const mails = await queuedMails(app, organizationId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['patroller-removed', hemi.id]]);

    const draft = await buildRoster(app);
    const onDraft = await callsFor(draft);
    await onDraft.assign();
    await onDraft.remove();
    expect(await queuedMails(app, draft.organizationId)).toEqual([]);
  });

  it('happens once, and answers 404 for a person who was never assigned', async () => {
    const roster = await buildRoster(app);
    const { assign, remove } = await callsFor(roster);
    await assign();
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'removed', message: 'They are no longer on this patrol.' },
    });
    expect((await remove(roster.mere.id)).status).toBe(404);
    expect((await remove(undefined, (await app.buildPatrol()).id)).status).toBe(404);
  });
});

describe('the crew of a patrol that is not upcoming', () => {
  const states = [
    [{ cancelled: yesterday }, 'This patrol has been cancelled.'],
    [{ when: '2026-11-21T06:00:00.000Z' }, 'The start of this patrol has passed.'],
    [{ started: { started: yesterday } }, 'This patrol is already under way.'],
    [{ type: 'event', cancelled: yesterday }, 'This event has been cancelled.'],
  ] as const;

  it.each(states)('cannot be changed: %o [6.1, 12.6]', async (state, message) => {
    const roster = await buildRoster(app, state);
    const { organizationId, admin, mere, patrol } = roster;
    const { assign, remove } = await callsFor(roster);
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });

    expect(await assign()).toMatchObject({ status: 409, body: { message } });
    expect(await remove(mere.id)).toMatchObject({ status: 409, body: { message } });
    const asAdmin = await app.as(admin);
    const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } });
    expect(body.patrollers).toEqual({ [mere.id]: nothing });
  });
});
