import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Incident } from '#patrols/contract';
import { after, day, minute } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { began, buildRunning, reviewed, underWay, waited } from '#server/testing/record.ts';

const app = testApp();
const car = { rego: 'NPR418', color: null, make: null, model: null, type: null, year: null };
const facts = {
  what: 'Graffiti',
  whatDetails: 'Fresh tags.',
  location: { address: '12 Ridge Road', latitude: null, longitude: null, notes: null },
  people: [{ name: 'J. Smith', phone: null, email: null }],
  vehicles: [{ ...car, reportedStolen: null, hasLivery: null }],
};

/** Makes a running patrol with an incident that Hemi recorded a minute ago. */
async function buildRecorded() {
  const night = await buildRunning(app);
  const _id = newId();
  const { body } = await night.ofHemi.record({ _id, ...facts });
  const [recorded] = body.incidents;
  if (!recorded) throw new Error('an incident should have been recorded');
  app.clock.advance(minute);
  return { ...night, _id, recorded, former: async () => (await night.ofAdmin.former()).body.items };
}

/** Makes the same after Mere has finished the patrol; then another hour passes. */
async function buildFinished() {
  const night = await buildRecorded();
  expect((await night.ofMere.finish()).status).toBe(200);
  app.clock.advance(60 * minute);
  return { ...night, sinceFinish: (minutes: number) => waited(60 + minutes, { by: app.clock.now() }) };
}

const only = (incidents: Incident[]) => {
  expect(incidents).toHaveLength(1);
  return incidents[0];
};

describe('editing an incident', () => {
  it('changes what is given and keeps the former version [17.7]', async () => {
    const { ofHemi, ofMere, hemi, _id, recorded, former } = await buildRecorded();
    const edited = { when: app.clock.now(), by: hemi.id };
    const { status, body } = await ofHemi.edit(_id, { whatDetails: 'Old tags.', location: null });
    expect(status).toBe(200);
    expect(body.incidents).toEqual([{ ...recorded, whatDetails: 'Old tags.', location: null, edited }]);
    expect(await ofMere.patrol()).toEqual(body);
    expect(await former()).toEqual([{ ...recorded, replaced: edited, deleted: false }]);
  });

  it('happens once for an id, also after a later edit [17.4]', async () => {
    const { ofHemi, _id, former } = await buildRecorded();
    const first = { editId: newId(), what: 'Fire' };
    await ofHemi.edit(_id, first);
    await ofHemi.edit(_id, { editId: newId(), what: 'Accident' });
    const again = await ofHemi.edit(_id, first);
    expect(again.status).toBe(200);
    expect(only(again.body.incidents)?.what).toBe('Accident');
    expect(await former()).toHaveLength(2);
    const other = newId();
    await ofHemi.record({ _id: other });
    expect(await ofHemi.edit(other, first)).toMatchObject({ status: 409, body: { code: 'id-taken' } });
  });

  it('to what it is already does not undo a later edit when it comes again [17.4]', async () => {
    const { ofHemi, _id, former } = await buildRecorded();
    const nothing = { editId: newId(), what: 'Graffiti' };
    await ofHemi.edit(_id, nothing);
    await ofHemi.edit(_id, { editId: newId(), what: 'Fire' });
    expect(only((await ofHemi.edit(_id, nothing)).body.incidents)?.what).toBe('Fire');
    expect(await former()).toHaveLength(1);
  });

  it('to what it is already is no version [17.7]', async () => {
    const { ofHemi, _id, recorded, former } = await buildRecorded();
    const { body } = await ofHemi.edit(_id, { ...facts, when: recorded.when });
    expect(body.incidents).toEqual([recorded]);
    expect((await ofHemi.edit(_id, {})).body.incidents).toEqual([recorded]);
    expect(await former()).toEqual([]);
  });

  it('is for whoever recorded it [17.7]', async () => {
    const { ofMere, ofPat, ofAdmin, _id, recorded } = await buildRecorded();
    for (const other of [ofMere, ofPat, ofAdmin]) {
      expect((await other.edit(_id, { what: 'Fire' })).status).toBe(403);
      expect((await other.remove(_id)).status).toBe(403);
    }
    expect((await ofMere.patrol()).incidents).toEqual([recorded]);
  });

  it('finds none on another patrol, or of another organization [2.6]', async () => {
    const { ofHemi, organizationId, hemi } = await buildRecorded();
    const elsewhere = await app.buildIncident({ organizationId, by: hemi.id });
    const foreign = await app.buildIncident({ by: hemi.id });
    for (const { id } of [elsewhere, foreign]) {
      expect((await ofHemi.edit(id, { what: 'Fire' })).status).toBe(404);
      expect((await ofHemi.remove(id)).status).toBe(404);
    }
  });

  it('judges a new time like that of a new incident [17.3, 17.15]', async () => {
    const { ofHemi, _id, recorded } = await buildRecorded();
    for (const when of [after(began, -1), after(app.clock.now(), minute + 1)]) {
      const direct = await ofHemi.edit(_id, { when });
      expect(direct).toMatchObject({ status: 400, body: { issues: [{ path: ['when'], value: when }] } });
    }
    const editId = newId();
    const early = { editId, when: after(began, -1), ...waited(1, { by: app.clock.now() }) };
    await ofHemi.edit(_id, early);
    const kept = await ofHemi.edit(_id, { ...early, what: 'Fire' });
    expect(only(kept.body.incidents)).toEqual(recorded);
    expect(kept.body.setAside).toMatchObject([
      { kind: 'edit', _id: editId, why: 'time', entry: { _id, when: early.when, what: 'Graffiti' } },
    ]);
  });

  it('of one that was deleted meanwhile is refused [17.7]', async () => {
    const { ofHemi, _id } = await buildRecorded();
    await ofHemi.remove(_id);
    expect(await ofHemi.edit(_id, { what: 'Fire' })).toMatchObject({
      status: 409,
      body: { code: 'deleted' },
    });
  });

  it('after the finish is kept and marked if it was made before [17.15]', async () => {
    const { ofHemi, _id, sinceFinish } = await buildFinished();
    expect(await ofHemi.edit(_id, { what: 'Fire' })).toMatchObject({
      status: 409,
      body: { code: 'finished' },
    });
    const kept = await ofHemi.edit(_id, { what: 'Fire', ...sinceFinish(-1) });
    expect([only(kept.body.incidents)?.what, ...reviewed(kept.body)]).toEqual([
      'Graffiti',
      ['edit', 'after-finish'],
    ]);
    const { body } = await ofHemi.edit(_id, { what: 'Fire', ...sinceFinish(0) });
    expect(only(body.incidents)).toMatchObject({ what: 'Fire', late: true });
  });
});

