import { describe, expect, it } from 'vitest';
import type { BodyInput } from '#contract';
import { organizationRoutes } from '#organizations/contract';
import { fillRoutes, pairingRoutes } from '#planning/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
/** Tuesday at 21:00 in Auckland, the same day once more at 23:00, the night after, and a week later. */
const [when, late, night, week] = [
  '2026-11-24T08:00:00.000Z',
  '2026-11-24T10:00:00.000Z',
  '2026-11-24T17:00:00.000Z',
  '2026-12-01T08:00:00.000Z',
];

async function buildChoosing() {
  const roster = await buildRoster(app, { when });
  const { organizationId, patrol } = roster;
  const call = await app.as(roster.admin);
  return {
    ...roster,
    call,
    another: async (start: string) => (await app.buildPatrol({ organizationId, when: start })).id,
    patroller: async () => (await app.buildPerson({ organizationId, roles: ['patroller'] })).id,
    choose: async (
      kept: NonNullable<BodyInput<typeof fillRoutes.listFillCandidates>['kept']>,
      more: object = {},
    ) => {
      const body = { patrolId: patrol.id, kept, ...more };
      return (await call(fillRoutes.listFillCandidates, { body })).body.items;
    },
  };
}

describe('choosing somebody beside a proposal', () => {
  it('counts what is proposed, and lists those last who are proposed close to it [6.58]', async () => {
    const { hemi, mere, another, patroller, choose } = await buildChoosing();
    const [sina, tama] = [await patroller(), await patroller()];
    const [atOnce, tooNear, later] = [await another(late), await another(night), await another(week)];
    const kept = [
      { patrolId: atOnce, personId: hemi.id },
      { patrolId: tooNear, personId: mere.id },
      { patrolId: later, personId: sina },
    ];
    const items = await choose(kept);
    expect(items.map(({ _id }) => _id).slice(0, 2)).toEqual([tama, sina]);
    const facts = Object.fromEntries(
      items.map(({ _id, because, inQuarter }) => [_id, { because, inQuarter }]),
    );
    expect(facts).toEqual({
      [tama]: { because: null, inQuarter: 0 },
      [sina]: { because: null, inQuarter: 1 },
      [hemi.id]: { because: 'proposed', inQuarter: 1 },
      [mere.id]: { because: 'proposed', inQuarter: 1 },
    });
    const rested = await choose(kept, { restHours: 4 });
    expect(rested.find(({ _id }) => _id === mere.id)).toMatchObject({ because: null });
  });

  it('tells what is set from what is proposed, and takes who is proposed for the crew [6.58]', async () => {
    const { organizationId, hemi, mere, patrol, call, another, patroller, choose } = await buildChoosing();
    const [tired, sina] = [await patroller(), await patroller()];
    await app.buildAssignment({ organizationId, patrolId: await another(night), personId: tired });
    await call(organizationRoutes.updateMyOrganization, { body: { experiencedOnEach: true } });
    const pairs = [{ personId: mere.id, kind: 'not-together' as const }];
    const body = { experienced: true, pairs };
    await call(pairingRoutes.updatePairing, { params: { id: hemi.id }, body });
    const items = await choose([{ patrolId: patrol.id, personId: mere.id }]);
    const reasons = Object.fromEntries(items.map(({ _id, because }) => [_id, because]));
    expect(reasons).toMatchObject({ [hemi.id]: 'notTogether', [tired]: 'rest', [sina]: 'experience' });
    expect(items.find(({ _id }) => _id === hemi.id)).toMatchObject({ notWith: [mere.id], isNeeded: true });
  });

  it('answers for patrols ahead of the own organization alone [6.58]', async () => {
    const { organizationId, hemi, call } = await buildChoosing();
    const foreign = await buildRoster(app, { when });
    const past = await app.buildPatrol({ organizationId, when: '2026-11-01T08:00:00.000Z' });
    const statusOf = async (patrolId: string) =>
      (await call(fillRoutes.listFillCandidates, { body: { patrolId, kept: [] } })).status;
    expect(await statusOf(foreign.patrol.id)).toBe(400);
    expect(await statusOf(past.id)).toBe(409);
    const kept = [{ patrolId: foreign.patrol.id, personId: hemi.id }];
    const body = { patrolId: past.id, kept };
    expect((await call(fillRoutes.listFillCandidates, { body })).status).toBe(400);
  });
});
