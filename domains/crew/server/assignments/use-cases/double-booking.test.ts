import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Conflict } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { assignment } from '#platform/database/schema/assignments.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurnForPerson } from '#server/testing/in-turn.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const when = '2026-11-24T08:00:00.000Z'; // until 11:00
const at = (time: string) => `2026-11-24T${time}:00.000Z`;

/** Makes a patrol without a crew. `onOther` assigns Hemi to another one. */
async function buildBooked(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, admin, hemi, patrol } = roster;
  const asAdmin = await app.as(admin);
  const assign = (override?: boolean, personId = hemi.id, id = patrol.id) =>
    asAdmin(assignmentRoutes.assignPatroller, {
      params: { id, personId },
      ...(override !== undefined && { query: { override } }),
    });
  return {
    ...roster,
    assign,
    move: (body: object, override?: boolean) =>
      asAdmin(patrolRoutes.updatePatrol, {
        params: { id: patrol.id },
        body,
        ...(override !== undefined && { query: { override } }),
      }),
    onOther: async (other: Parameters<typeof app.buildPatrol>[0], assigned = {}, personId = hemi.id) => {
      const { id, name, hours, ...rest } = await app.buildPatrol({ name: 'Other', ...other, organizationId });
      await app.buildAssignment({ organizationId, patrolId: id, personId, ...assigned });
      return { _id: id, name, when: rest.when, hours };
    },
    booking: async (personId = hemi.id) => {
      const rows = await app.database.select().from(assignment).where(eq(assignment.personId, personId));
      const row = rows.find(({ patrolId }) => patrolId === patrol.id);
      return row && { doubleBooked: row.doubleBooked, by: row.doubleBookedBy };
    },
  };
}

const conflictOf = (answer: { status: number; body: unknown }) => {
  expect(answer.status).toBe(409);
  return Conflict.parse(answer.body);
};

describe('assigning somebody to two patrols at one time [6.4]', () => {
  it('is refused, and lists the other patrols', async () => {
    const { organizationId, hemi, assign, onOther, booking } = await buildBooked({ finalized: yesterday });
    const first = await onOther({ when: at('10:59'), hours: 1 });
    const second = await onOther({ when: at('05:00'), hours: 6, name: null, finalized: yesterday });

    const refused = conflictOf(await assign());

    expect(refused).toEqual({
      code: 'double-booked',
      message: 'Aroha TAMIHANA is on others at that time.',
      patrols: [second, first],
    });
    expect(await booking(hemi.id)).toBeUndefined();
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('is allowed and recorded if the admin repeats it with ?override=true', async () => {
    const { admin, hemi, assign, onOther, booking } = await buildBooked();
    await onOther({ when });
    expect(conflictOf(await assign(false)).message).toBe('Aroha TAMIHANA is on another patrol at that time.');
    expect((await assign(true)).status).toBe(200);
    expect(await booking(hemi.id)).toEqual({ doubleBooked: app.clock.now(), by: admin.id });
  });

  it('marks who was added all the same, with the other patrols, until these are gone [6.4]', async () => {
    const { hemi, mere, patrol, admin, assign, onOther } = await buildBooked();
    const other = await onOther({ when: at('10:00') });
    await onOther({ when: at('11:00') });
    await assign(true);
    const { body } = await assign(false, mere.id);
    expect(body.patrollers[hemi.id]?.doubleBooked).toEqual([other]);
    expect(body.patrollers[mere.id]).not.toHaveProperty('doubleBooked');

    const asAdmin = await app.as(admin);
    await asAdmin(patrolRoutes.cancelPatrol, { params: { id: other._id } });
    const { body: read } = await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } });
    expect(read.patrollers[hemi.id]).not.toHaveProperty('doubleBooked');
  });

  it('does not record an unneeded override', async () => {
    const { assign, booking } = await buildBooked();
    expect((await assign(true)).status).toBe(200);
    expect(await booking()).toEqual({ doubleBooked: null, by: null });
  });

  it.each([
    ['one that ends as this begins', { when: at('05:00'), hours: 3 }, {}],
    ['one that begins as this ends', { when: at('11:00') }, {}],
    ['one that began three days before', { when: '2026-11-21T08:00:00.000Z', hours: 72 }, {}],
    ['a cancelled one', { when, cancelled: yesterday }, {}],
    ['a deleted one', { when, deleted: yesterday }, {}],
    ['one they declined', { when }, { declined: yesterday }],
    ['one they were removed from', { when }, { removed: yesterday }],
  ])('does not count %s', async (_what, other, assigned) => {
    const { assign, onOther } = await buildBooked();
    await onOther(other, assigned);
    expect((await assign()).status).toBe(200);
  });

  it('counts a long one that began days before, and an event', async () => {
    const { assign, onOther } = await buildBooked();
    await onOther({ when: '2026-11-21T08:01:00.000Z', hours: 72, type: 'event', callSign: null });
    expect(conflictOf(await assign()).message).toBe('Aroha TAMIHANA is on another event at that time.');
  });

  it('accepts only true and false as override', async () => {
    const { admin, hemi, patrol } = await buildBooked();
    const query: object = { override: 'yes' };
    const params = { id: patrol.id, personId: hemi.id };
    const refused = await (await app.as(admin))(assignmentRoutes.assignPatroller, { params, query });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ issues: [{ path: ['override'] }] });
  });

  it('happens once if two admins book one person at the same time [12.6]', async () => {
    const { organizationId, hemi, otherAdmin, patrol, assign } = await buildBooked();
    const other = await app.buildPatrol({ organizationId, when });
    const asOther = await app.as(otherAdmin);
    const params = { id: other.id, personId: hemi.id };
    const assignToo = () => asOther(assignmentRoutes.assignPatroller, { params });
    const answers = await inTurnForPerson(app, hemi.id, () => assign(), assignToo);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.database.$count(assignment, eq(assignment.personId, hemi.id))).toBe(1);
    const { patrols } = conflictOf(answers.find(({ status }) => status === 409) ?? { status: 0, body: null });
    expect([patrol.id, other.id]).toContain(patrols?.[0]?._id);
  });
});

