import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '#contract';
import type { Patrol } from '#patrols/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { incident } from '#platform/database/schema/record.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildRecord, buildRunning, end, reviewed, underWay, waited } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();

/** When Mere finished the patrol; Hemi has no coverage, and records for another hour. */
const finished = after(underWay, 30 * minute);
const back = after(finished, 2 * hour);

/** Makes a patrol that Mere has finished, with an entry of Hemi from before, who has coverage again. */
async function buildFinished(given: Parameters<typeof buildRunning>[1] = {}) {
  const night = await buildRunning(app, given);
  const before = newId();
  await night.ofHemi.record({ _id: before, what: 'Graffiti' });
  app.clock.set(finished);
  const finishId = newId();
  await night.ofMere.finish({ _id: finishId, finished });
  app.clock.set(back);
  return { ...night, before, finishId };
}

/** What Hemi’s device says of something that was made so many minutes after the finish. */
function since(minutes: number) {
  const when = after(finished, minutes * minute);
  return { when, times: waited(120 - minutes, { by: back }) };
}

/** Records an incident so many minutes after the finish. */
async function recordSince(
  { ofHemi }: Awaited<ReturnType<typeof buildFinished>>,
  minutes: number,
  body = {},
) {
  const _id = newId();
  const { when, times } = since(minutes);
  const answer = await ofHemi.record({ _id, when, what: 'Fire', ...times, ...body });
  expect(answer.status).toBe(200);
  return { kind: 'incident', _id } as const;
}

function ids(list: readonly { _id: string | null }[] = []) {
  return list.map(({ _id }) => _id);
}

describe('what a phone without coverage recorded after the finish [17.25]', () => {
  it('is kept for review, and counts nowhere until somebody decides', async () => {
    const night = await buildFinished();
    const { before, ofHemi, ofWatcher } = night;
    const { _id } = await recordSince(night, 20);
    const { times } = since(30);
    await ofHemi.edit(before, { editId: newId(), what: 'Accident', ...times });
    await ofHemi.remove(before, times);
    await recordSince(night, 20, { _id });
    const { body } = await ofHemi.finish({ finished: since(60).when, ...since(60).times });
    expect(reviewed(body).toSorted()).toEqual([
      ['edit', 'after-finish'],
      ['edit', 'after-finish'],
      ['finish', 'second'],
      ['incident', 'after-finish'],
    ]);
    expect([ids(body.incidents), body.finished?.finished]).toEqual([[before], finished]);
    expect((await ofWatcher.patrol()).setAside).toBeUndefined();
  });

  it('is kept although its author has made as many entries as may count', async () => {
    const night = await buildFinished();
    const { organizationId, patrol, hemi, ofAdmin } = night;
    const row = { organizationId, patrolId: patrol.id, by: hemi.id, when: underWay, what: 'Location' };
    const rows = Array.from({ length: serverLimits.ownIncidents.max }, () => ({ ...row, id: newId() }));
    await app.database.insert(incident).values(rows);
    const entry = await recordSince(night, 20);
    expect(await ofAdmin.take(entry)).toMatchObject({ status: 409, body: { code: 'own-entries-full' } });
  });

  it('is so for a start of the second phone too', async () => {
    const { ofHemi, ofMere, mere } = await buildRecord(app);
    app.clock.set(underWay);
    await ofMere.start({ started: after(underWay, -50 * minute) });
    const { body } = await ofHemi.start({ started: underWay, ...waited(40, { by: underWay }) });
    expect([body.started?.by, ...reviewed(body)]).toEqual([mere.id, ['start', 'second']]);
  });
});

