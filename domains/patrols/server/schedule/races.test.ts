import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { guest } from '#platform/database/schema/assignments.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

/** Concurrent changes of one patrol run one after the other, and none is half done (product 12.6). */

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const moved = '2026-11-26T08:00:00.000Z';

type Given = Parameters<typeof buildRoster>[1];

/** Makes a patrol that Hemi has accepted and that two admins change. */
async function buildContested(given: Given = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, hemi, patrol } = roster;
  const assignment = await app.buildAssignment({
    ...{ organizationId, patrolId: patrol.id, personId: hemi.id },
    ...{ accepted: yesterday, acceptedBy: hemi.id },
  });
  const [asAdmin, asOther, asHemi] = await Promise.all(
    [roster.admin, roster.otherAdmin, hemi].map((who) => app.as(who)),
  );
  if (!asAdmin || !asOther || !asHemi) throw new Error('three people should be signed in');
  const params = { id: patrol.id, personId: hemi.id };
  return {
    ...roster,
    assignment,
    finalize: () => asOther(patrolRoutes.finalizePatrol, { params }),
    cancel: () => asAdmin(patrolRoutes.cancelPatrol, { params }),
    edit: (body: object) => asOther(patrolRoutes.updatePatrol, { params, body }),
    assignMere: () =>
      asOther(assignmentRoutes.assignPatroller, { params: { id: patrol.id, personId: roster.mere.id } }),
    remove: () => asAdmin(assignmentRoutes.removePatroller, { params }),
    accept: () => asHemi(assignmentRoutes.acceptForPatroller, { params }),
    decline: () => asHemi(assignmentRoutes.declineForPatroller, { params }),
    addGuest: () => asOther(assignmentRoutes.addGuest, { params, body: { name: 'Ana' } }),
    read: async () => (await asAdmin(patrolRoutes.getPatrol, { params })).body,
    kinds: async () => (await queuedMails(app, roster.organizationId)).map(({ kind }) => kind),
  };
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('of two concurrent changes the first wins [12.6]', () => {
  it('finalizing and cancelling a draft', async () => {
    const first = await buildContested();
    expect(statuses(await inTurn(app, first.patrol.id, first.cancel, first.finalize))).toEqual([200, 409]);
    expect(await first.read()).toMatchObject({ finalized: null, cancelled: { by: first.admin.id } });
    expect(await first.kinds()).toEqual([]);

    const second = await buildContested();
    expect(statuses(await inTurn(app, second.patrol.id, second.finalize, second.cancel))).toEqual([200, 200]);
    expect(await second.read()).toMatchObject({ finalized: {}, cancelled: {} });
    expect(await second.kinds()).toEqual([
      'patroller-assigned',
      'patroller-cancelled',
      'watcher-cancelled',
      'watcher-finalized',
    ]);
  });

  it('editing and cancelling', async () => {
    const first = await buildContested({ finalized: yesterday });
    const edit = () => first.edit({ when: moved, name: 'Other name' });
    const [, refused] = await inTurn(app, first.patrol.id, first.cancel, edit);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Cancelled patrols may not be edited.' } });
    expect(await first.read()).toMatchObject({ when: first.patrol.when, name: first.patrol.name });
    expect((await first.read()).patrollers[first.hemi.id]?.accepted).not.toBeNull();
    expect(await first.kinds()).toEqual(['patroller-cancelled', 'watcher-cancelled']);

    const second = await buildContested({ finalized: yesterday });
    const answers = await inTurn(app, second.patrol.id, () => second.edit({ when: moved }), second.cancel);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[1]?.body).toMatchObject({ when: moved, cancelled: {} });
  });

  it('two edits are both kept, each mailed with its own sequence number', async () => {
    const { patrol, edit, kinds } = await buildContested({ finalized: yesterday });
    const [, last] = await inTurn(
      app,
      patrol.id,
      () => edit({ name: 'Other name' }),
      () => edit({ hours: 5 }),
    );
    expect(last).toMatchObject({ status: 200, body: { name: 'Other name', hours: 5 } });
    expect((await kinds()).filter((kind) => kind === 'patroller-moved')).toHaveLength(2);
  });

  it('moving, and an answer to the former start', async () => {
    const { patrol, hemi, edit, accept, read } = await buildContested({ finalized: yesterday });
    await inTurn(app, patrol.id, accept, () => edit({ when: moved }));
    expect((await read()).patrollers[hemi.id]?.accepted).toBeNull();
  });

  it('cancelling, and assigning, answering or adding a guest', async () => {
    const { patrol, hemi, mere, cancel, assignMere, decline, read } = await buildContested({
      finalized: yesterday,
    });
    expect(statuses(await inTurn(app, patrol.id, cancel, assignMere, decline))).toEqual([200, 409, 409]);
    const { patrollers } = await read();
    expect(patrollers[mere.id]).toBeUndefined();
    expect(patrollers[hemi.id]).toMatchObject({ declined: null });

    const guests = await buildContested({ finalized: yesterday });
    const [, refused] = await Promise.all([guests.cancel(), guests.addGuest()]);
    const added = await app.database.$count(guest, eq(guest.organizationId, guests.organizationId));
    expect(added).toBe(refused.status === 201 ? 1 : 0);
    expect([201, 409]).toContain(refused.status);
  });

  it('finalizing and assigning: the link is mailed once in either order', async () => {
    for (const order of ['finalize', 'assign'] as const) {
      const { patrol, finalize, assignMere, kinds } = await buildContested();
      const calls = order === 'finalize' ? [finalize, assignMere] : [assignMere, finalize];
      expect(statuses(await inTurn(app, patrol.id, ...calls))).toEqual([200, 200]);
      expect((await kinds()).filter((kind) => kind === 'patroller-assigned')).toHaveLength(2);
    }
  });

  it('removing and answering', async () => {
    const first = await buildContested({ finalized: yesterday });
    expect(statuses(await inTurn(app, first.patrol.id, first.remove, first.decline))).toEqual([200, 409]);
    expect((await first.read()).patrollers[first.hemi.id]?.declined).toBeNull();
    expect(await first.kinds()).toEqual(['patroller-removed']);

    const second = await buildContested({ finalized: yesterday });
    expect(statuses(await inTurn(app, second.patrol.id, second.decline, second.remove))).toEqual([200, 200]);
    expect((await second.read()).patrollers[second.hemi.id]).toMatchObject({ declined: {}, removed: {} });
    expect(new Set(await second.kinds())).toEqual(new Set(['patroller-declined']));
  });

  it('a double click of each button', async () => {
    const twice = async (name: 'finalize' | 'cancel' | 'assignMere' | 'remove', given: Given = {}) => {
      const contested = await buildContested(given);
      return statuses(await Promise.all([contested[name](), contested[name]()])).toSorted();
    };
    expect(await twice('finalize')).toEqual([200, 409]);
    expect(await twice('cancel')).toEqual([200, 409]);
    expect(await twice('assignMere')).toEqual([200, 409]);
    expect(await twice('remove')).toEqual([200, 409]);
  });
});

it('many concurrent changes leave a consistent patrol and cause no server error [12.6, 13.1]', async () => {
  const contested = await buildContested({ finalized: yesterday });
  const { edit, cancel, assignMere, remove, accept, decline, finalize } = contested;
  const each = [() => edit({ when: moved }), cancel, assignMere, remove, accept, decline, finalize];
  const calls = Array.from({ length: 4 }, () => each).flat();
  const answers = await Promise.all(calls.map((call) => call()));
  expect(statuses(answers).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const { cancelled, patrollers } = await contested.read();
  expect(cancelled).not.toBeNull();
  const { accepted, declined } = patrollers[contested.hemi.id] ?? {};
  expect(accepted && declined).toBeFalsy();
});
