import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { eccRoutes } from '#ecc/contract';
import { patrolRoutes } from '#patrols/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { eccNotification, patrolExtension } from '#platform/database/schema/ecc.ts';
import { testApp } from '#server/testing/app.ts';
import { countQueued, operatorOf } from '#server/testing/ecc.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { testMailerOfNights } from '#server/testing/mailer.ts';
import { buildNight, now, number, start } from '#server/testing/night.ts';

const app = testApp();
const send = testMailerOfNights(app);
const running = { started: { started: start } };

/** Makes a patrol that was logged on and has started since; its mails are sent. */
async function buildRunning(given: Parameters<typeof buildNight>[1] = {}) {
  const night = await buildNight(app, given);
  await night.logOn();
  await night.change(running);
  await send();
  return night;
}

describe('extending a running patrol', () => {
  it('sets the new total and tells the ECC [16.9]', async () => {
    const { extend, enter, hemi, patrol } = await buildRunning();
    await enter(number);
    await send();
    const { status, body } = await extend({ hours: 4.5 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ hours: 4.5, edited: { by: hemi.id } });
    const extensions = app.database.select().from(patrolExtension);
    expect(await extensions.where(eq(patrolExtension.patrolId, patrol.id))).toMatchObject([
      { formerHours: 3, hours: 4.5, by: hemi.id, when: now },
    ]);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Patrol extended: HSCP, until Sun 22 Nov 2026, 01:30');
    expect(mail?.text).toContain(`Event number: ${number}`);
    expect(mail?.text).not.toContain('/ecc/');
  });

  it.each([
    [2.5, 400],
    [3, 400],
    [3.5, 200],
    [72, 200],
    [72.5, 400],
  ])('to a total of %d hours answers %d [16.9]', async (hours, status) => {
    const { extend } = await buildRunning();
    const answer = await extend({ hours });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ issues: [{ path: ['hours'] }] });
  });

  it.each([
    [3.001, 400],
    [3.25, 400],
    [3.5, 200],
    [4.5, 200],
    [4.4999, 400],
  ])('goes by half hours: %d answers %d [16.13]', async (hours, status) => {
    const { extend } = await buildRunning();
    const answer = await extend({ hours });
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body).toMatchObject({
        issues: [{ path: ['hours'], format: '3 h 30 min, or more by half hours' }],
      });
  });

  it('goes on from an odd length, and to an end that is ahead [16.13]', async () => {
    const { change, hemi, params } = await buildRunning({ hours: 2.75 });
    const extend = async (more: object) =>
      (await app.as(hemi))(eccRoutes.extendPatrol, { params, body: { _id: newId(), ...more } });
    expect((await extend({ hours: 3 })).status).toBe(400);
    expect((await extend({ hours: 3.25 })).status).toBe(200);
    app.clock.set(after(start, 3.5 * hour));
    expect((await extend({ hours: 3.75 })).status).toBe(200);
    app.clock.set(after(start, 5 * hour));
    expect((await extend({ hours: 4.75 })).status).toBe(400);
    const wait = { recorded: after(start, 4 * hour), sent: after(start, 5 * hour) };
    expect((await extend({ hours: 4.25, ...wait })).status).toBe(200);
    await change({ hours: 72 });
    expect((await extend({ hours: 72 })).status).toBe(400);
  });

  it('takes twelve an hour of one of the crew; the ECC gets the last state [11.23, 11.33, 12.13]', async () => {
    const { extend, read, hemi, mere, params } = await buildRunning();
    const first = { _id: newId(), hours: 3.5 };
    const statuses = [(await extend(first)).status];
    for (let steps = 2; steps <= 30; steps += 1)
      statuses.push((await extend({ hours: 3 + steps / 2 })).status);
    expect(statuses).toEqual([...Array(12).fill(200), ...Array(18).fill(429)]);
    expect((await extend(first)).status).toBe(200);
    expect((await read()).hours).toBe(9);
    expect(await countQueued(app, { patrolId: params.id, kind: 'ecc-extension' })).toBe(1);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Patrol extended: HSCP, until Sun 22 Nov 2026, 06:00');
    expect(mail?.text).toContain('Former finish: Sun 22 Nov 2026, 00:00');
    expect(await extend({ hours: 9.5 })).toMatchObject({
      status: 429,
      body: { message: 'You have extended this patrol 12 times within an hour. Please try again at 21:00.' },
    });
    const body = { _id: newId(), hours: 9.5 };
    expect((await (await app.as(mere))(eccRoutes.extendPatrol, { params, body })).status).toBe(200);
    const [later] = await send();
    expect(later?.text).toContain('Former finish: Sun 22 Nov 2026, 06:00');
    app.clock.advance(hour);
    const again = { _id: newId(), hours: 10 };
    expect((await (await app.as(hemi))(eccRoutes.extendPatrol, { params, body: again })).status).toBe(200);
  });

  it('is refused before the start and after the finish [16.9]', async () => {
    const { extend, change } = await buildNight(app);
    expect(await extend({ hours: 4 })).toMatchObject({ status: 409, body: { code: 'not-started' } });
    await change({ ...running, finished: { finished: now } });
    expect(await extend({ hours: 4 })).toMatchObject({ status: 409, body: { code: 'finished' } });
  });

  it('judges the device’s time like a log-on [17.34]', async () => {
    const { extend } = await buildRunning();
    const late = { hours: 4, when: after(now, 5 * minute + 1) };
    expect(await extend(late)).toMatchObject({ status: 400, body: { issues: [{ path: ['when'] }] } });
    expect((await extend({ hours: 4, when: after(now, 5 * minute) })).status).toBe(200);
  });

  it('happens once for an id, also on a double click and after another one [16.9]', async () => {
    const { extend, patrol, read } = await buildRunning();
    const body = { _id: newId(), hours: 4 };
    const answers = await inTurn(
      app,
      patrol.id,
      () => extend(body),
      () => extend(body),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await send()).toHaveLength(1);
    await extend({ hours: 5 });
    expect(await extend(body)).toMatchObject({ status: 200, body: { hours: 5 } });
    expect((await read()).hours).toBe(5);
  });

  describe('by a call that has waited', () => {
    const wait = { recorded: after(now, -hour), sent: now };

    it('is judged at the moment when it was made [17.6, 17.34]', async () => {
      const { extend, patrol } = await buildRunning();
      const skewed = { recorded: after(now, 4 * hour), sent: after(now, 5 * hour) };
      expect((await extend({ hours: 4, when: now, ...wait })).status).toBe(400);
      expect((await extend({ hours: 4, when: after(now, -hour), ...skewed })).status).toBe(200);
      expect((await extend({ hours: 5, ...wait })).status).toBe(200);
      const kept = await app.database
        .select()
        .from(patrolExtension)
        .where(eq(patrolExtension.patrolId, patrol.id));
      expect(kept).toMatchObject(Array(2).fill({ when: after(now, -hour), created: now, late: false }));
    });

    it('is dropped if the patrol is as long by now [17.6]', async () => {
      const { extend, patrol } = await buildRunning();
      expect(await extend({ hours: 3, ...wait })).toMatchObject({ status: 200, body: { hours: 3 } });
      expect(await app.database.$count(patrolExtension, eq(patrolExtension.patrolId, patrol.id))).toBe(0);
    });

    it('is kept after the finish and changes nothing else [17.6, 17.15]', async () => {
      const { extend, change, patrol } = await buildRunning();
      await change({ finished: { finished: now } });
      const body = { _id: newId(), hours: 4, ...wait };
      for (const _ of ['once', 'again'])
        expect(await extend(body)).toMatchObject({ status: 200, body: { hours: 3, edited: null } });
      const kept = await app.database
        .select()
        .from(patrolExtension)
        .where(eq(patrolExtension.patrolId, patrol.id));
      expect(kept).toMatchObject([{ id: body._id, hours: 4, late: true }]);
      expect(await send()).toEqual([]);
    });

    it('is refused after a week [17.15]', async () => {
      const { extend } = await buildRunning();
      const times = { recorded: after(now, -7 * day - 1), sent: now };
      expect(await extend({ hours: 4, ...times })).toMatchObject({ status: 409, body: { code: 'too-late' } });
    });
  });

  it('ends an acknowledged alarm [17.6]', async () => {
    const { extend, change, admin, read } = await buildRunning();
    await change({ overdueAcknowledged: now, overdueAcknowledgedBy: admin.id });
    expect((await read()).overdueAcknowledged).not.toBeNull();
    expect((await extend({ hours: 4 })).body.overdueAcknowledged).toBeNull();
  });

  it('tells nobody if the ECC does not know of the patrol [16.9]', async () => {
    const { extend } = await buildNight(app, running);
    expect((await extend({ hours: 4 })).status).toBe(200);
    expect(await send()).toEqual([]);
  });

  it('tells an ECC that gave its number at the start, by phone [16.9]', async () => {
    const { extend } = await buildNight(app, { started: { started: start, policeEventNumber: number } });
    await extend({ hours: 4 });
    const [mail] = await send();
    expect(mail?.text).toContain(`Event number: ${number}`);
  });

  it('needs no address of the ECC', async () => {
    const { extend, enter } = await buildNight(app, { ...running, organization: { eccEmail: null } });
    await enter(number);
    await send();
    expect((await extend({ hours: 4 })).status).toBe(200);
    expect(await send()).toEqual([]);
  });
});

