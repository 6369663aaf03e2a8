import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { patrolRoutes } from '#patrols/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { now, start } from '#server/testing/night.ts';
import { buildRecord, end, reviewed, waited } from '#server/testing/record.ts';

const app = testApp();
const place = { address: 'Howick Police Station', latitude: -36.89, longitude: 174.93, notes: null };

describe('starting a patrol', () => {
  it('records what was noted, by whom and when [17.3, 17.5]', async () => {
    const { ofHemi, hemi } = await buildRecord(app);
    const noted = {
      ...{ _id: newId(), started: now, location: place, policeEventNumber: 'P061234567' },
      ...{ vehicle: { rego: 'klm 127', startOdometer: 61_000.5 }, notes: 'Two torches.' },
    };
    const { status, body } = await ofHemi.start(noted);
    expect(status).toBe(200);
    const origin = { by: hemi.id, recorded: null, received: now, late: false, timeUncertain: false };
    expect(body.started).toEqual({ ...noted, ...origin, vehicle: { ...noted.vehicle, rego: 'KLM127' } });
    expect(await ofHemi.patrol()).toEqual(body);
  });

  it('happens once for an id; another start is refused [17.4]', async () => {
    const { ofHemi, ofMere, hemi } = await buildRecord(app);
    const body = { _id: newId(), started: now };
    await ofHemi.start(body);
    app.clock.advance(hour);
    const again = await ofHemi.start({ ...body, notes: 'Changed.', started: end });
    expect(again).toMatchObject({ status: 200, body: { started: { by: hemi.id, notes: null } } });
    expect(await ofMere.start()).toMatchObject({ status: 409, body: { code: 'already-started' } });
  });

  it.each([
    ['a draft', { finalized: null }, 'draft'],
    ['an event', { type: 'event' as const, callSign: null }, 'event'],
  ])('is refused for one that is %s, also if it has waited [8.2]', async (_what, given, code) => {
    const { ofHemi } = await buildRecord(app, given);
    for (const times of [{}, waited(10, { by: now })])
      expect(await ofHemi.start(times)).toMatchObject({ status: 409, body: { code } });
  });

  it.each([
    ['too early', after(start, -hour - 1), 409],
    ['an hour before', after(start, -hour), 200],
    ['just before the end', after(end, -1), 200],
    ['at the end', end, 409],
  ])('%s answers at %s with %d, and what has waited is kept for review [8.2, 17.15]', async (...given) => {
    const [, moment, status] = given;
    const direct = await buildRecord(app);
    app.clock.set(moment);
    expect((await direct.ofHemi.start()).status).toBe(status);
    const { ofHemi } = await buildRecord(app);
    app.clock.set(after(moment, 30 * minute));
    const late = await ofHemi.start({ started: moment, ...waited(30, { by: app.clock.now() }) });
    expect(late.status).toBe(200);
    expect(late.body.started?.late).toBe(status === 409 ? undefined : false);
    expect(reviewed(late.body)).toEqual(status === 409 ? [['start', 'not-due']] : []);
  });

  it.each([
    [60 * minute, 200],
    [60 * minute + 1, 400],
    [-6 * hour, 200],
    [-6 * hour - 1, 400],
  ])(
    '%d ms from now answers %d, or is kept for review if it has waited [17.3, 17.15]',
    async (off, status) => {
      const direct = await buildRecord(app);
      const started = after(now, off);
      const answer = await direct.ofHemi.start({ started });
      expect(answer.status).toBe(status);
      if (status === 400)
        expect(answer.body).toMatchObject({ issues: [{ path: ['started'], value: started }] });
      const { ofHemi } = await buildRecord(app);
      app.clock.set(after(now, hour));
      const kept = await ofHemi.start({ started, ...waited(60, { by: app.clock.now() }) });
      expect(kept.status).toBe(200);
      expect(kept.body.started?.started).toBe(status === 400 ? undefined : started);
      expect(reviewed(kept.body)).toEqual(status === 400 ? [['start', 'time']] : []);
    },
  );

  it.each([-300, 0, 300])(
    'a device whose clock is %d minutes off makes no difference [17.6]',
    async (skew) => {
      const { ofHemi } = await buildRecord(app);
      app.clock.set(after(end, hour));
      const times = waited(150, { by: app.clock.now(), skew });
      const { body } = await ofHemi.start({ started: after(end, -90 * minute), ...times });
      expect(body.started).toMatchObject({
        ...{ recorded: times.recorded, received: app.clock.now() },
        late: false,
        timeUncertain: false,
      });
    },
  );

  it.each([
    [7 * day, []],
    [7 * day + 1, [['start', 'too-late']]],
  ])('that has waited %d ms is kept for review: %j [17.15]', async (wait, expected) => {
    const { ofHemi } = await buildRecord(app);
    app.clock.set(after(now, wait));
    const sent = app.clock.now();
    const answer = await ofHemi.start({ started: now, recorded: after(sent, -wait), sent });
    expect(answer.status).toBe(200);
    expect(reviewed(answer.body)).toEqual(expected);
    expect(answer.body.started === null).toBe(expected.length > 0);
  });

  it('needs both times of the device or neither [17.6]', async () => {
    const { ofHemi } = await buildRecord(app);
    const answer = await ofHemi.start({ recorded: now });
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['sent'], reason: 'not-defined' }] },
    });
  });

  it('is for its crew: others get 403, and it stays editable for admins until then [8.2]', async () => {
    const { ofPat, ofHemi, admin, params } = await buildRecord(app);
    expect(await ofPat.start()).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect((await ofHemi.start()).status).toBe(200);
    const cancelled = await (await app.as(admin))(patrolRoutes.cancelPatrol, { params });
    expect(cancelled).toMatchObject({ status: 409, body: { code: 'started' } });
  });
});
