import { beforeEach, describe, expect, it } from 'vitest';
import { overdueRoutes } from '#ecc/contract';
import { after, hour, minute } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildRunning, checkAt, end, start } from '#server/testing/overdue.ts';

const app = testApp();
const late = after(end, 10 * minute);
beforeEach(() => app.clock.set(late));

async function acknowledging(running: Awaited<ReturnType<typeof buildRunning>>, by = running.ana) {
  const call = await app.as(by);
  return () => call(overdueRoutes.acknowledgeOverdue, { params: running.params });
}

describe('acknowledging', () => {
  it('is recorded, and stops the mails to the admins [17.8]', async () => {
    const running = await buildRunning(app);
    const acknowledge = await acknowledging(running);
    const { status, body } = await acknowledge();
    expect(status).toBe(200);
    expect(body.overdueAcknowledged).toEqual({ when: late, by: running.ana.id });
    await checkAt(app, 60);
    expect(await running.alarms()).toEqual([]);
  });

  it('keeps the first who did, also of two at once [17.8]', async () => {
    const running = await buildRunning(app);
    const [first, second] = [await acknowledging(running), await acknowledging(running, running.tom)];
    const answers = await inTurn(app, running.patrolId, first, second);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    app.clock.advance(minute);
    expect((await second()).body.overdueAcknowledged).toEqual({ when: late, by: running.ana.id });
  });

  it.each([
    ['not-overdue', 'before the planned end', { hours: 4 }],
    ['finished', 'after the finish', { finished: { finished: late } }],
    ['not-started', 'of a patrol that was not started', { started: null }],
  ])('answers 409 %s %s [17.8]', async (code, _when, given) => {
    const acknowledge = await acknowledging(await buildRunning(app, given));
    expect(await acknowledge()).toMatchObject({ status: 409, body: { code } });
  });
});

const nowhere = { address: null, latitude: null, longitude: null, locationNotes: null };

describe('the patrols that are out', () => {
  it('are those started and not finished, the one to end first at the top [17.10, 17.45]', async () => {
    const { organizationId, watcher, hemi, mere, patrolId } = await buildRunning(app, { hours: 3.5 });
    await app.buildIncident({ organizationId, patrolId, when: end, what: 'Fire', deleted: end });
    await app.buildIncident({
      organizationId,
      patrolId,
      when: after(end, -hour),
      what: 'Site check',
      ...nowhere,
    });
    const marina = { ...nowhere, address: 'Half Moon Bay Marina', latitude: -36.88, longitude: 174.9 };
    await app.buildIncident({ organizationId, patrolId, when: start, what: 'Graffiti', ...marina });
    const station = { address: 'Howick station', latitude: null, longitude: null, notes: null };
    const started = { started: start, policeEventNumber: 'P069999999', location: station };
    const sooner = await app.buildPatrol({ organizationId, when: after(start, hour), hours: 1, started });
    for (const other of [{}, { started, finished: { finished: end } }, { started, deleted: end }])
      await app.buildPatrol({ organizationId, when: start, ...other });
    await buildRunning(app);

    const call = await app.as(watcher);
    const { body } = await call(overdueRoutes.listPatrolsOut);

    const bare = { name: 'Regular patrol', callSign: 'HSCP', overdueAcknowledged: null };
    expect(body).toEqual({
      items: [
        {
          ...bare,
          ...{ _id: sooner.id, when: sooner.when, hours: 1, started: start },
          ...{ policeEventNumber: 'P069999999', patrollers: [], lastEntry: null },
          lastPlace: { when: start, location: station },
        },
        {
          ...bare,
          ...{ _id: patrolId, when: start, hours: 3.5, started: after(start, 4 * minute) },
          ...{ policeEventNumber: 'P061234567', patrollers: [hemi.id, mere.id] },
          lastEntry: { when: after(end, -hour), what: 'Site check' },
          lastPlace: {
            when: start,
            location: {
              address: 'Half Moon Bay Marina',
              latitude: -36.88,
              longitude: 174.9,
              accuracy: null,
              notes: null,
            },
          },
        },
      ],
      matches: 2,
    });
    const page = await call(overdueRoutes.listPatrolsOut, { query: { limit: 1, skip: 1 } });
    expect(page.body).toMatchObject({ items: [{ _id: patrolId }], matches: 2 });
    expect((await call(overdueRoutes.listPatrolsOut, { query: { skip: 5 } })).body).toEqual({
      items: [],
      matches: 2,
    });
  });

  it('leave out who declined or was removed, and say who took note [17.10]', async () => {
    const running = await buildRunning(app);
    const { organizationId, patrolId, hemi, mere, ana } = running;
    const gone = { declined: start, removed: start };
    for (const [column, when] of Object.entries(gone))
      await app.buildAssignment({ organizationId, patrolId, [column]: when });
    await (await acknowledging(running))();
    const { body } = await (await app.as(ana))(overdueRoutes.listPatrolsOut);
    expect(body.items).toMatchObject([
      { patrollers: [hemi.id, mere.id], overdueAcknowledged: { when: late, by: ana.id } },
    ]);
  });
});
