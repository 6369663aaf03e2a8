import { availabilityRoutes, fillRoutes } from '@patrolbook/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignment } from '../../../platform/database/schema/assignments.ts';
import { testApp } from '../../../testing/app.ts';
import { buildRoster } from '../../../testing/roster.ts';

const app = testApp();
/** Tuesday at 21:00 in Auckland. */
const when = '2026-11-24T08:00:00.000Z';

async function buildFill() {
  const roster = await buildRoster(app, { when });
  const call = await app.as(roster.admin);
  return {
    ...roster,
    call,
    goes: (patrolId: string, personId: string, answered: object = {}) =>
      app.buildAssignment({ organizationId: roster.organizationId, patrolId, personId, ...answered }),
    fill: (ids: string[], more: object = {}) => call(fillRoutes.fillPatrols, { body: { ids, ...more } }),
    cannot: (id: string) =>
      call(availabilityRoutes.updateAvailability, {
        params: { id },
        body: {
          periods: [{ kind: 'cannot', from: '2026-11-24', until: '2026-11-24', weekdays: [2] }],
          patrolsAMonth: null,
        },
      }),
  };
}
const none = { answered: 0, cannot: 0, elsewhere: 0, rest: 0, proposed: 0 };

describe('filling patrols', () => {
  it('proposes a crew with the reasons and saves nothing [POST /patrols/fill] [rule fill-reasons]', async () => {
    const { organizationId, hemi, mere, patrol, fill } = await buildFill();
    const { status, body } = await fill([patrol.id]);
    expect(status).toBe(200);
    expect(body.isBest).toBe(true);
    expect(body.items).toMatchObject([{ _id: patrol.id, places: 2, standsInTheWay: null }]);
    const proposed = body.items[0]?.proposed ?? [];
    expect(proposed.map(({ personId }) => personId).sort()).toEqual([hemi.id, mere.id].sort());
    expect(proposed[0]).toMatchObject({ inQuarter: 0, withProposed: 1, inMonth: 1, unavailable: null });
    const saved = await app.database
      .select()
      .from(assignment)
      .where(eq(assignment.organizationId, organizationId));
    expect(saved).toEqual([]);
  });

  it('leaves what is set, and says which rule keeps whom [rule fill-locks] [rule fill-in-the-way]', async () => {
    const { organizationId, hemi, mere, patrol, goes, fill, cannot } = await buildFill();
    const patroller = () => app.buildPerson({ organizationId, roles: ['patroller'] });
    const [elsewhere, tired, declined] = [await patroller(), await patroller(), await patroller()];
    const other = (start: string) => app.buildPatrol({ organizationId, when: start });
    await goes(patrol.id, hemi.id);
    await goes(patrol.id, declined.id, { declined: '2026-11-20T00:00:00.000Z' });
    await goes((await other('2026-11-24T10:00:00.000Z')).id, elsewhere.id);
    await goes((await other('2026-11-24T15:00:00.000Z')).id, tired.id);
    await cannot(mere.id);
    const found = await fill([patrol.id]);
    expect(found.body.items).toEqual([
      {
        _id: patrol.id,
        places: 1,
        proposed: [],
        standsInTheWay: { ...none, answered: 1, cannot: 1, elsewhere: 1, rest: 1 },
      },
    ]);
    const rested = await fill([patrol.id], { restHours: 4 });
    expect(rested.body.items[0]?.proposed.map(({ personId }) => personId)).toEqual([tired.id]);
  });

  it('puts nobody on two patrols at once', async () => {
    const { organizationId, patrol, fill } = await buildFill();
    const second = await app.buildPatrol({ organizationId, when });
    const { items } = (await fill([patrol.id, second.id])).body;
    expect(items.flatMap(({ proposed }) => proposed)).toHaveLength(2);
    expect(items.some(({ standsInTheWay }) => standsInTheWay && standsInTheWay.proposed > 0)).toBe(true);
  });

  it('refuses unknown patrols, those of others, and those that are not ahead [rule fill-refusals]', async () => {
    const { organizationId, fill } = await buildFill();
    const foreign = await buildRoster(app);
    expect((await fill([foreign.patrol.id])).status).toBe(400);
    const cancelled = await app.buildPatrol({ organizationId, cancelled: '2026-11-20T00:00:00.000Z' });
    const past = await app.buildPatrol({ organizationId, when: '2026-11-01T08:00:00.000Z' });
    const event = await app.buildPatrol({ organizationId, type: 'event', callSign: null });
    for (const { id } of [cancelled, past, event]) {
      expect(await fill([id])).toMatchObject({ status: 409, body: { code: 'nothing-to-fill' } });
    }
    expect((await fill([])).body).toEqual({ items: [], isBest: true });
  });

  it('is worked out once at a time for an organization, while others wait their turn [rule fill-once]', async () => {
    const { patrol, fill } = await buildFill();
    const other = await buildFill();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => fill([patrol.id])),
      other.fill([other.patrol.id]),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 5).filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses).toContain(200);
    expect(statuses[5]).toBe(200);
  });
});
