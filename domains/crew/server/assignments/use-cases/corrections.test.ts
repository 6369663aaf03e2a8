import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { type Patrol, patrolRoutes, summaryRoutes } from '#patrols/contract';
import { after, day, hour } from '#platform/clock.ts';
import { crewCorrection } from '#platform/database/schema/assignments.ts';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { reportRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildNight, start } from '#server/testing/night.ts';
import { end } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const earlier = '2026-11-20T00:00:00.000Z';
const finished = { started: { started: start }, finished: { finished: end } };
const nextDay = after(start, day);

type Night = Awaited<ReturnType<typeof buildNight>>;
type Person = Night['hemi'];

/** An admin’s calls about a night, by default the day after it. */
async function buildAfter(given: Parameters<typeof buildNight>[1] = finished, at = nextDay) {
  const night = await buildNight(app, given);
  app.clock.set(at);
  return { ...night, ...(await callsOf(night, night.admin)) };
}

async function callsOf({ params }: Pick<Night, 'params'>, admin: Person) {
  const call = await app.as(admin);
  const of = ({ id: personId }: { id: string }) => ({ ...params, personId });
  const query = { afterwards: true };
  return {
    call,
    add: (who: { id: string }, more: { override?: true } = {}) =>
      call(assignmentRoutes.assignPatroller, { params: of(who), query: { ...query, ...more } }),
    remove: (who: { id: string }) => call(assignmentRoutes.removePatroller, { params: of(who), query }),
    mark: (who: { id: string }, value: boolean) =>
      call(assignmentRoutes.setDidNotShow, { params: of(who), body: { value } }),
    addGuest: (body = { name: 'Matt', email: 'matt@example.nz' }) =>
      call(assignmentRoutes.addGuest, { params, query, body }),
    removeGuest: (guestId: string) =>
      call(assignmentRoutes.removeGuest, { params: { ...params, guestId }, query }),
    read: async () => (await call(patrolRoutes.getPatrol, { params })).body,
  };
}

const changesOf = ({ corrections = [] }: Patrol) => corrections.map(({ change }) => change);

