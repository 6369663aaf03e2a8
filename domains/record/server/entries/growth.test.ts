import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { patrolRoutes } from '#patrols/contract';
import { after, minute } from '#platform/clock.ts';
import { incidentRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { began, buildRecord, buildRunning, end, underWay, waited } from '#server/testing/record.ts';

/** What a page says that is newer than the server (product 17.20). */

const app = testApp();
/** A fact that this server does not know. */
const moonlit = { moonlight: 'full' };

/** A patrol that runs from a place that its device knew roughly. */
async function roughly() {
  const record = await buildRecord(app);
  app.clock.set(began);
  const location = { latitude: -36.9, longitude: 174.9, accuracy: 900 };
  const { body } = await record.ofHemi.start({ started: began, location });
  app.clock.set(underWay);
  return { ...record, started: body.started };
}

describe('a fact that the server does not know [17.20]', () => {
  it('does not keep a start or a finish from counting, and is read by everybody who reads it', async () => {
    const { ofHemi, ofWatcher } = await buildRecord(app);
    app.clock.set(began);
    const vehicle = { rego: 'KLM127', startOdometer: 61_000, towBar: true };
    expect((await ofHemi.start({ started: began, vehicle, ...moonlit })).status).toBe(200);
    app.clock.set(underWay);
    const finish = { _id: newId(), finished: underWay, location: { address: 'Moore Street', floor: 2 } };
    for (const time of ['once', 'again'])
      expect((await ofHemi.finish({ ...finish, ...moonlit })).status, time).toBe(200);
    const { started, finished } = await ofWatcher.patrol();
    expect(started).toMatchObject({
      extra: moonlit,
      vehicle: { startOdometer: 61_000, extra: { towBar: true } },
    });
    expect(finished).toMatchObject({
      extra: moonlit,
      location: { address: 'Moore Street', extra: { floor: 2 } },
    });
  });

  it('stays with an incident through edits by older and newer pages, and in its former versions', async () => {
    const { ofHemi, ofAdmin } = await buildRunning(app);
    const people = [{ name: 'J. Smith', born: 1990 }];
    const { body } = await ofHemi.record({ when: underWay, people, location: { floor: 2 }, ...moonlit });
    const { _id } = body.incidents[0] ?? { _id: '' };
    expect((await ofHemi.edit(_id, { wind: 3 })).status).toBe(200);
    expect((await ofHemi.edit(_id, { whatDetails: 'By an older page.' })).status).toBe(200);
    const [incident] = (await ofAdmin.patrol()).incidents;
    expect(incident).toMatchObject({
      whatDetails: 'By an older page.',
      people: [{ name: 'J. Smith', extra: { born: 1990 } }],
      location: { extra: { floor: 2 } },
      extra: { moonlight: 'full', wind: 3 },
    });
    const former = (await ofAdmin.former()).body.items.map(({ extra }) => extra);
    expect(former).toEqual([{ moonlight: 'full', wind: 3 }, moonlit]);
  });

  it('how roughly a device knew a place is kept, also by a server from before, and read at its name [17.62]', async () => {
    const { ofHemi, ofAdmin, ofWatcher, started } = await roughly();
    const place = { latitude: -36.8982, longitude: 174.9402 };
    const { body } = await ofHemi.record({
      when: underWay,
      location: { ...place, accuracy: 1850, floor: 2 },
    });
    const { _id } = body.incidents[0] ?? { _id: '' };
    await ofHemi.edit(_id, { whatDetails: 'Two people.' });
    const known = { ...place, accuracy: 1850, extra: { floor: 2 } };
    const [incident] = (await ofWatcher.patrol()).incidents;
    expect([started, incident?.location]).toMatchObject([{ location: { accuracy: 900 } }, known]);
    expect((await ofAdmin.former()).body.items.map(({ location }) => location)).toMatchObject([known]);
    await ofHemi.edit(_id, { location: { accuracy: 20 } });
    expect((await ofWatcher.patrol()).incidents[0]?.location).toBeNull();
  });

  it('is kept for review with what is', async () => {
    const { ofHemi } = await buildRunning(app);
    const times = waited(5, { by: underWay });
    const { body } = await ofHemi.finish({ finished: after(end, 999 * minute), ...moonlit, ...times });
    expect(body.setAside).toMatchObject([{ kind: 'finish', entry: { extra: moonlit } }]);
  });

  it('is taken at its name by a server that knows it, though an older page could not', async () => {
    const { ofHemi } = await buildRunning(app);
    const { body } = await ofHemi.finish({ finished: underWay, extra: { fuelLevel: 0.5, ...moonlit } });
    expect(body.finished).toMatchObject({ fuelLevel: 0.5, extra: moonlit });
  });

  it('may be about people, and so is for those who see them', async () => {
    const { ofHemi, ofPat, pat } = await buildRunning(app);
    await ofHemi.record({ when: underWay, witness: 'J. Smith' });
    expect((await ofPat.patrol()).incidents[0]).not.toHaveProperty('extra');
    const listed = await (await app.as(pat))(incidentRoutes.listIncidents, {});
    expect(JSON.stringify(listed.body)).not.toContain('Smith');
  });
});

describe('a name of the server’s own in a body [17.20]', () => {
  it('changes nothing but itself', async () => {
    const { ofHemi, ofAdmin, hemi, mere } = await buildRunning(app);
    const own = { by: mere.id, received: began, late: true, edited: began, deleted: began };
    const foreign = { organizationId: newId(), patrolId: newId(), moment: began };
    const { status } = await ofHemi.record({ when: underWay, ...own, ...foreign });
    expect(status).toBe(200);
    const [incident] = (await ofAdmin.patrol()).incidents;
    expect(incident).toMatchObject({ by: hemi.id, late: false, edited: null, received: underWay });
    expect(incident?.extra).toEqual({ ...own, ...foreign });
    await ofHemi.edit(incident?._id ?? '', own);
    expect((await ofAdmin.patrol()).incidents).toHaveLength(1);
    await ofHemi.finish({ finished: underWay, ...own, moment: end });
    expect((await ofAdmin.patrol()).finished).toMatchObject({ by: hemi.id, late: false });
  });

  it.each([
    ['brackets in each other', { a: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) }],
    ['more than can be read in time', { a: Array.from({ length: 60_000 }, () => [[[[[]]]]]) }],
    ['a character that cannot be stored', { moonlight: 'a\u0000b' }],
    ['too much', { moonlight: 'x'.repeat(5001) }],
  ])('is refused with %s', async (_what, said) => {
    const { ofHemi } = await buildRunning(app);
    expect((await ofHemi.record({ when: underWay, ...said })).status).toBe(400);
  });
});

it('any other call still tells of a property that it does not know [17.20]', async () => {
  const { admin, patrol } = await buildRunning(app);
  const params = { id: patrol.id };
  const edited = Object.assign({ name: 'Late patrol' }, moonlit);
  const answer = await (await app.as(admin))(patrolRoutes.updatePatrol, { params, body: edited });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { issues: [{ path: ['moonlight'], reason: 'unexpected-property' }] },
  ]);
});
