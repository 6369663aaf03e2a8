import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { type Patrol, patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const friday = '2026-11-27T08:00:00.000Z';

/** Hemi is on the one, nobody on the other. */
async function buildTwo(one: Parameters<typeof buildRoster>[1] = {}, other: typeof one = {}) {
  const roster = await buildRoster(app, one);
  const { organizationId, admin, hemi, patrol: from } = roster;
  await app.buildAssignment({ organizationId, patrolId: from.id, personId: hemi.id });
  const target = await app.buildPatrol({ when: friday, ...other, organizationId });
  const asAdmin = await app.as(admin);
  const crewOf = async (id: string) => crew((await asAdmin(patrolRoutes.getPatrol, { params: { id } })).body);
  return {
    ...roster,
    from,
    target,
    asAdmin,
    move: (body: object = {}, query = {}) =>
      asAdmin(assignmentRoutes.movePatroller, {
        params: { id: from.id, personId: hemi.id },
        body: { to: target.id, ...body },
        query,
      }),
    crews: async () => ({ from: await crewOf(from.id), target: await crewOf(target.id) }),
  };
}

function crew({ patrollers }: Patrol): string[] {
  return Object.entries(patrollers).flatMap(([id, { removed }]) => (removed ? [] : id));
}

describe('moving somebody to another patrol [14.42]', () => {
  it('takes them off the one and puts them on the other, and mails nobody about drafts [14.42]', async () => {
    const { organizationId, hemi, target, move, crews } = await buildTwo();
    const { status, body } = await move();
    expect([status, body._id, crew(body)]).toEqual([200, target.id, [hemi.id]]);
    expect(await crews()).toEqual({ from: [], target: [hemi.id] });
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('mails them about each that is finalized, the removal with the message [14.42]', async () => {
    const planned = { finalized: yesterday };
    const { organizationId, hemi, move } = await buildTwo(planned, planned);
    await move({ message: 'Fridays are short of people.' });
    expect(await queuedMails(app, organizationId)).toMatchObject([
      { kind: 'patroller-assigned', recipient: hemi.id },
      { kind: 'patroller-removed', recipient: hemi.id, subject: { message: 'Fridays are short of people.' } },
    ]);
  });

  it('does neither if the other refuses them [14.42]', async () => {
    const { organizationId, hemi, from, target, move, crews } = await buildTwo();
    await app.buildAssignment({ organizationId, patrolId: target.id, personId: hemi.id });
    expect(await move()).toMatchObject({ status: 409, body: { code: 'already-assigned' } });
    const over = await app.buildPatrol({ organizationId, when: yesterday });
    expect(await move({ to: over.id })).toMatchObject({ status: 409, body: { code: 'past' } });
    for (const { id } of [from, await app.buildPatrol()])
      expect(await move({ to: id })).toMatchObject({
        status: 400,
        body: { issues: [{ path: ['to'], reason: 'key-not-found' }] },
      });
    expect(await crews()).toEqual({ from: [hemi.id], target: [hemi.id] });
  });

  it('asks about a double booking, but not with the patrol that they leave [14.42]', async () => {
    const { organizationId, hemi, move, crews } = await buildTwo({ when: friday });
    const third = await app.buildPatrol({ organizationId, when: '2026-12-04T08:00:00.000Z' });
    await app.buildAssignment({ organizationId, patrolId: third.id, personId: hemi.id });
    const fourth = await app.buildPatrol({ organizationId, when: '2026-12-04T09:00:00.000Z' });
    expect(await move({ to: fourth.id })).toMatchObject({ status: 409, body: { code: 'double-booked' } });
    expect((await move({ to: fourth.id }, { override: true })).status).toBe(200);
    expect(await crews()).toEqual({ from: [], target: [] });
    const { move: within, crews: both } = await buildTwo({ when: friday });
    expect((await within()).status).toBe(200);
    expect((await both()).from).toEqual([]);
  });

  it('two who move the same person at once: the first wins [14.42]', async () => {
    const { organizationId, move, crews } = await buildTwo();
    const other = await app.buildPatrol({ organizationId, when: '2026-12-04T08:00:00.000Z' });
    const answers = await Promise.all([move(), move({ to: other.id })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await crews()).from).toEqual([]);
  });
});
