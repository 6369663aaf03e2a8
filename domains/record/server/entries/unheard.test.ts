import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { after, minute } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { testApp } from '#server/testing/app.ts';
import { began, buildRecord, buildRunning, reviewed, underWay, waited } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';

/** What a phone without coverage could not hear of: that its patrol was cancelled, or its person taken off the crew (product 17.57). */

const app = testApp();
const ago = () => waited(20, { by: app.clock.now() });
const mailed = async (organizationId: string) =>
  (await queuedMails(app, organizationId, 'record-kept')).map(({ recipient }) => recipient);

describe('a patrol that was cancelled while its crew was out of coverage [17.57]', () => {
  async function buildCancelled(given: Parameters<typeof buildRecord>[1] = {}) {
    const night = await buildRecord(app, given);
    await (await app.as(night.admin))(patrolRoutes.cancelPatrol, { params: night.params, body: {} });
    app.clock.set(underWay);
    return night;
  }

  it('keeps the start, the entries and the finish for review, whole and once, and mails the admins once', async () => {
    const { ofHemi, ofMere, ofAdmin, ofWatcher, organizationId, admin } = await buildCancelled();
    const [_id, of] = [newId(), newId()];
    const calls = [
      () => ofHemi.start({ _id, started: began, notes: 'Ours.', ...ago() }),
      () => ofHemi.record({ _id: of, when: began, what: 'Fire', ...ago() }),
      () => ofHemi.edit(of, { what: 'Graffiti', editId: _id, ...ago() }),
      () => ofHemi.finish({ _id, finished: after(began, 30 * minute), ...ago() }),
    ];
    for (const call of [...calls, ...calls]) expect((await call()).status).toBe(200);
    for (const who of [ofHemi, ofMere, ofAdmin]) {
      const { started, incidents, finished, ...patrol } = await who.patrol();
      expect([started, incidents, finished]).toEqual([null, [], null]);
      expect(reviewed(patrol).toSorted()).toEqual([
        ['edit', 'cancelled'],
        ['finish', 'cancelled'],
        ['incident', 'cancelled'],
        ['start', 'cancelled'],
      ]);
    }
    expect((await ofWatcher.patrol()).setAside).toBeUndefined();
    expect(await mailed(organizationId)).toEqual([admin.id]);
  });

  it('refuses who is connected, and who was never on its crew', async () => {
    const { ofHemi, ofPat, organizationId } = await buildCancelled();
    expect(await ofHemi.start()).toMatchObject({ status: 409, body: { code: 'cancelled' } });
    expect((await ofHemi.record()).status).toBe(409);
    expect((await ofHemi.finish()).status).toBe(409);
    for (const call of [ofPat.start, ofPat.record, ofPat.finish])
      expect((await call(ago())).status).toBe(403);
    expect(await mailed(organizationId)).toEqual([]);
  });

  it('mails nobody of a test patrol, which keeps its entries too', async () => {
    const { ofHemi, organizationId } = await buildCancelled({ name: 'TEST' });
    expect(reviewed((await ofHemi.start(ago())).body)).toEqual([['start', 'cancelled']]);
    expect(await mailed(organizationId)).toEqual([]);
  });
});

describe('somebody who was taken off the crew while out of coverage [17.57]', () => {
  it('has their start kept for review, and the crew may still start', async () => {
    const { ofHemi, ofMere, hemi, admin, params, organizationId } = await buildRecord(app);
    const call = await app.as(admin);
    await call(assignmentRoutes.removePatroller, { params: { ...params, personId: hemi.id }, body: {} });
    app.clock.set(underWay);
    const _id = newId();
    for (const times of [ago(), ago()]) {
      const { status, body } = await ofHemi.start({ _id, started: began, ...times });
      expect([status, body.started, body.setAside]).toEqual([200, null, undefined]);
    }
    expect(reviewed(await ofMere.patrol())).toEqual([['start', 'off-crew']]);
    expect((await ofMere.start()).body.started).toMatchObject({ late: false });
    expect((await ofHemi.start()).status).toBe(403);
    expect(await mailed(organizationId)).toEqual([admin.id]);
  });

  it('has their entries and finish kept, which an admin may take', async () => {
    const { ofHemi, ofAdmin, hemi, patrol } = await buildRunning(app);
    await app.database
      .update(assignment)
      .set({ removed: began })
      .where(and(eq(assignment.patrolId, patrol.id), eq(assignment.personId, hemi.id)));
    const entry = { kind: 'incident' as const, _id: newId() };
    expect((await ofHemi.record({ _id: entry._id, when: underWay, what: 'Fire' })).status).toBe(403);
    expect((await ofHemi.record({ _id: entry._id, when: began, what: 'Fire', ...ago() })).status).toBe(200);
    expect((await ofHemi.finish({ finished: underWay, ...ago() })).body.finished).toBeNull();
    expect(reviewed(await ofAdmin.patrol()).toSorted()).toEqual([
      ['finish', 'off-crew'],
      ['incident', 'off-crew'],
    ]);
    const { body } = await ofAdmin.take(entry);
    expect(body.incidents).toMatchObject([{ what: 'Fire', by: hemi.id, late: true }]);
  });
});