describe('an admin takes what is kept for review [17.26]', () => {
  it('as an entry like any other, once, which is marked [17.26]', async () => {
    const night = await buildFinished();
    const { ofAdmin, ofHemi, ofWatcher, admin, hemi, before } = night;
    const entry = await recordSince(night, 20, { whatDetails: 'A shed.' });
    const { status, body } = await ofAdmin.take(entry);
    expect([status, body.setAside, ids(body.incidents)]).toEqual([200, undefined, [before, entry._id]]);
    const taken = { what: 'Fire', whatDetails: 'A shed.', by: hemi.id, received: back, late: true };
    expect(body.incidents[1]).toMatchObject(taken);
    expect(body.taken).toMatchObject([{ ...entry, taken: { when: back, by: admin.id } }]);
    for (const again of [() => ofAdmin.take(entry, entry), () => recordAgain(ofHemi, entry._id)]) {
      expect((await again()).status).toBe(200);
      expect(ids((await ofWatcher.patrol()).incidents)).toEqual([before, entry._id]);
    }
    expect((await ofWatcher.patrol()).taken).toBeUndefined();
  });

  it('together with its edit; and an edit and a deletion of what is in the record', async () => {
    const night = await buildFinished();
    const { ofAdmin, ofHemi, before } = night;
    const entry = await recordSince(night, 20);
    const { times } = since(30);
    const edits = [newId(), newId()] as const;
    await ofHemi.edit(entry._id, { editId: edits[0], what: 'Accident', ...times });
    await ofHemi.edit(entry._id, { editId: edits[1], whatDetails: 'All safe.', ...times });
    await ofHemi.remove(before, times);
    const [deletion] = ((await ofAdmin.patrol()).setAside ?? []).filter(isDeletion);
    const chosen = edits.map((_id) => ({ kind: 'edit', _id }) as const);
    const { body } = await ofAdmin.take({ kind: 'edit', _id: deletion?._id ?? '' }, ...chosen, entry);
    expect(body.incidents).toMatchObject([{ _id: entry._id, what: 'Accident', whatDetails: 'All safe.' }]);
    const former = (await ofAdmin.former()).body.items.map(({ what, deleted }) => [what, deleted]);
    expect(former.toSorted()).toEqual([
      ['Accident', false],
      ['Fire', false],
      ['Graffiti', true],
    ]);
    await ofHemi.edit(entry._id, { editId: edits[0], what: 'Accident', ...times });
    expect((await ofAdmin.former()).body.matches).toBe(3);
  });

  it('not against its author, who deleted it, nor what cannot be true [17.26]', async () => {
    const night = await buildFinished();
    const { ofAdmin, ofHemi } = night;
    const deleted = await recordSince(night, 20);
    await ofHemi.remove(deleted._id, since(21).times);
    const ahead = await recordSince(night, 20, { when: after(finished, hour) });
    const finish = { kind: 'finish', _id: newId() } as const;
    await ofHemi.finish({ _id: finish._id, finished: since(60).when, ...since(60).times });
    for (const entry of [deleted, ahead, finish])
      expect(await ofAdmin.take(entry)).toMatchObject({ status: 409, body: { code: 'not-takeable' } });
    expect((await ofAdmin.patrol()).taken).toBeUndefined();
  });

  it('if it came too late, or before there was a start that it fits', async () => {
    const { ofHemi, ofMere, ofAdmin } = await buildRecord(app);
    app.clock.set(underWay);
    const times = waited(5, { by: underWay });
    const when = after(underWay, -5 * minute);
    await ofHemi.start({ started: after(underWay, 2 * hour), ...times });
    const entry = { kind: 'incident', _id: newId() } as const;
    const finish = { kind: 'finish', _id: newId() } as const;
    await ofHemi.record({ _id: entry._id, when, ...times });
    await ofHemi.finish({ _id: finish._id, finished: when, ...times });
    expect((await ofAdmin.take(entry)).status).toBe(409);
    await ofMere.start({ started: after(underWay, -10 * minute) });
    app.clock.set(after(underWay, 8 * day));
    const late = { kind: 'incident', _id: newId() } as const;
    const sent = app.clock.now();
    await ofHemi.record({ _id: late._id, when: underWay, recorded: underWay, sent });
    expect(reviewed(await ofAdmin.patrol())).toContainEqual(['incident', 'too-late']);
    const { body } = await ofAdmin.take(finish, late, entry);
    expect(ids(body.incidents).toSorted()).toEqual([entry._id, late._id].toSorted());
    expect(body.finished?._id).toBe(finish._id);
  });

  it('with all that it chose or nothing of it', async () => {
    const night = await buildFinished();
    const entry = await recordSince(night, 20);
    const ahead = await recordSince(night, 20, { when: after(finished, hour) });
    expect((await night.ofAdmin.take(entry, ahead)).status).toBe(409);
    expect(reviewed(await night.ofAdmin.patrol())).toHaveLength(2);
  });

  it('until 30 days past the planned end, and none of another patrol [2.6, 17.26]', async () => {
    const night = await buildFinished();
    const entry = await recordSince(night, 20);
    const elsewhere = await buildFinished();
    expect((await elsewhere.ofAdmin.take(entry)).status).toBe(404);
    for (const who of [night.ofHemi, night.ofWatcher]) expect((await who.take(entry)).status).toBe(403);
    app.clock.set(after(end, 30 * day));
    expect(await night.ofAdmin.take(entry)).toMatchObject({ status: 409, body: { code: 'too-late' } });
    app.clock.set(after(end, 30 * day - 1));
    expect((await night.ofAdmin.take(entry)).status).toBe(200);
  });

  it('once, although two do so at the same time [12.6]', async () => {
    const night = await buildFinished();
    const entry = await recordSince(night, 20);
    const { ofAdmin, patrol, before } = night;
    const take = () => ofAdmin.take(entry);
    const answers = await inTurn(app, patrol.id, take, take);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(ids((await ofAdmin.patrol()).incidents)).toEqual([before, entry._id]);
  });

  it('and nobody else uses its id meanwhile', async () => {
    const night = await buildFinished();
    const { _id } = await recordSince(night, 20, { when: after(finished, hour) });
    await night.ofAdmin.voidFinish();
    expect(await night.ofMere.record({ _id })).toMatchObject({ status: 409, body: { code: 'id-taken' } });
  });
});

