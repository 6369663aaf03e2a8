import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { after, day, hour, minute } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailerOfNights } from '#server/testing/mailer.ts';
import { began, buildRecord, buildRunning, end, reviewed, underWay, waited } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailerOfNights(app);

const odometerAt = (startOdometer: number | null) => ({
  started: { started: began, vehicle: { rego: 'KLM127', startOdometer } },
});

describe('finishing a patrol', () => {
  it('records what was noted, by whom and when [17.5, 17.9]', async () => {
    const { ofMere, mere } = await buildRunning(app);
    const noted = {
      ...{ _id: newId(), finished: underWay, fuelLevel: 0.625 },
      location: { address: null, latitude: -36.89, longitude: 174.93, notes: null },
      vehicle: { finishOdometer: 61_044.5 },
    };
    const { status, body } = await ofMere.finish({ ...noted, reason: 'Dropped.' });
    expect(status).toBe(200);
    const origin = { by: mere.id, recorded: null, received: underWay, late: false, timeUncertain: false };
    expect(body.finished).toEqual({ ...noted, ...origin, reason: null });
    expect(await ofMere.patrol()).toEqual(body);
  });

  it('happens once for an id; another finish is refused [17.4]', async () => {
    const { ofHemi, ofMere } = await buildRunning(app);
    const body = { _id: newId(), finished: underWay };
    await ofHemi.finish(body);
    const again = await ofHemi.finish({ ...body, fuelLevel: 1, finished: end });
    expect(again).toMatchObject({ status: 200, body: { finished: { finished: underWay, fuelLevel: null } } });
    expect(await ofMere.finish()).toMatchObject({ status: 409, body: { code: 'already-finished' } });
  });

  it('is told all its mistakes at once [17.3]', async () => {
    const { ofHemi } = await buildRunning(app, odometerAt(61_000));
    const answer = await ofHemi.finish({ finished: began, vehicle: { finishOdometer: 60_000 } });
    const issues = [{ path: ['finished'] }, { path: ['vehicle', 'finishOdometer'] }];
    expect(answer).toMatchObject({ status: 400, body: { issues } });
  });

  it('is mailed to the summary recipients [11.15]', async () => {
    const { ofHemi, recipient, organizationId } = await buildRunning(app);
    await ofHemi.finish();
    const mails = await queuedMails(app, organizationId, 'patrol-finished');
    expect(mails.map((mail) => mail.recipient)).toEqual([recipient.id]);
  });

  it('needs a start, and the crew [8.2]', async () => {
    const { ofHemi, ofPat } = await buildRecord(app);
    expect(await ofHemi.finish()).toMatchObject({ status: 409, body: { code: 'not-started' } });
    expect((await ofPat.finish()).status).toBe(403);
    const running = await buildRunning(app);
    expect((await running.ofPat.finish()).status).toBe(403);
    expect((await running.ofWatcher.finish()).status).toBe(403);
  });

  it.each([
    [15 * minute, 200],
    [15 * minute + 1, 400],
    [-58 * minute + 1, 200],
    [-58 * minute, 400],
  ])(
    '%d ms from now answers %d, or is kept for review if it has waited [17.3, 17.15]',
    async (off, status) => {
      const direct = await buildRunning(app);
      const finished = after(underWay, off);
      const answer = await direct.ofHemi.finish({ finished });
      expect(answer.status).toBe(status);
      if (status === 400)
        expect(answer.body).toMatchObject({ issues: [{ path: ['finished'], value: finished }] });
      const { ofHemi } = await buildRunning(app);
      app.clock.advance(hour);
      const kept = await ofHemi.finish({ finished, ...waited(60, { by: app.clock.now() }) });
      expect(kept.status).toBe(200);
      expect(kept.body.finished?.finished).toBe(status === 400 ? undefined : finished);
      expect(reviewed(kept.body)).toEqual(status === 400 ? [['finish', 'time']] : []);
    },
  );

  it.each([-300, 0, 300])(
    'is judged alike by a device whose clock is %d minutes off [17.6]',
    async (skew) => {
      for (const late of [false, true]) {
        const { ofHemi } = await buildRunning(app);
        app.clock.advance(hour);
        const finished = after(underWay, late ? 16 * minute : 15 * minute);
        const { body } = await ofHemi.finish({ finished, ...waited(60, { by: app.clock.now(), skew }) });
        expect(body.finished?.late).toBe(late ? undefined : false);
        expect(reviewed(body)).toEqual(late ? [['finish', 'time']] : []);
      }
    },
  );

  it.each([
    [61_000, 61_000, 200],
    [61_000, 60_999.9, 400],
    [null, 5, 200],
  ])(
    'from %s to %s km answers %d, also if it has waited [17.3]',
    async (startOdometer, finishOdometer, status) => {
      for (const times of [{}, waited(10, { by: underWay })]) {
        const { ofHemi } = await buildRunning(app, odometerAt(startOdometer));
        const finished = after(underWay, -10 * minute);
        const answer = await ofHemi.finish({ finished, vehicle: { finishOdometer }, ...times });
        expect(answer.status).toBe(status);
        const issue = { path: ['vehicle', 'finishOdometer'], reason: 'min', min: startOdometer };
        if (status === 400) expect(answer.body).toMatchObject({ issues: [issue] });
      }
    },
  );

  it('that has waited for more than a week is kept for review [17.15]', async () => {
    const { ofHemi } = await buildRunning(app);
    app.clock.set(after(underWay, 7 * day + 1));
    const times = { recorded: underWay, sent: app.clock.now() };
    const { body } = await ofHemi.finish({ finished: underWay, ...times });
    expect([body.finished, ...reviewed(body)]).toEqual([null, ['finish', 'too-late']]);
  });
});

