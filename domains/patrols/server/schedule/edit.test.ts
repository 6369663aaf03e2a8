import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { assignment, assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const when = '2026-11-24T08:00:00.000Z'; // 21:00 on Tuesday in Auckland
const later = (hours: number) => new Date(Date.parse(when) + hours * 3_600_000).toISOString();
const gala = { type: 'event' as const, callSign: null, name: 'Gala' };

/**
 * On the crew, Hemi has accepted and Mere is pending; a third has declined, a fourth was removed. There is one
 * guest.
 */
async function buildEdited(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id };
  const accepted = await app.buildAssignment({
    ...of,
    personId: hemi.id,
    accepted: yesterday,
    acceptedBy: hemi.id,
  });
  const open = await app.buildAssignment({ ...of, personId: mere.id });
  await app.buildAssignment({ ...of, declined: yesterday });
  await app.buildAssignment({ ...of, accepted: yesterday, removed: yesterday });
  const guest = await app.buildGuest({ ...of, email: 'guest@example.nz' });
  const asAdmin = await app.as(roster.admin);
  const params = { id: patrol.id };
  return {
    ...roster,
    accepted,
    open,
    guest,
    asAdmin,
    edit: (body: object) => asAdmin(patrolRoutes.updatePatrol, { params, body }),
    read: async () => (await asAdmin(patrolRoutes.getPatrol, { params })).body,
  };
}

describe('editing [5.3]', () => {
  it('changes what is given and leaves the rest [5.1, 12.2]', async () => {
    const { admin, edit, read } = await buildEdited();
    const before = await read();
    expect(await edit({})).toMatchObject({ status: 200, body: before });

    const { status, body } = await edit({
      when: '2026-11-24T20:30:00+13:00',
      hours: 4.5,
      name: ' Late shift ',
    });

    expect(status).toBe(200);
    const edited = { when: app.clock.now(), by: admin.id };
    expect(body).toEqual({
      ...before,
      ...{ when: later(-0.5), hours: 4.5, name: 'Late shift' },
      ...{ version: 2, edited },
    });
    expect(await read()).toEqual(body);
  });

  it('changes the crew that a patrol wants, at least two, and not that of an event [5.23]', async () => {
    const { edit, organizationId } = await buildEdited({ finalized: yesterday });
    expect((await edit({ crewSize: 3 })).body).toMatchObject({ crewSize: 3, version: 2 });
    for (const crewSize of [1, 21, 2.5, null, '3'])
      expect((await edit({ crewSize })).body).toMatchObject({ issues: [{ path: ['crewSize'] }] });
    expect(await queuedMails(app, organizationId)).toEqual([]);

    const event = await buildEdited(gala);
    const { status, body } = await event.edit({ crewSize: 3 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: ['crewSize'], reason: 'unexpected-property' }] });
  });

  it.each([null, '', '  '])('clears the name with %j', async (name) => {
    const { edit } = await buildEdited();
    expect((await edit({ name })).body.name).toBeNull();
  });

  it('of an event accepts instructions; blank ones clear them [5.1]', async () => {
    const { edit } = await buildEdited(gala);
    expect((await edit({ instructions: ' Wear hi-vis. ' })).body.instructions).toBe('Wear hi-vis.');
    expect((await edit({ hours: 5 })).body.instructions).toBe('Wear hi-vis.');
    expect((await edit({ instructions: ' ' })).body.instructions).toBeNull();
    await edit({ instructions: 'Again.' });
    expect((await edit({ instructions: null })).body.instructions).toBeNull();
  });

  it('reports every invalid field at once [5.1]', async () => {
    const { edit } = await buildEdited();
    const shape = await edit({ when: 'soon', hours: 0, name: 'ab', callSign: 'X1', type: 'event' });
    expect(shape.status).toBe(400);
    expect(shape.body).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['when'], reason: 'incorrect-format' }),
        expect.objectContaining({ path: ['hours'], reason: 'min', min: 1 }),
        expect.objectContaining({ path: ['name'], reason: 'min-length', min: 3 }),
        expect.objectContaining({ path: ['callSign'], reason: 'unexpected-property' }),
        expect.objectContaining({ path: ['type'], reason: 'unexpected-property' }),
      ]),
    });

    const values = await edit({ when: app.clock.now(), instructions: null });
    expect(values.status).toBe(400);
    expect(values.body).toEqual({
      message: 'Validation failed',
      issues: [
        {
          path: ['when'],
          reason: 'incorrect-format',
          value: app.clock.now(),
          format: 'a time in the future',
        },
        { path: ['instructions'], reason: 'unexpected-property', value: null },
      ],
    });
    expect((await edit({ when: '2026-11-21T06:00:00.001Z' })).status).toBe(200);
  });

  it.each([
    [
      { started: { started: yesterday } },
      { code: 'started', message: 'Patrols may not be edited once they have been started.' },
    ],
    [{ cancelled: yesterday }, { code: 'cancelled', message: 'Cancelled patrols may not be edited.' }],
    [{ when: '2026-11-21T06:00:00.000Z' }, { code: 'past', message: 'Only future patrols may be edited.' }],
  ])('is refused at the wrong moment: %o [5.3]', async (state, body) => {
    const { organizationId, edit, read } = await buildEdited({ finalized: yesterday, ...state });
    const before = await read();
    expect(await edit({ name: 'Other name', when: later(24) })).toMatchObject({ status: 409, body });
    expect(await read()).toEqual(before);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('is refused from the start on, and allowed a minute before', async () => {
    const { edit } = await buildEdited({ when: '2026-11-21T06:01:00.000Z' });
    expect((await edit({ name: 'Just in time' })).status).toBe(200);
    app.clock.advance(60_000);
    expect((await edit({ name: 'Too late' })).status).toBe(409);
    app.clock.advance(-60_000);
  });

  it('is announced to every browser of the organization', async () => {
    const { patrol, edit } = await buildEdited();
    const listener = await app.database.$client.connect();
    const announced: string[] = [];
    listener.on('notification', ({ payload }) => announced.push(payload ?? ''));
    await listener.query('listen patrolbook_change');
    await edit({ name: 'Other name' });
    await listener.query('select 1');
    listener.release(true);
    expect(announced.filter((payload) => payload.includes(patrol.id))).toHaveLength(1);
  });
});