describe('voiding the finish [17.26]', () => {
  it('makes what was recorded after it count, except the other finish, which can then be taken', async () => {
    const night = await buildFinished();
    const { ofAdmin, ofHemi, hemi, organizationId, before } = night;
    const entry = await recordSince(night, 20);
    await ofHemi.edit(before, { editId: newId(), what: 'Accident', ...since(25).times });
    const deleted = await recordSince(night, 30);
    await ofHemi.remove(deleted._id, since(31).times);
    const second = { kind: 'finish', _id: newId() } as const;
    await ofHemi.finish({ _id: second._id, finished: since(60).when, ...since(60).times });
    const running = (await ofAdmin.voidFinish()).body;
    expect(running.incidents.map(({ _id, what }) => [_id, what])).toEqual([
      [before, 'Accident'],
      [entry._id, 'Fire'],
    ]);
    expect([running.finished, ids(running.taken).length]).toEqual([null, 2]);
    const mailed = async () => (await queuedMails(app, organizationId, 'patrol-finished')).length;
    const mailedBefore = await mailed();
    const { body } = await ofAdmin.take(second);
    expect(body.finished).toMatchObject({ finished: since(60).when, by: hemi.id, late: true });
    expect(await mailed()).toBeGreaterThan(mailedBefore);
    const voided = await ofAdmin.voidFinish();
    expect([voided.status, voided.body.finished]).toEqual([200, null]);
    expect(voided.body.setAside).toContainEqual(expect.objectContaining({ _id: second._id, why: null }));
    expect((await ofHemi.finish({ ...second, finished: since(60).when })).body.finished).toBeNull();
  });
});

function isDeletion(aside: NonNullable<Patrol['setAside']>[number]): boolean {
  return aside.kind === 'edit' && aside.deletes === true;
}

function recordAgain(who: Awaited<ReturnType<typeof buildFinished>>['ofHemi'], _id: string) {
  return who.record({ _id, when: since(20).when, what: 'Fire', ...since(20).times });
}
