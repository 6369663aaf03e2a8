import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
/** The start of a patrol that began an hour before the tests' clock. */
const running = '2026-11-21T05:00:00.000Z';

async function buildCrewed(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id };
  await app.buildAssignment({ ...of, personId: hemi.id, accepted: yesterday, acceptedBy: hemi.id });
  await app.buildAssignment({ ...of, personId: mere.id });
  const decliner = await app.buildPerson({ organizationId });
  await app.buildAssignment({ ...of, personId: decliner.id, declined: yesterday });
  const guest = await app.buildGuest({ ...of, email: 'guest@example.nz' });
  const asAdmin = await app.as(roster.admin);
  const cancel = (body?: { didNotShow: boolean }) =>
    asAdmin(patrolRoutes.cancelPatrol, { params: { id: patrol.id }, ...(body && { body }) });
  return { ...roster, guest, decliner, cancel };
}

describe('cancelling [5.6]', () => {
  it('of a finalized patrol mails the crew, the guests and the watchers', async () => {
    const { organizationId, admin, hemi, mere, watcher, guest, cancel } = await buildCrewed({
      finalized: yesterday,
    });

    const { status, body } = await cancel();

    expect(status).toBe(200);
    expect(body.cancelled).toEqual({ when: app.clock.now(), by: admin.id });
    expect(body.patrollers[hemi.id]?.didNotShow).toBeNull();
    const mails = await queuedMails(app, organizationId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['guest-cancelled', guest.id],
      ['patroller-cancelled', hemi.id],
      ['patroller-cancelled', mere.id],
      ['watcher-cancelled', watcher.id],
    ]);
  });

  it('of a draft mails nobody; of a TEST patrol, no watcher', async () => {
    const draft = await buildCrewed();
    await draft.cancel();
    expect(await queuedMails(app, draft.organizationId)).toEqual([]);

    const test = await buildCrewed({ finalized: yesterday, name: ' test ' });
    await test.cancel();
    const kinds = (await queuedMails(app, test.organizationId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['guest-cancelled', 'patroller-cancelled', 'patroller-cancelled']);
  });

  it('with didNotShow marks those who had accepted as no-shows', async () => {
    const { admin, hemi, mere, decliner, cancel } = await buildCrewed({
      finalized: yesterday,
      when: running,
    });

    const { body } = await cancel({ didNotShow: true });

    const now = { when: app.clock.now(), by: admin.id };
    expect(body.cancelled).toEqual(now);
    expect(body.patrollers[hemi.id]?.didNotShow).toEqual(now);
    expect(body.patrollers[mere.id]?.didNotShow).toBeNull();
    expect(body.patrollers[decliner.id]?.didNotShow).toBeNull();
  });

  it('refuses didNotShow before the start [5.6]', async () => {
    const { hemi, cancel } = await buildCrewed({ finalized: yesterday });
    const { status, body } = await cancel({ didNotShow: true });
    expect({ status, body }).toEqual({
      status: 409,
      body: { code: 'not-begun', message: 'This patrol has not begun yet.' },
    });
    const { body: after } = await cancel({ didNotShow: false });
    expect(after.patrollers[hemi.id]?.didNotShow).toBeNull();
  });

  it('long after the end mails nobody', async () => {
    const over = '2026-11-14T08:00:00.000Z';
    const { organizationId, cancel } = await buildCrewed({ finalized: over, when: over });
    expect((await cancel({ didNotShow: true })).status).toBe(200);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('happens once, and is refused for a started patrol [5.6]', async () => {
    const { organizationId, admin, cancel } = await buildCrewed({ finalized: yesterday });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'cancelled',
      message: 'This patrol has been cancelled.',
    });

    const started = await app.buildPatrol({ organizationId, when: running, started: { started: running } });
    const asAdmin = await app.as(admin);
    const refused = await asAdmin(patrolRoutes.cancelPatrol, { params: { id: started.id } });
    expect(refused).toMatchObject({ status: 409, body: { message: 'This patrol is already under way.' } });
    const foreign = await app.buildPatrol();
    const missing = await asAdmin(patrolRoutes.cancelPatrol, { params: { id: foreign.id } });
    expect(missing.status).toBe(404);
  });
});

/** Two finalized patrols and a draft: Hemi is on all, Mere on the first alone, with a guest. */
async function buildSeveral() {
  const roster = await buildRoster(app, { finalized: yesterday });
  const { organizationId, admin, hemi, mere, patrol } = roster;
  const second = await app.buildPatrol({
    organizationId,
    finalized: yesterday,
    when: '2026-12-01T08:00:00.000Z',
  });
  const draft = await app.buildPatrol({ organizationId, when: '2026-11-27T08:00:00.000Z' });
  for (const { id: patrolId } of [patrol, second, draft])
    await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
  await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });
  await app.buildGuest({ organizationId, patrolId: patrol.id, email: 'guest@example.nz' });
  const asAdmin = await app.as(admin);
  const ids = [second.id, patrol.id, draft.id];
  return {
    ...roster,
    asAdmin,
    second,
    ids,
    cancel: (body: object = {}) => asAdmin(patrolRoutes.cancelPatrols, { body: { ids, ...body } }),
    states: () =>
      Promise.all(
        ids.map(
          async (id) =>
            (await asAdmin(patrolRoutes.getPatrol, { params: { id } })).body.cancelled?.by ?? null,
        ),
      ),
  };
}

describe('cancelling several [7.19]', () => {
  it('cancels all of them, and mails about each by itself, as it was counted [7.19]', async () => {
    const { organizationId, asAdmin, admin, ids, cancel, states } = await buildSeveral();
    const [second = '', first = ''] = ids;
    const count = await asAdmin(assignmentRoutes.countRecipientsTogether, { body: { ids: [first, second] } });
    expect(count.body).toMatchObject({ patrollers: 2, guests: 1, watchers: 1, mails: 6 });
    expect(await cancel({ message: 'A storm is coming.' })).toMatchObject({ status: 204 });
    expect(await states()).toEqual(ids.map(() => admin.id));
    const mails = await queuedMails(app, organizationId);
    expect(mails).toHaveLength(6);
    for (const { subject } of mails) expect(subject.message).toBe('A storm is coming.');
  });

  it('cancels none if one stands in the way, and names it [7.19]', async () => {
    const { organizationId, asAdmin, second, cancel, states } = await buildSeveral();
    const started = await app.buildPatrol({
      organizationId,
      name: null,
      when: running,
      started: { started: running },
    });
    expect(await cancel({ ids: [second.id, started.id] })).toMatchObject({
      status: 409,
      body: {
        code: 'started',
        message:
          'The patrol on Sat 21 Nov 2026, 18:00 is already under way, so none of these has been cancelled. Please choose again.',
        patrols: [{ _id: started.id }],
      },
    });
    expect(await states()).toEqual([null, null, null]);
    await asAdmin(patrolRoutes.cancelPatrol, { params: { id: second.id } });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'cancelled' } });
    const foreign = await app.buildPatrol();
    expect((await cancel({ ids: [foreign.id] })).status).toBe(400);
    expect((await cancel({ ids: Array.from({ length: 101 }, () => second.id) })).status).toBe(400);
  });

  it('happens once, even if pressed twice at once in another order [7.19]', async () => {
    const { organizationId, ids, cancel } = await buildSeveral();
    const answers = await Promise.all([cancel(), cancel({ ids: ids.toReversed() })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await queuedMails(app, organizationId)).toHaveLength(6);
  });
});
