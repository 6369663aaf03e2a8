import type { InjectOptions } from 'fastify';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { apiPrefix } from '#contract';
import { serverTimeHeader } from '#contract/server-time.ts';
import { after, day, hour, minute, second } from '#platform/clock.ts';
import { recordRoutes } from '#record/contract';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { began, buildRecord, buildRunning, end, reviewed, underWay, waited } from '#server/testing/record.ts';

/** How an entry that says “Now” is dated, whatever the device’s clock shows (product 17.22 to 17.24). */

const app = testApp();

/** Returns the times of a call that was made so many minutes ago, on a device whose clock was 40 minutes fast and set since. */
function setMeanwhile(minutes: number) {
  const now = app.clock.now();
  return { recorded: after(now, (40 - minutes) * minute), sent: now, made: after(now, -minutes * minute) };
}

const signIn = { method: 'POST', url: `${apiPrefix}${authRoutes.signIn.path}` } as const;
const ours = { origin: publicUrl.origin, 'content-type': 'application/json' };

it.each<[number, InjectOptions]>([
  [401, { url: '/api/v1/my/profile' }],
  [404, { url: '/api/v1/nothing' }],
  [404, { method: 'PUT', url: '/api/v1/my/profile' }],
  [400, { url: '/api/v1/%F0%28%8C%28' }],
  [414, { url: `/api/v1/patrol/${'x'.repeat(2000)}` }],
  [403, { ...signIn, headers: { ...ours, origin: 'https://elsewhere.example' }, payload: '{}' }],
  [400, { ...signIn, headers: ours, payload: '{' }],
  [413, { ...signIn, headers: ours, payload: JSON.stringify({ email: 'x'.repeat(20_000) }) }],
  [415, { ...signIn, headers: { ...ours, 'content-type': 'text/plain' }, payload: 'x' }],
  [415, { ...signIn, headers: { ...ours, 'content-encoding': 'gzip' }, payload: 'x' }],
  [200, { url: '/healthz' }],
])('every answer says when it was sent: %i [17.22]', async (expected, call) => {
  app.clock.set(underWay);
  const { statusCode, headers } = await app.app.inject(call);
  expect([statusCode, Number(headers[serverTimeHeader])]).toEqual([expected, Date.parse(underWay)]);
});

describe('what says “Now” is dated by the server [17.23]', () => {
  it('an incident at the moment of its call, less the time for which its form was open', async () => {
    const { ofHemi } = await buildRunning(app);
    const wrong = after(underWay, 40 * minute);
    const { body } = await ofHemi.record({ when: wrong, ...setMeanwhile(20), now: 90 * second });
    expect(body.incidents).toMatchObject([
      { when: after(underWay, -20 * minute - 90 * second), late: false, timeUncertain: false },
    ]);
  });

  it('a start at the whole minute, and a finish', async () => {
    const { ofHemi } = await buildRecord(app);
    app.clock.set(after(began, 25 * minute + 50 * second));
    const start = await ofHemi.start({ started: end, ...setMeanwhile(20), now: 0 });
    expect(start.body.started?.started).toBe(after(began, 5 * minute));
    app.clock.set(underWay);
    const finish = await ofHemi.finish({ finished: end, ...setMeanwhile(10), now: 0 });
    expect(finish.body.finished?.finished).toBe(after(underWay, -10 * minute));
  });

  it('an incident that another phone dates just before the start after it', async () => {
    const { ofHemi } = await buildRunning(app);
    const minutes = 58 + 20 / 60;
    const { body } = await ofHemi.record({ when: end, ...setMeanwhile(minutes), now: 0 });
    expect([body.incidents[0]?.when, reviewed(body)]).toEqual([after(began, second), []]);
    const early = await ofHemi.record({ when: end, ...setMeanwhile(70), now: 0 });
    expect(reviewed(early.body)).toEqual([['incident', 'time']]);
  });

  it('all that happens before a start that lies ahead after it, as its own clock was set back [17.23]', async () => {
    const { ofHemi } = await buildRunning(app);
    app.clock.set(after(began, -40 * minute));
    const waiting = { ...setMeanwhile(5), now: 0 };
    await ofHemi.record({ when: began, now: 0 });
    await ofHemi.record({ when: began, ...waiting });
    const { body, status } = await ofHemi.finish({ finished: began, now: 0 });
    const marked = { when: after(began, second), timeUncertain: true };
    expect([status, body.incidents, reviewed(body)]).toMatchObject([200, [marked, marked], []]);
    expect(body.finished).toMatchObject({ finished: after(began, second), timeUncertain: true });
  });

  it.each([
    ['was there', false],
    ['waited with it', true],
  ])(
    'an entry alike whenever it comes, if a start that lay ahead of it %s [17.23]',
    async (_how, isWaiting) => {
      const { ofHemi, ofMere } = await buildRecord(app);
      const madeAt = (before: number) => {
        const made = after(began, -before * minute);
        return { made, recorded: made, sent: app.clock.now() };
      };
      app.clock.set(after(began, (isWaiting ? 19 : -40) * minute));
      await ofHemi.start({ started: began, ...(isWaiting ? madeAt(40) : {}) });
      app.clock.set(after(began, 20 * minute));
      const { body } = await ofHemi.record({ when: end, ...madeAt(35), now: 0 });
      const marked = { when: after(began, second), timeUncertain: true };
      expect([body.incidents, reviewed(body)]).toMatchObject([[marked], []]);
      const before = await ofMere.record({ when: end, ...madeAt(41), now: 0 });
      expect(reviewed(before.body)).toEqual([['incident', 'time']]);
      const { body: finished } = await ofHemi.finish({ finished: end, ...madeAt(34), now: 0 });
      expect(finished.finished).toMatchObject({ finished: after(began, second), timeUncertain: true });
    },
  );

  it('a second start by itself, also if the first one lay ahead of it', async () => {
    const { ofHemi, ofMere } = await buildRecord(app);
    app.clock.set(after(began, -40 * minute));
    await ofHemi.start({ started: began });
    app.clock.set(after(began, 20 * minute));
    const made = after(began, -35 * minute);
    const { body } = await ofMere.start({
      started: end,
      made,
      recorded: made,
      sent: app.clock.now(),
      now: 0,
    });
    expect(reviewed(body)).toEqual([['start', 'second']]);
    expect(body.setAside).toMatchObject([{ entry: { started: made, timeUncertain: false } }]);
  });

  it('not what somebody typed', async () => {
    const { ofHemi } = await buildRunning(app);
    const typed = after(underWay, -5 * minute);
    const { body } = await ofHemi.record({ when: typed, ...setMeanwhile(2) });
    expect(body.incidents).toMatchObject([{ when: typed, timeUncertain: false }]);
  });
});

