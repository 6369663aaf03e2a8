import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { wholeFinish, wholeIncident, wholeStart } from '#patrols/contract/recorded/whole.fixture.ts';
import { after, hour, minute } from '#platform/clock.ts';
import { incidentRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { began, buildRecord, buildRunning, underWay, waited } from '#server/testing/record.ts';

/** Each fact that somebody can say of an entry is kept, wherever the entry goes. */

const app = testApp();

describe('each fact of an incident [8.8]', () => {
  it('is stored, and is there in the list', async () => {
    const { ofHemi, ofAdmin, admin } = await buildRunning(app);
    await ofHemi.record({ when: underWay, ...wholeIncident });
    expect((await ofAdmin.patrol()).incidents).toMatchObject([wholeIncident]);
    const listed = await (await app.as(admin))(incidentRoutes.listIncidents);
    expect(listed.body.items).toMatchObject([wholeIncident]);
  });

  it('is edited, and is there in the former version', async () => {
    const { ofHemi, ofAdmin } = await buildRunning(app);
    const { body } = await ofHemi.record({ when: underWay });
    const { _id = '' } = body.incidents[0] ?? {};
    expect((await ofHemi.edit(_id, wholeIncident)).body.incidents).toMatchObject([wholeIncident]);
    await ofHemi.edit(_id, { location: null });
    expect((await ofAdmin.former()).body.items).toMatchObject([wholeIncident, {}]);
  });

  it('is there in what is kept for review, and once that is taken', async () => {
    const { ofHemi, ofMere, ofAdmin } = await buildRunning(app);
    await ofMere.finish({ finished: underWay });
    const back = after(underWay, hour);
    app.clock.set(back);
    const [_id, when] = [newId(), after(underWay, 20 * minute)];
    const { body } = await ofHemi.record({ _id, when, ...wholeIncident, ...waited(40, { by: back }) });
    expect(body.setAside).toMatchObject([{ entry: wholeIncident }]);
    const taken = await ofAdmin.take({ kind: 'incident', _id });
    expect(taken.body.incidents).toMatchObject([wholeIncident]);
  });
});

it('each fact of a start and of a finish is stored [8.8]', async () => {
  const { ofHemi, ofAdmin } = await buildRecord(app);
  app.clock.set(began);
  await ofHemi.start(wholeStart);
  app.clock.set(underWay);
  const { reason: _ofAnAdmin, ...finish } = wholeFinish;
  await ofHemi.finish(finish);
  expect(await ofAdmin.patrol()).toMatchObject({ started: wholeStart, finished: finish });
});
