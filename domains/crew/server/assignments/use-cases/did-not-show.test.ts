import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
/** The start of a patrol that began an hour before the tests' clock. */
const running = '2026-11-21T05:00:00.000Z';

/** Hemi has accepted, Mere is pending. */
async function buildBegun(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, { finalized: yesterday, when: running, ...given });
  const { organizationId, admin, otherAdmin, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id };
  await app.buildAssignment({ ...of, personId: hemi.id, accepted: yesterday, acceptedBy: hemi.id });
  await app.buildAssignment({ ...of, personId: mere.id });
  const [asAdmin, asOther] = [await app.as(admin), await app.as(otherAdmin)];
  const params = { id: patrol.id };
  const marking =
    (as: typeof asAdmin) =>
    (value: boolean, personId = hemi.id) =>
      as(assignmentRoutes.setDidNotShow, { params: { ...params, personId }, body: { value } });
  return {
    ...roster,
    of,
    asAdmin,
    mark: marking(asAdmin),
    markToo: marking(asOther),
    cancel: () => asAdmin(patrolRoutes.cancelPatrol, { params, body: { didNotShow: true } }),
  };
}

describe('marking a no-show [6.6]', () => {
  it('records when and by whom, and can be taken back; repeating it changes nothing', async () => {
    const { organizationId, admin, hemi, mere, mark, markToo } = await buildBegun();
    const when = app.clock.now();

    const { status, body } = await mark(true);

    expect(status).toBe(200);
    expect(body.patrollers[hemi.id]).toMatchObject({ didNotShow: { when, by: admin.id } });
    expect(body.patrollers[hemi.id]?.accepted).not.toBeNull();
    expect(body.patrollers[mere.id]?.didNotShow).toBeNull();
    app.clock.advance(60_000);
    expect((await markToo(true)).body.patrollers[hemi.id]?.didNotShow).toEqual({ when, by: admin.id });
    expect((await mark(false)).body.patrollers[hemi.id]?.didNotShow).toBeNull();
    expect((await mark(false)).status).toBe(200);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('is refused until the minute of the start [5.6]', async () => {
    const { mark } = await buildBegun({ when: '2026-11-21T06:05:00.000Z' });
    app.clock.set('2026-11-21T06:04:59.999Z');
    expect(await mark(true)).toMatchObject({
      status: 409,
      body: { code: 'not-begun', message: 'This patrol has not begun yet.' },
    });
    app.clock.set('2026-11-21T06:05:00.000Z');
    expect((await mark(true)).status).toBe(200);
    app.clock.set('2026-11-21T06:00:00.000Z');
  });

  it('is for the crew, whether or not they had answered [6.16]', async () => {
    const { of, mere, mark } = await buildBegun();
    const decliner = await app.buildAssignment({ ...of, declined: yesterday });
    const removed = await app.buildAssignment({ ...of, accepted: yesterday, removed: yesterday });
    const stranger = await app.buildPerson({ organizationId: of.organizationId });
    const refusal = {
      code: 'not-on-crew',
      message: 'Only somebody who is on the crew can be marked as not shown.',
    };
    expect((await mark(true, mere.id)).body.patrollers[mere.id]?.didNotShow).not.toBeNull();
    expect(await mark(true, decliner.personId)).toMatchObject({ status: 409, body: refusal });
    expect(await mark(true, removed.personId)).toMatchObject({ status: 409, body: { code: 'removed' } });
    expect((await mark(true, stranger.id)).status).toBe(404);
  });

  it('can correct a patrol cancelled because nobody came, but not one cancelled before its start', async () => {
    const nobody = await buildBegun();
    expect((await nobody.cancel()).body.patrollers[nobody.hemi.id]?.didNotShow).not.toBeNull();
    const { body } = await nobody.mark(false);
    expect(body.patrollers[nobody.hemi.id]?.didNotShow).toBeNull();
    expect(body.cancelled).not.toBeNull();
    const calledOff = await buildBegun({ cancelled: yesterday });
    expect(await calledOff.mark(true)).toMatchObject({ status: 409, body: { code: 'cancelled' } });
  });

  it('needs a boolean value', async () => {
    const { asAdmin, hemi, patrol } = await buildBegun();
    const params = { id: patrol.id, personId: hemi.id };
    const without = await asAdmin(assignmentRoutes.setDidNotShow, { params, body: {} });
    expect(without.body).toMatchObject({ issues: [{ path: ['value'], reason: 'not-defined' }] });
    const text = await asAdmin(assignmentRoutes.setDidNotShow, { params, body: { value: 'true' } });
    expect(text.body).toMatchObject({
      issues: [{ path: ['value'], reason: 'incorrect-type', type: 'boolean' }],
    });
  });

  it('is consistent with concurrent marks and cancelling, in any order [12.6]', async () => {
    const twice = await buildBegun();
    const { hemi, admin, patrol, mark, markToo } = twice;
    const marked = await inTurn(
      app,
      patrol.id,
      () => mark(true),
      () => markToo(true),
    );
    expect(marked.map(({ body }) => body.patrollers[hemi.id]?.didNotShow?.by)).toEqual([admin.id, admin.id]);

    const before = await buildBegun();
    const [, cancelled] = await inTurn(app, before.patrol.id, () => before.mark(true), before.cancel);
    const after = await buildBegun();
    const [, put] = await inTurn(app, after.patrol.id, after.cancel, () => after.mark(false));
    expect([cancelled?.status, put?.status]).toEqual([200, 200]);
    expect(cancelled?.body.patrollers[before.hemi.id]?.didNotShow).not.toBeNull();
    expect(put?.body).toMatchObject({ cancelled: { by: after.admin.id } });
    expect(put?.body.patrollers[after.hemi.id]?.didNotShow).toBeNull();
  });
});