describe('a time that nobody knows [17.24]', () => {
  /** The times of an entry whose device does not know when it was. */
  const unknown = (minutes: number) => ({ ...waited(minutes, { by: app.clock.now() }), now: 0 });

  it('is marked, for crew, admins and watchers', async () => {
    const { ofHemi, ofMere, ofAdmin, ofWatcher } = await buildRunning(app);
    await ofHemi.record({ when: end, ...unknown(20) });
    for (const who of [ofHemi, ofMere, ofAdmin, ofWatcher]) {
      const { incidents } = await who.patrol();
      expect(incidents).toMatchObject([{ when: after(underWay, -20 * minute), timeUncertain: true }]);
    }
  });

  it('is never before the start, and keeps no entry out of the record', async () => {
    const { ofHemi } = await buildRunning(app);
    await ofHemi.record({ when: end, ...unknown(5 * 60) });
    const { body } = await ofHemi.finish({ finished: end, ...unknown(5 * 60) });
    expect([body.incidents.length, reviewed(body)]).toEqual([1, []]);
    expect(body.finished).toMatchObject({ finished: after(began, second), timeUncertain: true });
  });

  it('counts after the finish, as a change does, if the device’s clock was set back since, for a week', async () => {
    const { ofHemi, ofMere } = await buildRunning(app);
    const [edited, deleted] = [newId(), newId()];
    for (const _id of [edited, deleted]) await ofMere.record({ _id, when: underWay, what: 'Fire' });
    await ofHemi.finish({ finished: underWay });
    app.clock.set(after(underWay, 30 * minute));
    const setBack = { recorded: after(underWay, 32 * minute), sent: after(underWay, 28 * minute) };
    await ofMere.edit(edited, { what: 'Graffiti', ...setBack });
    await ofMere.remove(deleted, setBack);
    const { body } = await ofMere.record({ when: end, what: 'Location', ...setBack, now: 0 });
    expect(body.incidents.map(({ what, late }) => [what, late])).toEqual([
      ['Graffiti', true],
      ['Location', true],
    ]);
    expect(reviewed(body)).toEqual([]);
    await ofMere.record({ when: after(underWay, 5 * minute), ...setBack });
    app.clock.set(after(underWay, 7 * day + minute));
    const { body: later } = await ofMere.record({ when: end, ...setBack, now: 0 });
    expect(reviewed(later)).toEqual([
      ['incident', 'after-finish'],
      ['incident', 'after-finish'],
    ]);
  });

  it('of the finish keeps nothing out of the record that was made before it arrived', async () => {
    const { ofHemi, ofMere } = await buildRunning(app);
    await ofHemi.finish({ finished: end, ...unknown(5 * 60) });
    const { body } = await ofMere.record({ when: end, ...setMeanwhile(10), now: 0 });
    expect([body.incidents.map(({ late }) => late), reviewed(body)]).toEqual([[true], []]);
  });

  it('is certain once somebody types it; the version before stays as it was', async () => {
    const { ofHemi, ofAdmin } = await buildRunning(app);
    const _id = newId();
    await ofHemi.record({ _id, when: end, ...unknown(20) });
    const noted = await ofHemi.edit(_id, { whatDetails: 'Two people.' });
    expect(noted.body.incidents).toMatchObject([{ timeUncertain: true }]);
    const typed = await ofHemi.edit(_id, { when: after(underWay, -25 * minute) });
    expect(typed.body.incidents).toMatchObject([{ timeUncertain: false }]);
    expect((await ofAdmin.former()).body.items.map((former) => former.timeUncertain)).toEqual([true, true]);
  });

  it('is not marked for a page from before, whose calls say nothing of it', async () => {
    const { ofHemi } = await buildRunning(app);
    const { body } = await ofHemi.record({ ...waited(20, { by: underWay }), when: began });
    expect(body.incidents).toMatchObject([{ when: began, timeUncertain: false }]);
  });
});

it('refuses a call that claims to have been open for longer than it may wait, or less than not at all', async () => {
  const { hemi, params } = await buildRunning(app);
  for (const now of [-1, 8 * 24 * hour, 0.5]) {
    const body = { _id: newId(), when: underWay, what: 'Fire', now };
    expect((await (await app.as(hemi))(recordRoutes.recordIncident, { params, body })).status).toBe(400);
  }
});
