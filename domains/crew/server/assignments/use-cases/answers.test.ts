import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const routeOf = {
  accept: assignmentRoutes.acceptForPatroller,
  decline: assignmentRoutes.declineForPatroller,
};

/** Hemi is on the patrol. */
async function buildAnswering(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, admin, hemi, patrol } = roster;
  const assignment = await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: hemi.id });
  const asHemi = await app.as(hemi);
  const asAdmin = await app.as(admin);
  const params = { id: patrol.id, personId: hemi.id };
  return {
    ...roster,
    assignment,
    asHemi,
    asAdmin,
    byHemi: (answer: keyof typeof routeOf) => asHemi(routeOf[answer], { params }),
    byAdmin: (answer: keyof typeof routeOf) => asAdmin(routeOf[answer], { params }),
    remove: () => asAdmin(assignmentRoutes.removePatroller, { params }),
    history: () =>
      app.database
        .select({ answer: assignmentAnswer.answer, by: assignmentAnswer.by, when: assignmentAnswer.when })
        .from(assignmentAnswer)
        .where(eq(assignmentAnswer.assignmentId, assignment.id))
        .orderBy(asc(assignmentAnswer.id)),
  };
}

describe('an answer', () => {
  it('is given by the patroller or an admin; each clears the last one and is kept in the history [6.2]', async () => {
    const { admin, hemi, byHemi, byAdmin, history } = await buildAnswering({ finalized: yesterday });
    const when = app.clock.now();

    const accepted = await byHemi('accept');
    expect(accepted.body.patrollers[hemi.id]).toMatchObject({
      accepted: { when, by: hemi.id },
      declined: null,
    });
    const declined = await byAdmin('decline');
    expect(declined.body.patrollers[hemi.id]).toMatchObject({
      accepted: null,
      declined: { when, by: admin.id },
    });
    const again = await byAdmin('accept');
    expect(again.body.patrollers[hemi.id]).toMatchObject({
      accepted: { when, by: admin.id },
      declined: null,
    });

    expect(await history()).toEqual([
      { answer: 'accepted', by: hemi.id, when },
      { answer: 'declined', by: admin.id, when },
      { answer: 'accepted', by: admin.id, when },
    ]);
  });

  it('given twice counts once', async () => {
    const { organizationId, byHemi, history } = await buildAnswering({ finalized: yesterday });
    const answers = await Promise.all([byHemi('decline'), byHemi('decline'), byHemi('decline')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await history()).toHaveLength(1);
    expect(await queuedMails(app, organizationId)).toHaveLength(2);
  });

  it('is refused from another patroller and for another organization’s patrol', async () => {
    const { organizationId, patrol, mere, hemi, asHemi } = await buildAnswering();
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });
    const forMere = await asHemi(routeOf.accept, { params: { id: patrol.id, personId: mere.id } });
    expect(forMere).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    const abroad = await app.buildAssignment();
    const foreign = await asHemi(routeOf.accept, { params: { id: abroad.patrolId, personId: hemi.id } });
    expect(foreign.status).toBe(404);
  });

  it('needs an assignment: 404 if there never was one, 409 if it was removed', async () => {
    const { patrol, mere, asAdmin, byHemi, remove } = await buildAnswering();
    const never = await asAdmin(routeOf.decline, { params: { id: patrol.id, personId: mere.id } });
    expect(never.status).toBe(404);
    await remove();
    expect(await byHemi('accept')).toMatchObject({
      status: 409,
      body: { code: 'removed', message: 'They are no longer on this patrol.' },
    });
  });

  it.each([
    [{ when: '2026-11-21T06:00:00.000Z' }, 'The start of this patrol has passed.'],
    [{ cancelled: yesterday }, 'This patrol has been cancelled.'],
    [{ started: { started: yesterday } }, 'This patrol is already under way.'],
  ])('is accepted only before the start: %o [6.2, 12.6]', async (state, message) => {
    const { byHemi, byAdmin, history } = await buildAnswering(state);
    expect(await byHemi('accept')).toMatchObject({ status: 409, body: { message } });
    expect(await byAdmin('decline')).toMatchObject({ status: 409, body: { message } });
    expect(await history()).toEqual([]);
  });

  it('runs before or after a concurrent removal, never beside it [12.6]', async () => {
    const late = await buildAnswering();
    const [removed, refused] = await inTurn(app, late.patrol.id, late.remove, () => late.byHemi('accept'));
    expect(removed?.status).toBe(200);
    expect(refused?.status).toBe(409);
    expect(await late.history()).toEqual([]);

    const early = await buildAnswering();
    const [accepted, removal] = await inTurn(
      app,
      early.patrol.id,
      () => early.byHemi('accept'),
      early.remove,
    );
    expect(accepted?.status).toBe(200);
    expect(removal?.body.patrollers[early.hemi.id]).toMatchObject({
      accepted: { by: early.hemi.id },
      removed: { by: early.admin.id },
    });
  });
});

describe('a decline', () => {
  it('is mailed to the admins, except the one who entered it', async () => {
    const { organizationId, admin, otherAdmin, assignment, byHemi, byAdmin } = await buildAnswering({
      finalized: yesterday,
    });
    const leaver = await app.buildPerson({ organizationId, roles: ['admin'], finished: yesterday });
    await byHemi('decline');
    const first = await queuedMails(app, organizationId);
    expect(first.map(({ recipient }) => recipient)).toEqual([admin.id, otherAdmin.id].toSorted());
    expect(first[0]).toMatchObject({ kind: 'patroller-declined', subject: { assignmentId: assignment.id } });
    expect(first.map(({ recipient }) => recipient)).not.toContain(leaver.id);

    await byAdmin('accept');
    await byAdmin('decline');
    const second = await queuedMails(app, organizationId);
    expect(second.filter(({ recipient }) => recipient === admin.id)).toHaveLength(1);
    expect(second.filter(({ recipient }) => recipient === otherAdmin.id)).toHaveLength(2);
  });

  it('of a TEST patrol is mailed to nobody', async () => {
    const { organizationId, byHemi } = await buildAnswering({ callSign: 'TEST', finalized: yesterday });
    expect((await byHemi('decline')).status).toBe(200);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('of a draft is kept and mailed to nobody, whoever gives it [6.10]', async () => {
    const { organizationId, hemi, byHemi, byAdmin, history } = await buildAnswering();
    expect((await byHemi('decline')).body.patrollers[hemi.id]?.declined).toEqual({
      when: app.clock.now(),
      by: hemi.id,
    });
    expect((await byAdmin('accept')).status).toBe(200);
    expect((await byAdmin('decline')).status).toBe(200);
    expect(await history()).toHaveLength(3);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });
});
