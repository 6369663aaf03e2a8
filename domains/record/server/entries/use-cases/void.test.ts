import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract';
import { eccRoutes, overdueRoutes } from '#ecc/contract';
import { checkOverdue } from '#ecc/server/overdue/service.ts';
import { patrolRoutes } from '#patrols/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { incidentRoutes } from '#record/contract';
import { reportRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { testMailerOfNights } from '#server/testing/mailer.ts';
import { now } from '#server/testing/night.ts';
import { began, buildRecord, buildRunning, end, reviewed, underWay, waited } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailerOfNights(app);

/** Makes a patrol that Hemi has started, with an entry. */
async function buildStarted() {
  const night = await buildRecord(app);
  const startId = newId();
  await night.ofHemi.start({ _id: startId, started: now });
  app.clock.set(underWay);
  const entryId = newId();
  const { body } = await night.ofHemi.record({ _id: entryId, what: 'Fire' });
  const [entry] = body.incidents;
  return { ...night, startId, entryId, entry };
}

/** Makes the same after Mere has finished it. */
async function buildFinished() {
  const night = await buildStarted();
  const finishId = newId();
  const { body } = await night.ofMere.finish({ _id: finishId, finished: underWay });
  return { ...night, finishId, finished: body.finished };
}

describe('voiding a start', () => {
  it('makes the patrol not started, and keeps all of it with the reason [17.16]', async () => {
    const { ofAdmin, ofHemi, ofWatcher, admin, startId, entry } = await buildStarted();
    const { started } = await ofHemi.patrol();
    const { status, body } = await ofAdmin.voidStart('Somebody tried the button.');
    expect(status).toBe(200);
    expect([body.started, body.incidents]).toEqual([null, []]);
    const voided = { when: underWay, by: admin.id, reason: 'Somebody tried the button.', loggedOff: null };
    expect(body.setAside).toEqual([{ kind: 'start', _id: startId, entry: started, why: null, voided }]);
    expect(await ofHemi.patrol()).toEqual(body);
    expect((await ofWatcher.patrol()).setAside).toBeUndefined();
    const replaced = { when: underWay, by: admin.id };
    expect((await ofAdmin.former()).body.items).toEqual([{ ...entry, replaced, deleted: true }]);
  });

  it('takes its entries out of lists, the map and the report [17.16]', async () => {
    const { ofAdmin, watcher } = await buildStarted();
    await ofAdmin.voidStart();
    const call = await app.as(watcher);
    expect((await call(incidentRoutes.listIncidents, {})).body.items).toEqual([]);
    expect((await call(incidentRoutes.mapIncidents, {})).body).toEqual([]);
    const params = { year: '2026', month: '11' };
    expect((await call(reportRoutes.getReport, { params })).body).toMatchObject({ incidents: [] });
  });

  it('is final for its ids: late calls change nothing, and a new start begins anew [17.16]', async () => {
    const { ofAdmin, ofHemi, startId, entryId } = await buildStarted();
    await ofAdmin.voidStart();
    const times = waited(20, { by: underWay });
    expect((await ofHemi.start({ _id: startId, started: now })).body.started).toBeNull();
    expect((await ofHemi.record({ _id: entryId, ...times })).body.incidents).toEqual([]);
    await ofHemi.record({ when: after(underWay, -20 * minute), ...times });
    await ofHemi.finish({ finished: after(underWay, -20 * minute), ...times });
    expect(await ofHemi.record()).toMatchObject({ status: 409, body: { code: 'not-started' } });
    const anew = await ofHemi.start();
    expect(anew.body.started?.started).toBe(underWay);
    await ofHemi.record({ when: after(underWay, -20 * minute), ...times });
    const { incidents, setAside } = await ofHemi.patrol();
    expect(incidents).toEqual([]);
    expect(reviewed({ setAside }).toSorted()).toEqual([
      ['finish', 'not-started'],
      ['incident', 'not-started'],
      ['incident', 'time'],
      ['start', null],
    ]);
  });

  it('lets admins edit and cancel the patrol again, and nobody watch over it [17.16]', async () => {
    const { ofAdmin, admin, params, organizationId } = await buildStarted();
    await ofAdmin.voidStart();
    app.clock.set(after(end, hour));
    await checkOverdue(app.context).run();
    expect(await queuedMails(app, organizationId, 'overdue-crew')).toEqual([]);
    const cancelled = await (await app.as(admin))(patrolRoutes.cancelPatrol, { params });
    expect(cancelled.status).toBe(200);
  });
});

describe('voiding a finish', () => {
  it('makes the patrol run again, and keeps it with the reason [17.16]', async () => {
    const { ofAdmin, ofHemi, admin, finishId, finished } = await buildFinished();
    const { status, body } = await ofAdmin.voidFinish('They are still out.');
    expect(status).toBe(200);
    const voided = { when: underWay, by: admin.id, reason: 'They are still out.', loggedOff: null };
    expect(body).toMatchObject({ finished: null, incidents: [{ what: 'Fire' }] });
    expect(body.setAside).toEqual([{ kind: 'finish', _id: finishId, entry: finished, why: null, voided }]);
    expect((await ofHemi.record()).status).toBe(200);
  });

  it('is final for its id, and the next finish counts and is mailed [17.16]', async () => {
    const { ofAdmin, ofMere, organizationId, finishId } = await buildFinished();
    await ofAdmin.voidFinish();
    expect((await ofMere.finish({ _id: finishId, finished: underWay })).body.finished).toBeNull();
    app.clock.advance(hour);
    const { body } = await ofMere.finish();
    expect(body.finished?.finished).toBe(app.clock.now());
    expect(await queuedMails(app, organizationId, 'patrol-finished')).toHaveLength(2);
    const subjects = (await send()).filter(({ text }) => text?.includes('Finished'));
    expect(subjects).toHaveLength(1);
  });

  it('takes back the odometer that it was remembered by [17.16]', async () => {
    const { ofHemi, ofAdmin } = await buildRecord(app);
    await ofHemi.start({ vehicle: { rego: 'KLM127', startOdometer: 61_000 } });
    app.clock.set(underWay);
    const odometer = async () => (await ofHemi.vehicles()).body.items[0]?.odometer;
    await ofHemi.finish({ vehicle: { finishOdometer: 999_999 } });
    expect(await odometer()).toEqual({ reading: 999_999, when: underWay });
    await ofAdmin.voidFinish();
    expect(await odometer()).toBeNull();
    app.clock.advance(hour);
    await ofHemi.finish({ vehicle: { finishOdometer: 61_044 } });
    expect(await odometer()).toEqual({ reading: 61_044, when: app.clock.now() });
  });

  it('has the crew watched over again [17.16]', async () => {
    const { ofAdmin, organizationId, hemi, mere } = await buildFinished();
    await ofAdmin.voidFinish();
    app.clock.set(end);
    await checkOverdue(app.context).run();
    const crew = (await queuedMails(app, organizationId, 'overdue-crew')).map(({ recipient }) => recipient);
    expect(crew.toSorted()).toEqual([hemi.id, mere.id].toSorted());
  });
});

it('voiding ends the acknowledgement of an alarm [17.16]', async () => {
  const { ofAdmin, ofMere, admin, params } = await buildStarted();
  app.clock.set(after(end, hour));
  const acknowledge = async () => (await app.as(admin))(overdueRoutes.acknowledgeOverdue, { params });
  expect((await acknowledge()).body.overdueAcknowledged?.by).toBe(admin.id);
  await ofMere.finish();
  expect((await ofAdmin.voidFinish()).body.overdueAcknowledged).toBeNull();
  await acknowledge();
  expect((await ofAdmin.voidStart()).body.overdueAcknowledged).toBeNull();
});

describe('the log-off of a voided finish [17.17]', () => {
  async function buildLoggedOff() {
    const night = await buildRecord(app);
    await night.logOn();
    await night.ofHemi.start({ started: now });
    app.clock.set(underWay);
    await send();
    await night.ofHemi.finish();
    return night;
  }

  it('is void alone: the log-on stays', async () => {
    const { ofAdmin, patrol } = await buildLoggedOff();
    await ofAdmin.voidFinish();
    const { kind, voided } = eccNotification;
    const messages = app.database.select({ kind, voided }).from(eccNotification);
    expect(await messages.where(eq(eccNotification.patrolId, patrol.id)).orderBy(kind)).toEqual([
      { kind: 'log-off', voided: underWay },
      { kind: 'log-on', voided: null },
    ]);
  });

  it('is not sent if it still waits', async () => {
    const { ofAdmin, ofHemi } = await buildLoggedOff();
    expect((await ofAdmin.voidFinish()).body.eccLogOffNotification).toBeNull();
    app.clock.advance(hour);
    await ofHemi.finish();
    const subjects = (await send()).flatMap(({ subject }) => (subject?.includes('log off') ? [subject] : []));
    expect(subjects).toEqual(['Patrol log off: HSCP, finished Sat 21 Nov 2026, 23:00']);
  });

  it('is told of if it was sent, cannot be acknowledged any more, and another one follows', async () => {
    const { ofAdmin, ofHemi } = await buildLoggedOff();
    const mail = (await send()).find(({ subject }) => subject?.includes('log off'));
    const [, bearer = ''] = /\/ecc\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    const call = await app.as(null);
    const view = () => call(eccRoutes.viewEccNotification, { bearer });
    expect((await view()).status).toBe(200);
    const { body } = await ofAdmin.voidFinish();
    expect(body.setAside).toMatchObject([{ voided: { loggedOff: underWay } }]);
    expect((await view()).status).toBe(401);
    expect((await call(eccRoutes.answerEccNotification, { bearer, body: {} })).status).toBe(401);
    app.clock.advance(hour);
    expect((await ofHemi.finish()).body.eccLogOffNotification?.when).toBe(app.clock.now());
    expect((await view()).status).toBe(401);
    expect((await ofHemi.patrol()).eccLogOffResponse).toBeNull();
  });
});

describe('who may void, and when [17.16]', () => {
  it('admins only, with a reason of one line', async () => {
    const { ofAdmin, ofHemi, ofWatcher, ofPat } = await buildFinished();
    for (const who of [ofHemi, ofWatcher, ofPat])
      for (const { status } of [await who.voidFinish(), await who.voidStart()]) expect(status).toBe(403);
    for (const reason of ['', '  ', '​', 'two\nlines', 'x'.repeat(limits.voidReason.max + 1)])
      expect(await ofAdmin.voidFinish(reason)).toMatchObject({
        status: 400,
        body: { issues: [{ path: ['reason'] }] },
      });
  });

  it('the finish first, then the start, each once', async () => {
    const { ofAdmin } = await buildFinished();
    const refused = (code: string) => ({ status: 409, body: { code } });
    expect(await ofAdmin.voidStart()).toMatchObject(refused('finished'));
    expect((await ofAdmin.voidFinish()).status).toBe(200);
    expect(await ofAdmin.voidFinish()).toMatchObject(refused('not-finished'));
    expect((await ofAdmin.voidStart()).status).toBe(200);
    expect(await ofAdmin.voidStart()).toMatchObject(refused('not-started'));
    expect((await ofAdmin.patrol()).setAside).toHaveLength(2);
  });

  it('a start and a finish of one id too', async () => {
    const { ofHemi, ofAdmin } = await buildRecord(app);
    const _id = newId();
    await ofHemi.start({ _id, started: now });
    app.clock.set(underWay);
    await ofHemi.finish({ _id });
    for (const each of [await ofAdmin.voidFinish(), await ofAdmin.voidStart()]) expect(each.status).toBe(200);
  });

  it('until thirty days past the planned end', async () => {
    const { ofAdmin } = await buildFinished();
    const last = after(end, 30 * day - 1);
    for (const voidIt of [ofAdmin.voidFinish, ofAdmin.voidStart]) {
      app.clock.set(after(last, 1));
      expect(await voidIt()).toMatchObject({ status: 409, body: { code: 'too-late' } });
      app.clock.set(last);
      expect((await voidIt()).status).toBe(200);
    }
  });

  it('a record of before ids too', async () => {
    const { ofAdmin } = await buildRunning(app, { finished: { finished: underWay } });
    for (const each of [await ofAdmin.voidFinish(), await ofAdmin.voidStart()]) expect(each.status).toBe(200);
    expect((await ofAdmin.patrol()).setAside).toMatchObject([
      { kind: 'start', entry: { started: began, by: null } },
      { kind: 'finish', entry: { finished: underWay } },
    ]);
  });
});

describe('at the same time [12.6, 17.16]', () => {
  it('two void one finish: it is voided once', async () => {
    const { ofAdmin, patrol } = await buildFinished();
    const void_ = () => ofAdmin.voidFinish();
    const answers = await inTurn(app, patrol.id, void_, void_);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  });

  it('an entry comes while the start is voided: it counts nowhere', async () => {
    const { ofAdmin, ofHemi, patrol } = await buildStarted();
    const times = waited(1, { by: underWay });
    const answers = await inTurn(
      app,
      patrol.id,
      () => ofAdmin.voidStart(),
      () => ofHemi.record({ when: after(underWay, -minute), ...times }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { incidents, setAside } = await ofHemi.patrol();
    expect(incidents).toEqual([]);
    expect(reviewed({ setAside }).toSorted()).toEqual([
      ['incident', 'not-started'],
      ['start', null],
    ]);
  });
});
