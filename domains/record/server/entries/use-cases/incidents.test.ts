import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '#contract';
import { after, minute, second } from '#platform/clock.ts';
import { incident } from '#platform/database/schema/record.ts';
import { testApp } from '#server/testing/app.ts';
import { began, buildRecord, buildRunning, end, reviewed, underWay, waited } from '#server/testing/record.ts';

const app = testApp();
const person = { name: 'J. Smith', phone: '021 555 0177', email: null };
const car = { rego: 'NPR418', color: 'silver', make: 'Mazda', model: 'Demio', type: null, year: 2009 };
const facts = {
  what: 'Dodgy people looking shifty',
  whatDetails: 'Two people trying door handles.',
  location: { address: '12 Ridge Road', latitude: -36.9, longitude: 174.93, notes: 'by the park' },
  people: [person],
  peopleDetails: 'Hooded.',
  vehicles: [{ ...car, reportedStolen: false, hasLivery: null }],
};

describe('recording an incident', () => {
  it('adds it to the patrol, with who recorded it and when [17.4, 17.5]', async () => {
    const { ofHemi, ofMere, hemi } = await buildRunning(app);
    const entry = { _id: newId(), when: underWay, ...facts };
    const { status, body } = await ofHemi.record(entry);
    expect(status).toBe(200);
    const origin = { by: hemi.id, recorded: null, received: underWay, late: false, timeUncertain: false };
    expect(body.incidents).toEqual([{ ...entry, ...origin, edited: null }]);
    expect(await ofMere.patrol()).toEqual(body);
  });

  it('happens once for an id, also after others [17.4]', async () => {
    const { ofHemi } = await buildRunning(app);
    const entry = { _id: newId(), when: underWay };
    await ofHemi.record(entry);
    await ofHemi.record();
    const again = await ofHemi.record({ ...entry, what: 'Fire', when: end });
    expect(again.status).toBe(200);
    expect(again.body.incidents).toHaveLength(2);
    expect(again.body.incidents.map(({ what }) => what)).toEqual(['Location', 'Location']);
  });

  it('refuses an id of another person or patrol [17.4]', async () => {
    const { ofHemi, ofMere, organizationId, hemi } = await buildRunning(app);
    const _id = newId();
    await ofHemi.record({ _id });
    expect(await ofMere.record({ _id })).toMatchObject({ status: 409, body: { code: 'id-taken' } });
    const elsewhere = await app.buildIncident({ organizationId, by: hemi.id });
    const answer = await ofHemi.record({ _id: elsewhere.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'id-taken' } });
    const { id } = await app.buildIncident({ id: newId() });
    expect((await ofHemi.record({ _id: id })).status).toBe(200); // another organization’s
  });

  it('needs a patrol that was started, and its crew [8.2]', async () => {
    const { ofHemi, ofPat } = await buildRecord(app);
    expect((await ofPat.record()).status).toBe(403);
    expect(await ofHemi.record()).toMatchObject({ status: 409, body: { code: 'not-started' } });
    const cancelled = await buildRecord(app, { cancelled: began });
    expect(await cancelled.ofHemi.record()).toMatchObject({ status: 409, body: { code: 'cancelled' } });
    const running = await buildRunning(app);
    expect((await running.ofPat.record()).status).toBe(403);
    expect((await running.ofWatcher.record()).status).toBe(403);
  });

  it('takes so many and no more, deleted ones included [17.3]', async () => {
    const { ofHemi, organizationId, patrol } = await buildRunning(app);
    const row = { organizationId, patrolId: patrol.id, when: underWay, what: 'Location', deleted: underWay };
    const rows = Array.from({ length: serverLimits.incidents.max - 1 }, () => ({ ...row, id: newId() }));
    await app.database.insert(incident).values(rows);
    const last = { _id: newId() };
    expect((await ofHemi.record(last)).status).toBe(200);
    expect(await ofHemi.record()).toMatchObject({ status: 409, body: { code: 'full' } });
    expect((await ofHemi.record(last)).status).toBe(200);
  });

  it('takes half of them from one person, so that nobody uses up what the crew-mates need [17.18]', async () => {
    const { ofHemi, ofMere, hemi, organizationId, patrol } = await buildRunning(app);
    const row = { organizationId, patrolId: patrol.id, by: hemi.id, when: underWay, what: 'Location' };
    const rows = Array.from({ length: serverLimits.ownIncidents.max - 1 }, () => ({ ...row, id: newId() }));
    await app.database.insert(incident).values(rows);
    const last = { _id: newId() };
    expect((await ofHemi.record(last)).status).toBe(200);
    expect(await ofHemi.record()).toMatchObject({
      status: 409,
      body: { code: 'own-entries-full', message: expect.stringContaining('1000') },
    });
    await ofHemi.remove(last._id);
    expect((await ofHemi.record()).status).toBe(409);
    expect((await ofHemi.record(last)).status).toBe(200);
    expect((await ofMere.record()).status).toBe(200);
  });
});