describe('logging off', () => {
  const finished = after(start, 3 * hour + 12 * minute);
  const logOff = ({ hemi, locked }: Awaited<ReturnType<typeof buildNight>>) =>
    locked((patrol) => app.services.ecc.logOff(patrol, { by: hemi.id, finished }));

  it('mails the ECC once, whose acknowledgement is recorded [16.9]', async () => {
    const night = await buildRunning();
    await logOff(night);
    await logOff(night);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Patrol log off: HSCP, finished Sun 22 Nov 2026, 00:12');
    expect((await night.read()).eccLogOffNotification).toEqual({ when: now, by: night.hemi.id });
    const operator = await operatorOf(app, mail ?? {});
    expect((await operator.view()).body).toMatchObject({ kind: 'log-off', answer: null });
    expect((await operator.answer({ policeEventNumber: number })).status).toBe(400);
    app.clock.advance(minute);
    const answer = { when: app.clock.now(), policeEventNumber: null };
    expect((await operator.answer()).body.answer).toEqual(answer);
    app.clock.advance(minute);
    expect((await operator.answer()).body.answer).toEqual(answer);
    expect((await night.read()).eccLogOffResponse).toEqual({ when: answer.when });
    expect(await send()).toEqual([]);
  });

  it.each([
    ['the ECC does not know of', running],
    ['is an event', { ...running, type: 'event' as const, callSign: null }],
  ])('is left out for a patrol that %s [16.9]', async (_what, given) => {
    const night = await buildNight(app, given);
    await logOff(night);
    expect(await send()).toEqual([]);
    expect((await night.read()).eccLogOffNotification).toBeNull();
  });

  it('of a test patrol goes to whoever finishes it [16.8]', async () => {
    const night = await buildRunning({ callSign: 'TEST' });
    await logOff(night);
    const [mail] = await send();
    expect(mail?.subject).toMatch(/^TRAINING: Patrol log off/);
    expect([mail?.to].flat()[0]?.value[0]?.address).toBe(night.hemi.email);
    const sent = app.database.select().from(eccNotification);
    expect(await sent.where(eq(eccNotification.patrolId, night.patrol.id))).toHaveLength(2);
  });
});