describe('a finalized patrol that is moved or renamed', () => {
  it('mails the crew, the guests and the watchers, each time', async () => {
    const { organizationId, hemi, mere, watcher, accepted, open, guest, patrol, edit } = await buildEdited({
      finalized: yesterday,
    });
    await edit({ name: 'Other name' });
    const expected = (sequence: number) => [
      { kind: 'guest-moved', recipient: guest.id, cause: `${guest.id}:${sequence}` },
      { kind: 'patroller-moved', recipient: hemi.id, cause: `${accepted.id}:${sequence}` },
      { kind: 'patroller-moved', recipient: mere.id, cause: `${open.id}:${sequence}` },
      { kind: 'watcher-moved', recipient: watcher.id, cause: `${patrol.id}:${sequence}` },
    ];
    expect(await queuedMails(app, organizationId)).toMatchObject(expected(1));
    await edit({ hours: 4 });
    await edit({ when: later(0.25) });
    const mails = await queuedMails(app, organizationId);
    expect(mails).toHaveLength(12);
    expect(mails.map(({ cause }) => cause)).toEqual(
      expect.arrayContaining([...expected(2), ...expected(3)].map(({ cause }) => cause)),
    );
  });

  it('mails nobody without such a change or as a draft; of a TEST patrol, no watcher [1.5]', async () => {
    const same = await buildEdited({ ...gala, finalized: yesterday });
    await same.edit({ name: 'Gala', when, hours: 3, instructions: 'Wear hi-vis.' });
    expect(await queuedMails(app, same.organizationId)).toEqual([]);
    const draft = await buildEdited();
    await draft.edit({ when: later(24) });
    expect(await queuedMails(app, draft.organizationId)).toEqual([]);
    const test = await buildEdited({ finalized: yesterday });
    await test.edit({ name: 'Test' });
    const kinds = (await queuedMails(app, test.organizationId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['guest-moved', 'patroller-moved', 'patroller-moved']);
  });

  it.each([
    ['by an hour', later(1)],
    ['an hour earlier', later(-1)],
  ])('%s asks those who had accepted again, and notes it in the history', async (_what, start) => {
    const { admin, hemi, mere, accepted, edit } = await buildEdited({ finalized: yesterday });
    const { body } = await edit({ when: start });
    expect(body.patrollers[hemi.id]?.accepted).toBeNull();
    expect(body.patrollers[mere.id]?.accepted).toBeNull();
    const history = await app.database
      .select({ of: assignmentAnswer.assignmentId, answer: assignmentAnswer.answer, by: assignmentAnswer.by })
      .from(assignmentAnswer)
      .where(eq(assignmentAnswer.organizationId, admin.organizationId ?? ''))
      .orderBy(asc(assignmentAnswer.id));
    expect(history).toEqual([{ of: accepted.id, answer: 'asked-again', by: admin.id }]);
    const removed = await app.database.$count(assignment, eq(assignment.patrolId, body._id));
    expect(removed).toBe(4);
  });

  it('asks again if moved by minutes to another local date, but not within the date and the hour', async () => {
    const { hemi, edit } = await buildEdited({ finalized: yesterday, when: '2026-11-24T10:45:00.000Z' }); // 23:45
    expect(
      (await edit({ when: '2026-11-24T10:00:00.000Z' })).body.patrollers[hemi.id]?.accepted,
    ).not.toBeNull();
    await edit({ when: '2026-11-24T10:50:00.000Z' });
    const { body } = await edit({ when: '2026-11-24T11:05:00.000Z' });
    expect(body.patrollers[hemi.id]?.accepted).toBeNull();
  });

  it('asks again on a draft too, without mail', async () => {
    const { organizationId, hemi, asAdmin, patrol, edit } = await buildEdited();
    expect((await edit({ when: later(24) })).body.patrollers[hemi.id]?.accepted).toBeNull();
    expect(await queuedMails(app, organizationId)).toEqual([]);
    const params = { id: patrol.id, personId: hemi.id };
    const again = await asAdmin(assignmentRoutes.acceptForPatroller, { params });
    expect(again.body.patrollers[hemi.id]?.accepted).not.toBeNull();
  });
});

it('an event may have instructions when it is created [5.1]', async () => {
  const asAdmin = await app.as((await buildRoster(app)).admin);
  const create = async (instructions?: string | null) => {
    const body = { when, hours: 2, ...(instructions !== undefined && { instructions }) };
    const { body: created } = await asAdmin(patrolRoutes.createEvent, { body });
    return (await asAdmin(patrolRoutes.getPatrol, { params: { id: created.inserted._id } })).body
      .instructions;
  };
  expect(await create(' Wear hi-vis. ')).toBe('Wear hi-vis.');
  expect([await create(), await create(null), await create(' ')]).toEqual([null, null, null]);
  const patrol = { when, hours: 2, callSign: 'HSCP', instructions: 'None.' };
  const refused = await asAdmin(patrolRoutes.createPatrol, { body: patrol });
  expect(refused.body).toMatchObject({ issues: [{ path: ['instructions'], reason: 'unexpected-property' }] });
});
