import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract';
import { checkOverdue } from '#ecc/server/overdue/service.ts';
import { peopleRoutes } from '#people/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { setAside } from '#platform/database/schema/record.ts';
import { reportRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';
import { start } from '#server/testing/night.ts';
import { began, buildRecord, buildRunning, end, reviewed, underWay, waited } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';

/** What two fields that a device sends can and cannot do to a record (product 17.6 and 17.15). */

const app = testApp();
/** Waits that a device can claim: none, a short one, the longest, and one longer than allowed. */
const waits = [0, 30, 7 * 24 * 60, 9 * 24 * 60];

describe('whatever a device claims [17.15]', () => {
  it.each(waits)('nobody starts a patrol two weeks ahead, having waited for %d min', async (wait) => {
    const { ofHemi, ofMere, ofAdmin, ofWatcher, ofPat } = await buildRecord(app);
    app.clock.set(after(start, -14 * day));
    const by = app.clock.now();
    const { status, body } = await ofHemi.start({ started: start, notes: 'Ours.', ...waited(wait, { by }) });
    expect([status, body.started]).toEqual([200, null]);
    for (const who of [ofHemi, ofMere, ofAdmin]) {
      const [aside] = (await who.patrol()).setAside ?? [];
      expect(aside).toMatchObject({ kind: 'start', voided: null, entry: { started: start, notes: 'Ours.' } });
    }
    for (const who of [ofWatcher, ofPat]) expect((await who.patrol()).setAside).toBeUndefined();
  });

  it.each(['2000-01-01T00:00:00.000Z', '2099-12-31T00:00:00.000Z'])(
    'a month has no more hours than it took, with times of %s',
    async (absurd) => {
      const { ofHemi, watcher, organizationId } = await buildRunning(app);
      const by = app.clock.now();
      const odometer = { vehicle: { finishOdometer: 99_999 } };
      const kept = await ofHemi.finish({ finished: absurd, ...odometer, ...waited(5, { by }) });
      expect([kept.body.finished, ...reviewed(kept.body)]).toEqual([null, ['finish', 'time']]);
      const entry = await ofHemi.record({ when: absurd, ...waited(5, { by }) });
      expect(entry.body.incidents).toEqual([]);
      const params = { year: '2026', month: '11' };
      const report = await (await app.as(watcher))(reportRoutes.getReport, { params });
      expect(report.body).toMatchObject({ patrolHours: 6, kilometres: 0, incidents: [] });
      for (const kind of ['patrol-finished', 'ecc-log-off'])
        expect(await queuedMails(app, organizationId, kind)).toEqual([]);
    },
  );

  it.each(waits)(
    'nobody starts a patrol of 300 days ago, nor reads its crew, having waited for %d min',
    async (wait) => {
      const { ofHemi, hemi, mere } = await buildRecord(app);
      app.clock.set(after(end, 300 * day));
      const by = app.clock.now();
      const { body } = await ofHemi.start({ started: began, ...waited(wait, { by }) });
      expect(body.started).toBeNull();
      const read = await (await app.as(hemi))(peopleRoutes.getPerson, { params: { id: mere.id } });
      expect(read.body).not.toHaveProperty('phone');
    },
  );

  it('a start that is kept raises no alarm', async () => {
    const { ofHemi, organizationId } = await buildRecord(app);
    app.clock.set(after(end, 40 * minute));
    await ofHemi.start({ started: end, ...waited(20, { by: app.clock.now() }) });
    await checkOverdue(app.context).run();
    for (const kind of ['overdue-crew', 'overdue-admins'])
      expect(await queuedMails(app, organizationId, kind)).toEqual([]);
  });
});

it('a patrol that was started and never finished closes its crew’s contacts a day past its end [2.7]', async () => {
  const { hemi, mere } = await buildRunning(app);
  for (const [moment, isOpen] of [
    [after(end, day - 1), true],
    [after(end, day), false],
  ] as const) {
    app.clock.set(moment);
    const read = await (await app.as(hemi))(peopleRoutes.getPerson, { params: { id: mere.id } });
    expect('phone' in read.body).toBe(isOpen);
  }
});

describe('what is kept for review [17.15]', () => {
  it('is kept once for an id, as it came first', async () => {
    const { ofHemi, ofMere } = await buildRunning(app);
    const times = waited(5, { by: app.clock.now() });
    const entry = { _id: newId(), when: after(underWay, hour), what: 'Fire', ...times };
    const finish = { _id: newId(), finished: after(underWay, hour), ...times };
    const calls = [() => ofHemi.record(entry), () => ofHemi.finish(finish)];
    for (const call of [...calls, ...calls, () => ofHemi.record({ ...entry, when: underWay })])
      expect((await call()).status).toBe(200);
    expect((await ofMere.record({ ...entry, what: 'Alarm activated' })).status).toBe(409);
    const { setAside: kept, incidents, finished } = await ofMere.patrol();
    expect(kept?.map(({ _id }) => _id).toSorted()).toEqual([entry._id, finish._id].toSorted());
    expect([incidents, finished]).toEqual([[], null]);
    expect(kept?.find(({ kind }) => kind === 'incident')?.entry).toMatchObject({
      what: 'Fire',
      recorded: times.recorded,
      received: underWay,
      late: false,
      timeUncertain: false,
    });
  });

  it('holds up neither the rest of the record nor the true finish', async () => {
    const { ofHemi, hemi } = await buildRunning(app);
    const times = waited(5, { by: app.clock.now() });
    await ofHemi.finish({ finished: after(underWay, hour), ...times });
    await ofHemi.record();
    const { body } = await ofHemi.finish();
    expect([body.incidents.length, body.finished?.by]).toEqual([1, hemi.id]);
  });

  it('has what was recorded after a start that is kept, which is refused if it has not waited', async () => {
    const { ofHemi, ofMere } = await buildRecord(app);
    app.clock.set(underWay);
    const times = waited(5, { by: underWay });
    expect((await ofMere.record(times)).body).toMatchObject({ code: 'not-started' });
    await ofHemi.start({ started: after(underWay, 2 * hour), ...times });
    const _id = newId();
    await ofHemi.record({ _id, ...times });
    await ofHemi.edit(_id, { what: 'Fire', ...times });
    expect((await ofMere.edit(_id, { what: 'Fire', ...times })).status).toBe(403);
    await ofHemi.remove(_id, times);
    await ofHemi.finish({ ...times });
    for (const direct of [ofHemi.record(), ofHemi.finish()])
      expect(await direct).toMatchObject({ status: 409, body: { code: 'not-started' } });
    expect(reviewed(await ofMere.patrol()).toSorted()).toEqual([
      ['edit', 'not-started'],
      ['edit', 'not-started'],
      ['finish', 'not-started'],
      ['incident', 'not-started'],
      ['start', 'time'],
    ]);
    expect((await ofHemi.start()).body.started).not.toBeNull();
  });

  it('has so much of one person on a patrol and no more', async () => {
    const { ofHemi, ofMere, organizationId, patrol, hemi } = await buildRunning(app);
    const row = { organizationId, patrolId: patrol.id, kind: 'incident', by: hemi.id } as const;
    const [entry] = (await ofHemi.record()).body.incidents;
    if (!entry) throw new Error('an incident should have been recorded');
    const kept = { entry, kept: underWay, why: 'time' } as const;
    const rows = Array.from({ length: limits.setAside.max - 1 }, () => ({ ...row, ...kept, id: newId() }));
    await app.database.insert(setAside).values(rows);
    const odd = { when: after(underWay, hour), ...waited(1, { by: underWay }) };
    const last = { _id: newId(), ...odd };
    expect((await ofHemi.record(last)).status).toBe(200);
    expect(await ofHemi.record(odd)).toMatchObject({ status: 409, body: { code: 'review-full' } });
    expect((await ofHemi.record(last)).status).toBe(200);
    expect((await ofMere.record(odd)).status).toBe(200);
    await app.database.update(setAside).set({ taken: underWay }).where(eq(setAside.id, last._id));
    expect((await ofHemi.record(odd)).status).toBe(200);
  });
});