describe('a patrol that the ECC expects', () => {
  it('tells it when it is moved, with the times that it knew [16.10]', async () => {
    const { logOn, admin, params } = await buildNight(app);
    await logOn();
    await send();
    const body = { when: after(start, hour), hours: 2 };
    expect((await (await app.as(admin))(patrolRoutes.updatePatrol, { params, body })).status).toBe(200);
    const mail = (await send()).find(isToEcc);
    expect(mail?.subject).toBe('Patrol moved: HSCP, now Sat 21 Nov 2026, 22:00 to 00:00');
    expect(mail?.text).toContain('It was: Sat 21 Nov 2026, 21:00 to 00:00');
    expect(mail?.text).not.toContain('/ecc/');
  });

  it('is told of its last move only, with the times that it knew [11.23, 11.33]', async () => {
    const { logOn, admin, params } = await buildNight(app);
    await logOn();
    await send();
    const call = await app.as(admin);
    for (const hours of [4, 5]) await call(patrolRoutes.updatePatrol, { params, body: { hours } });
    expect(await countQueued(app, { patrolId: params.id, kind: 'ecc-move' })).toBe(1);
    const [mail, ...others] = (await send()).filter(isToEcc);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Patrol moved: HSCP, now Sat 21 Nov 2026, 21:00 to 02:00');
    expect(mail?.text).toContain('It was: Sat 21 Nov 2026, 21:00 to 00:00');
  });

  it('tells it when it is cancelled [16.10]', async () => {
    const { logOn, admin, params } = await buildNight(app);
    await logOn();
    await send();
    expect((await (await app.as(admin))(patrolRoutes.cancelPatrol, { params })).status).toBe(200);
    const mail = (await send()).find(isToEcc);
    expect(mail?.subject).toBe('Patrol cancelled: HSCP, Sat 21 Nov 2026, 21:00 to 00:00');
  });

  it('is cancelled without a word to it once it is over [5.11, 16.10]', async () => {
    const { logOn, admin, params } = await buildNight(app);
    await logOn();
    await send();
    app.clock.set(after(start, 3 * hour));
    const call = await app.as(admin);
    expect((await call(patrolRoutes.cancelPatrol, { params })).status).toBe(200);
    const messages = app.database.select().from(eccNotification);
    expect(await messages.where(eq(eccNotification.patrolId, params.id))).toMatchObject([{ kind: 'log-on' }]);
  });

  it('is renamed without a word to it, and one that it does not expect changes without [16.10]', async () => {
    const { logOn, admin, params } = await buildNight(app);
    const call = await app.as(admin);
    await call(patrolRoutes.updatePatrol, { params, body: { when: after(start, hour) } });
    expect((await send()).filter(isToEcc)).toEqual([]);
    await logOn();
    await send();
    await call(patrolRoutes.updatePatrol, { params, body: { name: 'Wharf patrol' } });
    expect((await send()).filter(isToEcc)).toEqual([]);
  });
});

function isToEcc({ to }: ParsedMail): boolean {
  return [to].flat().some((each) => each?.text.includes('ecc@police.example'));
}