describe('who came, afterwards', () => {
  it('is added and taken off, a guest too; the history has who did it and when, and nobody is mailed [6.16]', async () => {
    const { pat, mere, admin, organizationId, add, mark, addGuest, remove, removeGuest, read } =
      await buildAfter();
    const [when, by] = [app.clock.now(), admin.id];

    const added = await add(pat);
    expect(added.body.patrollers[pat.id]).toMatchObject({ accepted: { when, by }, emailed: null });
    await mark(mere, true);
    const guest = await addGuest();
    expect(guest.status).toBe(201);
    await removeGuest(guest.body._id);
    await remove(pat);

    const patrol = await read();
    expect(patrol.patrollers[pat.id]?.removed).toEqual({ when, by });
    expect(patrol.guests[guest.body._id]?.removed).toEqual({ when, by });
    const [person, ofGuest] = [
      { personId: pat.id, guestId: null, when, by },
      { personId: null, guestId: guest.body._id, when, by },
    ];
    expect(patrol.corrections).toEqual([
      { change: 'removed', ...person },
      { change: 'removed', ...ofGuest },
      { change: 'added', ...ofGuest },
      { change: 'did-not-show', ...person, personId: mere.id },
      { change: 'added', ...person },
    ]);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('counts at once in every figure alike [6.17]', async () => {
    const { pat, mere, call, add, mark } = await buildAfter();
    const figures = async () => {
      const personIds = [pat.id, mere.id];
      const { items } = (await call(summaryRoutes.summarizePersons, { body: { personIds } })).body;
      const ofPat = await call(summaryRoutes.summarizePatrolsOfPerson, { params: { personId: pat.id } });
      const report = (await call(reportRoutes.getReport, { params: { year: '2026', month: '11' } })).body;
      return {
        allTime: personIds.map((id) => items.find(({ _id }) => _id === id)?.allTime),
        accepted: ofPat.body.byMonth.map(({ _id, count }) => [_id.status, count]),
        crew: report.patrols.map(({ crew }) => crew),
        hours: report.patrolHours,
      };
    };
    const two = { allTime: [0, 1], accepted: [], crew: [2], hours: 6 };
    expect(await figures()).toEqual(two);
    await add(pat);
    const three = { allTime: [1, 1], accepted: [['accepted', 1]], crew: [3], hours: 9 };
    expect(await figures()).toEqual(three);
    await mark(mere, true);
    expect(await figures()).toEqual({ ...three, allTime: [1, 0], crew: [2], hours: 6 });
  });

  it('is also whoever had declined, who has declined again when that is taken back [6.16]', async () => {
    const night = await buildNight(app);
    const { mere, params, organizationId } = night;
    await (await app.as(mere))(assignmentRoutes.declineForPatroller, {
      params: { ...params, personId: mere.id },
    });
    const mails = await queuedMails(app, organizationId);
    const declined = { when: app.clock.now(), by: mere.id };
    app.clock.set(nextDay);
    const { add, remove } = await callsOf(night, night.admin);
    expect((await add(mere)).body.patrollers[mere.id]).toMatchObject({
      accepted: { when: nextDay },
      declined: null,
    });
    const { body } = await remove(mere);
    expect(body.patrollers[mere.id]).toMatchObject({ accepted: null, declined, removed: null });
    expect(await remove(mere)).toMatchObject({ status: 409, body: { code: 'not-added' } });
    expect(await queuedMails(app, organizationId)).toEqual(mails);
  });

  it('who was on the roster is not removed but marked as not shown [6.16]', async () => {
    const { hemi, pat, add, remove } = await buildAfter();
    expect(await remove(hemi)).toMatchObject({
      status: 409,
      body: {
        code: 'not-added',
        message: 'Only somebody who was added after the start can be removed. Mark others as not shown.',
      },
    });
    expect((await remove(pat)).status).toBe(404);
    expect(await add(hemi)).toMatchObject({ status: 409, body: { code: 'already-assigned' } });
    await add(pat);
    await remove(pat);
    expect(await remove(pat)).toMatchObject({ status: 409, body: { code: 'removed' } });
    expect((await add(pat)).body.patrollers[pat.id]?.removed).toBeNull();
  });

  it('may have left since, but not before the start, and is a patroller of the organization [6.16]', async () => {
    const { organizationId, watcher, add } = await buildAfter();
    const leaver = (finished: string) => app.buildPerson({ organizationId, finished });
    expect((await add(await leaver(after(start, hour)))).status).toBe(200);
    for (const person of [await leaver(earlier), watcher])
      expect(await add(person)).toMatchObject({ status: 409, body: { code: 'not-a-patroller' } });
    expect((await add(await app.buildPerson())).status).toBe(404);
  });

  it('on another patrol at that time is asked about, unless they did not come to that one [6.16]', async () => {
    const { organizationId, pat, add } = await buildAfter();
    const other = await app.buildPatrol({ organizationId, when: start, name: 'Harbour' });
    const there = { organizationId, patrolId: other.id, personId: pat.id };
    await app.buildAssignment(there);
    expect(await add(pat)).toMatchObject({
      status: 409,
      body: { code: 'double-booked', patrols: [{ name: 'Harbour' }] },
    });
    const { body } = await add(pat, { override: true });
    expect(body.patrollers[pat.id]?.doubleBooked).toMatchObject([{ name: 'Harbour' }]);
    const absent = await app.buildPerson({ organizationId });
    await app.buildAssignment({ ...there, personId: absent.id, didNotShow: start });
    expect((await add(absent)).status).toBe(200);
  });

  const open = [
    ['of a draft that was entered afterwards', { finalized: null }, after(start, hour)],
    ['of an event', { type: 'event', callSign: null }, nextDay],
    ['while it runs', { started: { started: start } }, after(start, hour)],
    ['until 30 days past the end', finished, after(end, 30 * day - 1)],
  ] as const;
  it.each(open)('can be corrected %s [6.16]', async (_when, given, at) => {
    const { pat, hemi, add, mark, addGuest, removeGuest, remove } = await buildAfter(given, at);
    const guest = await addGuest();
    const answers = [
      await add(pat),
      await mark(hemi, true),
      await removeGuest(guest.body._id),
      await remove(pat),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  const closed = [
    ['before the start', {}, after(start, -1), 'not-begun', 'This patrol has not begun yet.'],
    [
      'of one that was cancelled',
      { cancelled: earlier },
      nextDay,
      'cancelled',
      'This patrol has been cancelled.',
    ],
    [
      '30 days past the end',
      finished,
      after(end, 30 * day),
      'too-late',
      'Who came can be corrected until 30 days past the planned end.',
    ],
  ] as const;
  it.each(closed)('is not corrected %s [6.16]', async (_when, given, at, code, message) => {
    const { patrolId, organizationId, pat, hemi, ...calls } = await buildAfter(given, at);
    const guest = await app.buildGuest({ organizationId, patrolId });
    const before = await calls.read();
    const answers = [
      await calls.add(pat),
      await calls.mark(hemi, true),
      await calls.addGuest(),
      await calls.removeGuest(guest.id),
      await calls.remove(hemi),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code, message } });
    expect(await calls.read()).toEqual(before);
  });

  it('is corrected once if two admins do it at the same time [12.6]', async () => {
    const night = await buildAfter();
    const { organizationId, pat, patrolId, add, remove, read } = night;
    const other = await callsOf(night, await app.buildPerson({ organizationId, roles: ['admin'] }));
    const added = await inTurn(
      app,
      patrolId,
      () => add(pat),
      () => other.add(pat),
    );
    expect(added.map(({ status }) => status)).toEqual([200, 409]);
    const removed = await inTurn(
      app,
      patrolId,
      () => remove(pat),
      () => other.remove(pat),
    );
    expect(removed.map(({ status }) => status)).toEqual([200, 409]);
    expect(changesOf(await read())).toEqual(['removed', 'added']);
  });

  it('leaves what the ECC was told that night [6.17]', async () => {
    const { logOn, params, admin, pat, organizationId } = await buildNight(app);
    await logOn();
    const told = async () => [
      await app.database
        .select()
        .from(eccNotification)
        .where(eq(eccNotification.organizationId, organizationId)),
      await queuedMails(app, organizationId),
    ];
    const before = await told();
    app.clock.set(after(start, hour));
    const { add } = await callsOf({ params }, admin);
    expect((await add(pat)).status).toBe(200);
    expect(await told()).toEqual(before);
  });

  it('the history is for admins and the crew [6.18]', async () => {
    const { hemi, watcher, recipient, params, pat, mark } = await buildAfter();
    await mark(hemi, true);
    await mark(hemi, true);
    const seenBy = async (who: Person) =>
      changesOf((await (await app.as(who))(patrolRoutes.getPatrol, { params })).body);
    expect(await seenBy(hemi)).toEqual(['did-not-show']);
    for (const who of [watcher, recipient, pat]) expect(await seenBy(who)).toEqual([]);
    await mark(hemi, false);
    expect(await seenBy(hemi)).toEqual(['did-show', 'did-not-show']);
  });

  it('cannot be corrected without end [6.18]', async () => {
    const { organizationId, patrolId, admin, pat, hemi, add, mark } = await buildAfter();
    const row = { organizationId, patrolId, personId: hemi.id, when: nextDay, by: admin.id };
    const rows = Array.from({ length: limits.corrections.max }, () => {
      return { ...row, id: newId(), change: 'did-show' as const };
    });
    await app.database.insert(crewCorrection).values(rows);
    for (const answer of [await add(pat), await mark(hemi, true)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'corrections-full' } });
  });
});