describe('the log-off of a finish', () => {
  it('is mailed to the ECC once [16.9]', async () => {
    const { logOn, change, ofHemi, hemi } = await buildRecord(app);
    await logOn();
    await change({ started: { started: began } });
    app.clock.set(underWay);
    await send();
    const body = { _id: newId(), finished: underWay };
    const finished = await ofHemi.finish(body);
    expect(finished.body.eccLogOffNotification).toEqual({ when: underWay, by: hemi.id });
    await ofHemi.finish(body);
    const subjects = (await send()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Patrol log off'))).toEqual([
      'Patrol log off: HSCP, finished Sat 21 Nov 2026, 22:00',
    ]);
  });

  it('is left out if it does not know of the patrol [16.9]', async () => {
    const { ofHemi, organizationId } = await buildRunning(app);
    expect((await ofHemi.finish()).body.eccLogOffNotification).toBeNull();
    expect(await queuedMails(app, organizationId, 'ecc-log-off')).toEqual([]);
  });
});

describe('an admin finishes for the crew', () => {
  const reason = 'The crew forgot.';

  it('from an hour past the end, with a reason [17.9]', async () => {
    const { ofAdmin, admin } = await buildRunning(app);
    app.clock.set(after(end, hour - 1));
    expect(await ofAdmin.finish({ reason })).toMatchObject({ status: 409, body: { code: 'too-early' } });
    app.clock.set(after(end, hour));
    for (const none of [undefined, null, '  '])
      expect(await ofAdmin.finish({ reason: none })).toMatchObject({
        ...{ status: 400, body: { issues: [{ path: ['reason'], reason: 'not-defined' }] } },
      });
    const { status, body } = await ofAdmin.finish({ reason });
    expect(status).toBe(200);
    expect(body.finished).toMatchObject({ by: admin.id, reason });
  });

  it('only a patrol that is running [17.9]', async () => {
    const { ofAdmin } = await buildRecord(app);
    app.clock.set(after(end, hour));
    expect(await ofAdmin.finish({ reason })).toMatchObject({ status: 409, body: { code: 'not-started' } });
    const { ofHemi, ...finished } = await buildRunning(app);
    await ofHemi.finish();
    expect(await finished.ofAdmin.finish({ reason })).toMatchObject({
      ...{ status: 409, body: { code: 'already-finished' } },
    });
  });
});
