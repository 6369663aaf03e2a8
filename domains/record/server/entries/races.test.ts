import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { minute } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildRecord, buildRunning, underWay, waited } from '#server/testing/record.ts';

/** Two people who record on one patrol at once run one after the other, and no change is half done (product 12.6). */

const app = testApp();
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('at the same time [12.6]', () => {
  it('two start: the first start holds [17.4]', async () => {
    const { patrol, ofHemi, ofMere, mere } = await buildRecord(app);
    const answers = await inTurn(
      app,
      patrol.id,
      () => ofMere.start(),
      () => ofHemi.start(),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect((await ofHemi.patrol()).started?.by).toBe(mere.id);
  });

  it('one incident arrives twice: it is kept once [17.4]', async () => {
    const { ofHemi, former } = await buildRecorded();
    const entry = { _id: newId(), when: underWay };
    const edit = { editId: newId(), what: 'Fire' };
    expect(statuses(await Promise.all([ofHemi.record(entry), ofHemi.record(entry)]))).toEqual([200, 200]);
    expect((await ofHemi.patrol()).incidents).toHaveLength(2);
    expect(statuses(await Promise.all([ofHemi.edit(entry._id, edit), ofHemi.edit(entry._id, edit)]))).toEqual(
      [200, 200],
    );
    expect(await former()).toHaveLength(1);
  });

  it('one id is used on two patrols: one of them has it [17.4]', async () => {
    const nights = await Promise.all([buildRunning(app), buildRunning(app)]);
    const _id = newId();
    expect(statuses(await Promise.all(nights.map(({ ofHemi }) => ofHemi.record({ _id }))))).toEqual([
      200, 200,
    ]);
    const [{ organizationId, hemi, ofHemi }] = nights;
    const other = await app.buildPatrol({ organizationId, started: { started: underWay } });
    await app.buildAssignment({ organizationId, patrolId: other.id, personId: hemi.id });
    const contested = newId();
    const answers = await Promise.all([
      ofHemi.record({ _id: contested }),
      ofHemi.recordOn(other.id, { _id: contested }),
    ]);
    expect(statuses(answers).toSorted()).toEqual([200, 409]);
  });

  it('two finish: the first finish holds, and the ECC hears of it once [17.4]', async () => {
    const { patrol, ofHemi, ofMere, hemi } = await buildRunning(app);
    const answers = await inTurn(
      app,
      patrol.id,
      () => ofHemi.finish(),
      () => ofMere.finish(),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect((await ofMere.patrol()).finished?.by).toBe(hemi.id);
  });

  it('an incident that arrives behind the finish is refused, unless it was recorded before [17.15]', async () => {
    const { patrol, ofHemi, ofMere } = await buildRunning(app);
    app.clock.advance(minute);
    const [finished, direct, before] = await inTurn(
      app,
      patrol.id,
      () => ofMere.finish({ finished: underWay }),
      () => ofHemi.record({ when: underWay }),
      () => ofHemi.record({ when: underWay, ...waited(1, { by: app.clock.now() }) }),
    );
    expect([finished?.status, direct?.status, before?.status]).toEqual([200, 409, 200]);
    expect((await ofHemi.patrol()).incidents).toMatchObject([{ late: true }]);
  });

  it('one incident is edited and deleted: it is deleted, and every version is kept [17.7]', async () => {
    for (const order of ['edit', 'remove'] as const) {
      const { patrol, ofHemi, _id, former } = await buildRecorded();
      const calls = { edit: () => ofHemi.edit(_id, { what: 'Fire' }), remove: () => ofHemi.remove(_id) };
      const other = order === 'edit' ? calls.remove : calls.edit;
      const answers = await inTurn(app, patrol.id, calls[order], other);
      expect(statuses(answers)).toEqual(order === 'edit' ? [200, 200] : [200, 409]);
      expect((await ofHemi.patrol()).incidents).toEqual([]);
      const versions = (await former()).map(({ what, deleted }) => [what, deleted]);
      expect(versions).toEqual(
        order === 'edit'
          ? [
              ['Fire', true],
              ['Location', false],
            ]
          : [['Location', true]],
      );
    }
  });
});

it('many calls at once leave a consistent record and cause no server error [12.6, 13.1]', async () => {
  const { ofHemi, ofMere, _id } = await buildRecorded();
  const body = { _id: newId() };
  const each = [
    () => ofHemi.record(),
    () => ofMere.record(body),
    () => ofHemi.edit(_id, { whatDetails: newId() }),
    () => ofMere.extend({ hours: 5 }),
    () => ofHemi.finish(),
    () => ofHemi.remove(_id),
    () => ofMere.start(),
  ];
  const calls = Array.from({ length: 4 }, () => each).flat();
  const answers = await Promise.all(calls.map((call) => call()));
  expect(statuses(answers).filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
  const { finished, incidents } = await ofHemi.patrol();
  expect(finished).not.toBeNull();
  expect(new Set(incidents.map((one) => one._id)).size).toBe(incidents.length);
});

/** Makes a running patrol with an incident that Hemi has recorded. */
async function buildRecorded() {
  const night = await buildRunning(app);
  const _id = newId();
  expect((await night.ofHemi.record({ _id })).status).toBe(200);
  return { ...night, _id, former: async () => (await night.ofAdmin.former()).body.items };
}