describe('deleting an incident', () => {
  it('takes it off the patrol and keeps it for admins, once [17.7]', async () => {
    const { ofHemi, hemi, _id, recorded, former } = await buildRecorded();
    const replaced = { when: app.clock.now(), by: hemi.id };
    expect(await ofHemi.remove(_id)).toMatchObject({ status: 200, body: { incidents: [] } });
    app.clock.advance(minute);
    expect((await ofHemi.remove(_id)).status).toBe(200);
    expect((await ofHemi.record({ _id, ...facts })).body.incidents).toEqual([]);
    expect(await former()).toEqual([{ ...recorded, replaced, deleted: true }]);
  });

  it('after the finish is done and marked if it was asked for before [17.15]', async () => {
    const { ofHemi, _id, former, sinceFinish } = await buildFinished();
    expect(await ofHemi.remove(_id)).toMatchObject({ status: 409, body: { code: 'finished' } });
    for (const again of [sinceFinish(-1), sinceFinish(-2)]) {
      const { body } = await ofHemi.remove(_id, again);
      expect([body.incidents.length, ...reviewed(body)]).toEqual([1, ['edit', 'after-finish']]);
      expect(body.setAside).toMatchObject([{ deletes: true, entry: { _id, what: 'Graffiti' } }]);
    }
    expect(await ofHemi.remove(_id, sinceFinish(0))).toMatchObject({ status: 200, body: { incidents: [] } });
    expect(await former()).toMatchObject([{ deleted: true, late: true }]);
  });

  it('that has waited for more than a week is kept for review [17.15]', async () => {
    const { ofHemi, _id } = await buildRecorded();
    app.clock.advance(8 * day);
    const times = { recorded: underWay, sent: app.clock.now() };
    const { body } = await ofHemi.remove(_id, times);
    expect([body.incidents.length, ...reviewed(body)]).toEqual([1, ['edit', 'too-late']]);
    expect((await ofHemi.remove(_id, { recorded: underWay })).status).toBe(400);
  });
});

describe('the former versions of incidents', () => {
  it('are listed for admins, the last replaced first [17.7]', async () => {
    const { ofHemi, ofAdmin, ofWatcher, _id } = await buildRecorded();
    // The client chooses the ids of edits, so they say nothing about the order.
    for (const [what, first] of [
      ['Fire', 'f'],
      ['Accident', '0'],
    ] as const) {
      await ofHemi.edit(_id, { editId: first + newId().slice(1), what });
      app.clock.advance(minute);
    }
    await ofHemi.remove(_id);
    const kinds = async (query: Parameters<typeof ofAdmin.former>[0]) => {
      const { body } = await ofAdmin.former(query);
      return [body.matches, ...body.items.map(({ what, deleted }) => `${what} ${deleted}`)];
    };
    const inOrder = ['Graffiti false', 'Fire false', 'Accident true'];
    expect(await kinds({})).toEqual([3, ...inOrder.toReversed()]);
    expect(await kinds({ sort: 'when' })).toEqual([3, ...inOrder]);
    expect(await kinds({ skip: 3 })).toEqual([3]);
    expect((await ofWatcher.former()).status).toBe(403);
    expect((await ofHemi.former()).status).toBe(403);
  });
});
