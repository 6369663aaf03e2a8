import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';

/** Three drafts: Hemi is on all, Mere on the first, nobody reaches Rua by mail. */
async function buildDrafts() {
  const roster = await buildRoster(app);
  const { organizationId, admin, hemi, mere, patrol } = roster;
  const second = await app.buildPatrol({ organizationId, when: '2026-12-01T08:00:00.000Z' });
  const third = await app.buildPatrol({ organizationId, when: '2026-11-27T08:00:00.000Z', name: null });
  const rua = await app.buildPersonWithoutAddress({ organizationId });
  const assign = (patrolId: string, personId: string) =>
    app.buildAssignment({ organizationId, patrolId, personId });
  for (const { id } of [patrol, second, third]) await assign(id, hemi.id);
  await assign(patrol.id, mere.id);
  await assign(third.id, rua.id);
  await app.buildGuest({ organizationId, patrolId: third.id, email: 'guest@example.nz' });
  const asAdmin = await app.as(admin);
  const ids = [second.id, patrol.id, third.id];
  const stateOf = async (id: string) =>
    (await asAdmin(patrolRoutes.getPatrol, { params: { id } })).body.finalized;
  return {
    ...roster,
    second,
    third,
    rua,
    asAdmin,
    ids,
    finalize: (chosen = ids) => asAdmin(patrolRoutes.finalizePatrols, { body: { ids: chosen } }),
    count: (chosen = ids) => asAdmin(assignmentRoutes.countRecipientsTogether, { body: { ids: chosen } }),
    states: () => Promise.all(ids.map(stateOf)),
  };
}

describe('finalizing several drafts [5.17]', () => {
  it('finalizes all of them, also one that is named twice', async () => {
    const { admin, ids, finalize, states } = await buildDrafts();
    const [first = ''] = ids;
    expect(await finalize([...ids, first])).toMatchObject({ status: 204 });
    expect(await states()).toEqual(ids.map(() => ({ when: app.clock.now(), by: admin.id })));
  });

  it('finalizes none if one stands in the way, and names it [5.17]', async () => {
    const { organizationId, asAdmin, third, second, ids, finalize, states } = await buildDrafts();
    await asAdmin(patrolRoutes.cancelPatrol, { params: { id: second.id } });
    expect(await finalize()).toMatchObject({
      status: 409,
      body: {
        code: 'cancelled',
        message:
          'The patrol on Tue 1 Dec 2026, 21:00 (Regular patrol) has been cancelled, so none of these has been finalized. Please choose again.',
        patrols: [{ _id: second.id }],
      },
    });
    expect(await states()).toEqual([null, null, null]);
    expect(await queuedMails(app, organizationId)).toEqual([]);

    await finalize([third.id]);
    const { body } = await finalize(ids.slice(1));
    expect(body).toMatchObject({
      code: 'finalized',
      message:
        'The patrol on Fri 27 Nov 2026, 21:00 is already finalized, so none of these has been finalized. Please choose again.',
    });
  });

  it('happens once, even if pressed twice at once in another order [5.17]', async () => {
    const { ids, finalize } = await buildDrafts();
    const answers = await Promise.all([finalize(ids), finalize(ids.toReversed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('knows no draft of another organization, and takes at most 100 [5.17]', async () => {
    const { ids, finalize, count, states } = await buildDrafts();
    const foreign = await app.buildPatrol();
    const unknown = { issues: [{ path: ['ids', '3'], reason: 'key-not-found', value: foreign.id }] };
    expect(await finalize([...ids, foreign.id])).toMatchObject({ status: 400, body: unknown });
    expect(await count([...ids, foreign.id])).toMatchObject({ status: 400, body: unknown });
    expect(await states()).toEqual([null, null, null]);
    expect((await finalize(Array.from({ length: 101 }, () => foreign.id))).status).toBe(400);
    expect((await finalize([])).status).toBe(204);
  });
});

describe('whom finalizing several would mail [5.17]', () => {
  it('counts each person once, and the guests of each [5.17]', async () => {
    const { organizationId, rua, ids, count } = await buildDrafts();
    const over = await app.buildPatrol({ organizationId, when: yesterday });
    await app.buildAssignment({ organizationId, patrolId: over.id });
    expect(await count([...ids, over.id])).toMatchObject({
      status: 200,
      body: { patrollers: 2, unmailed: [rua.id], guests: 1, watchers: 1, digests: 0 },
    });
  });

  it('counts no watcher of test patrols alone [5.17]', async () => {
    const { organizationId, count } = await buildDrafts();
    const test = await app.buildPatrol({ organizationId, callSign: 'TEST' });
    expect((await count([test.id])).body).toMatchObject({ watchers: 0 });
  });
});