describe('moving a patrol to the time of a crew member’s other patrol [6.4]', () => {
  it('is refused with all names, and changes nothing, unless overridden', async () => {
    const { admin, hemi, mere, assign, move, onOther, booking } = await buildBooked({ finalized: yesterday });
    await assign();
    await assign(false, mere.id);
    const other = await onOther({ when: at('20:00') });
    await onOther({ when: at('21:00') }, {}, mere.id);

    const alone = conflictOf(await move({ when: at('17:30') }));
    expect(alone).toMatchObject({ code: 'double-booked', patrols: [other] });
    const both = conflictOf(await move({ hours: 14 }));
    expect(both.message).toBe('Aroha TAMIHANA, Aroha TAMIHANA are on others at that time.');
    expect(both.patrols).toHaveLength(2);
    expect(await booking()).toEqual({ doubleBooked: null, by: null });

    const moved = await move({ when: at('17:30') }, true);
    expect(moved).toMatchObject({ status: 200, body: { when: at('17:30') } });
    expect(await booking(hemi.id)).toEqual({ doubleBooked: app.clock.now(), by: admin.id });
    expect(await booking(mere.id)).toEqual({ doubleBooked: null, by: null });
  });

  it('is not checked for a renamed patrol, nor for people who are not on it', async () => {
    const { assign, move, onOther } = await buildBooked();
    await onOther({ when: at('20:00') });
    await onOther({ when });
    await assign(true);
    expect((await move({ name: 'Other name' })).status).toBe(200);
    const free = await buildBooked();
    await free.onOther({ when: at('20:00') });
    expect((await free.move({ when: at('20:00') })).status).toBe(200);
  });

  it('sees a concurrent assignment, or is seen by it [12.6]', async () => {
    const { organizationId, hemi, assign, move } = await buildBooked();
    await assign();
    const other = await app.buildPatrol({ organizationId, when: at('20:00') });
    const answers = await inTurnForPerson(
      app,
      hemi.id,
      () => move({ when: at('20:00') }),
      () => assign(false, hemi.id, other.id),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