describe('the time of an incident', () => {
  it.each([
    [minute, 200],
    [minute + 1, 400],
    [-58 * minute, 200],
    [-58 * minute - 1, 400],
  ])(
    '%d ms from now answers %d, or is kept for review if it has waited [17.3, 17.15]',
    async (off, status) => {
      const { ofHemi } = await buildRunning(app);
      const when = after(underWay, off);
      const answer = await ofHemi.record({ when });
      expect(answer.status).toBe(status);
      if (status === 400) expect(answer.body).toMatchObject({ issues: [{ path: ['when'], value: when }] });
      app.clock.advance(40 * minute);
      const _id = newId();
      const kept = await ofHemi.record({ _id, when, ...waited(40, { by: app.clock.now() }) });
      expect(kept.status).toBe(200);
      const taken = kept.body.incidents.find((one) => one._id === _id);
      expect([taken?.when, taken?.late]).toEqual(status === 400 ? [undefined, undefined] : [when, false]);
      expect(reviewed(kept.body)).toEqual(status === 400 ? [['incident', 'time']] : []);
    },
  );

  it.each([-300, 0, 300])(
    'is judged alike by a device whose clock is %d minutes off [17.6]',
    async (skew) => {
      const { ofHemi } = await buildRunning(app);
      app.clock.advance(90 * minute);
      const times = waited(90, { by: app.clock.now(), skew });
      const inTime = await ofHemi.record({ when: after(underWay, minute), ...times });
      const early = await ofHemi.record({ when: after(underWay, minute + second), ...times });
      expect(inTime.body.incidents.map(({ late }) => late)).toEqual([false]);
      expect(early.body.incidents).toHaveLength(1);
      expect(reviewed(early.body)).toEqual([['incident', 'time']]);
      const [entry] = early.body.incidents;
      expect(entry).toMatchObject({ recorded: times.recorded, received: app.clock.now() });
    },
  );
});

describe('after the finish', () => {
  /** Makes a patrol that Mere finishes at 22:30, with 22:25 as its time. */
  async function buildFinished() {
    const night = await buildRunning(app);
    app.clock.set(after(underWay, 30 * minute));
    const finished = after(underWay, 25 * minute);
    expect((await night.ofMere.finish({ finished })).status).toBe(200);
    app.clock.set(after(underWay, 120 * minute));
    const sinceFinish = (minutes: number) => waited(90 + minutes, { by: app.clock.now() });
    return { ...night, finished, sinceFinish };
  }

  it('what was recorded before it is kept and marked [17.15]', async () => {
    const { ofHemi, finished, sinceFinish } = await buildFinished();
    const { status, body } = await ofHemi.record({ when: finished, ...sinceFinish(0) });
    expect(status).toBe(200);
    expect(body.incidents).toMatchObject([{ when: finished, late: true }]);
  });

  it('anything else is kept for review if it has waited, and refused if not [17.15]', async () => {
    const { ofHemi, finished, sinceFinish } = await buildFinished();
    const refused = { status: 409, body: { code: 'finished', message: 'This patrol has finished.' } };
    expect(await ofHemi.record({ when: underWay })).toMatchObject(refused);
    await ofHemi.record({ when: underWay, ...sinceFinish(-1) });
    const { body } = await ofHemi.record({ when: after(finished, 1), ...sinceFinish(1) });
    const kept = ['incident', 'after-finish'];
    expect([body.incidents, ...reviewed(body)]).toEqual([[], kept, kept]);
  });

  it('a finish that has waited counts from when it was made [17.15]', async () => {
    const { ofHemi, ofMere } = await buildRunning(app);
    app.clock.set(after(underWay, 120 * minute));
    const by = app.clock.now();
    await ofMere.finish({ finished: underWay, ...waited(60, { by }) });
    await ofHemi.record({ when: began, ...waited(60, { by }) });
    const { body } = await ofHemi.record({ when: began, ...waited(59, { by, skew: -600 }) });
    expect([body.incidents.length, ...reviewed(body)]).toEqual([1, ['incident', 'after-finish']]);
  });
});
