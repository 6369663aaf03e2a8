import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { availabilityRoutes, FillRequest, fillRoutes, type Pairing, pairingRoutes } from '#planning/contract';
import { assignment } from '#platform/database/schema/assignments.ts';
import { TookTooLong } from '#platform/deadline.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';
import { fillUseCases } from './filling.ts';

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
    pair: (id: string, body: Pairing) => call(pairingRoutes.updatePairing, { params: { id }, body }),
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
const none = {
  ...{ answered: 0, cannot: 0, elsewhere: 0, rest: 0 },
  ...{ notTogether: 0, experience: 0, left: 0, proposed: 0 },
};

describe('filling patrols', () => {
  it('proposes a crew with the reasons and saves nothing [6.23, 6.26, 6.55]', async () => {
    const { organizationId, hemi, mere, patrol, fill } = await buildFill();
    const { status, body } = await fill([patrol.id]);
    expect(status).toBe(200);
    expect(body.isBest).toBe(true);
    expect(body.items).toMatchObject([{ _id: patrol.id, places: 2, standsInTheWay: null }]);
    const proposed = body.items[0]?.proposed ?? [];
    expect(proposed.map(({ personId }) => personId).sort()).toEqual([hemi.id, mere.id].sort());
    expect(proposed[0]).toMatchObject({
      ...{ inQuarter: 0, withProposed: 1, inMonth: 1, unavailable: null },
      ...{ lastPatrol: null, rest: null, experienced: false, with: [] },
    });
    const saved = await app.database
      .select()
      .from(assignment)
      .where(eq(assignment.organizationId, organizationId));
    expect(saved).toEqual([]);
  });

  it('leaves what is set, and says which rule keeps whom [6.23, 6.27]', async () => {
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
        lessRest: { hours: 4, people: [tired.id] },
      },
    ]);
    const rested = await fill([patrol.id], { restHours: 4 });
    expect(rested.body.items[0]?.proposed.map(({ personId }) => personId)).toEqual([tired.id]);
  });

  it('tells rest, last patrol, experience, and with whom [6.26]', async () => {
    const { organizationId, hemi, mere, patrol, goes, pair, fill } = await buildFill();
    await pair(hemi.id, { experienced: true, pairs: [{ personId: mere.id, kind: 'together' }] });
    const last = '2026-11-17T08:00:00.000Z';
    for (const when of [last, '2026-11-25T08:00:00.000Z']) {
      const { id } = await app.buildPatrol({ organizationId, when, finalized: last });
      for (const person of [hemi, mere]) await goes(id, person.id);
    }
    const proposed = (await fill([patrol.id])).body.items[0]?.proposed ?? [];
    expect(proposed.find(({ personId }) => personId === hemi.id)).toEqual({
      personId: hemi.id,
      ...{ unavailable: null, inQuarter: 2, withProposed: 3, inMonth: 3, patrolsAMonth: null },
      ...{ lastPatrol: last, rest: 21, experienced: true },
      with: [{ personId: mere.id, times: 3, asked: true }],
    });
  });

  it('keeps apart who must not go together, and says so [6.27, 6.50]', async () => {
    const { organizationId, hemi, mere, patrol, goes, pair, fill } = await buildFill();
    await pair(hemi.id, { experienced: false, pairs: [{ personId: mere.id, kind: 'not-together' }] });
    const alone = (await fill([patrol.id])).body.items[0];
    expect(alone?.proposed).toHaveLength(1);
    expect(alone?.standsInTheWay).toEqual({ ...none, notTogether: 1 });
    await goes(patrol.id, hemi.id);
    expect((await fill([patrol.id])).body.items[0]?.standsInTheWay).toEqual({ ...none, notTogether: 1 });
    const sina = await app.buildPerson({ organizationId, roles: ['patroller'] });
    const [item] = (await fill([patrol.id])).body.items;
    expect(item?.proposed.map(({ personId }) => personId)).toEqual([sina.id]);
  });

  it('keeps the last place for somebody experienced if the organization wants that [6.27, 6.51]', async () => {
    const { organizationId, hemi, patrol, goes, call, pair, fill } = await buildFill();
    await goes(patrol.id, hemi.id);
    expect((await fill([patrol.id])).body.items[0]?.proposed).toHaveLength(1);
    await call(organizationRoutes.updateMyOrganization, { body: { experiencedOnEach: true } });
    const [item] = (await fill([patrol.id])).body.items;
    expect(item).toMatchObject({ proposed: [], standsInTheWay: { ...none, experience: 1 } });
    await pair(hemi.id, { experienced: true, pairs: [] });
    expect((await fill([patrol.id])).body.items[0]?.proposed).toHaveLength(1);
    const empty = await app.buildPatrol({ organizationId, when: '2026-12-08T08:00:00.000Z' });
    await pair(hemi.id, { experienced: false, pairs: [] });
    expect((await fill([empty.id])).body.items[0]).toMatchObject({
      proposed: [{}],
      standsInTheWay: { ...none, experience: 1 },
    });
  });

  it('keeps whom the admin has chosen, leaves out whom they took out, and judges the kept alone [6.55]', async () => {
    const { organizationId, hemi, mere, patrol, fill, cannot } = await buildFill();
    const sina = await app.buildPerson({ organizationId, roles: ['patroller'] });
    const on = ({ id: personId }: { id: string }) => ({ patrolId: patrol.id, personId });
    const chosen = async (more: object) => {
      const { items, dropped } = (await fill([patrol.id], more)).body;
      return { people: items[0]?.proposed.map(({ personId }) => personId), dropped, item: items[0] };
    };
    const decided = await chosen({ kept: [on(sina)], left: [on(hemi)] });
    expect(decided.people?.toSorted()).toEqual([mere.id, sina.id].toSorted());
    const judged = await chosen({ kept: [on(sina)], left: [on(hemi)], more: false });
    expect(judged.people).toEqual([sina.id]);
    expect(judged.item?.standsInTheWay).toEqual({ ...none, left: 1 });
    await cannot(sina.id);
    const refused = await chosen({ kept: [on(sina), on(mere), on(mere), on(hemi)] });
    expect(refused.dropped).toEqual([
      { ...on(sina), because: 'cannot' },
      { ...on(mere), because: 'onCrew' },
    ]);
    expect(refused.people?.toSorted()).toEqual([mere.id, hemi.id].toSorted());
    const other = await app.buildPatrol({ organizationId });
    const strange = await fill([other.id], { kept: [on(mere)] });
    expect(strange.body).toMatchObject({ issues: [{ path: ['kept', '0', 'patrolId'] }] });
  });

  it('refuses lists beyond any month, and what is no list [6.28]', async () => {
    const { patrol, hemi, fill } = await buildFill();
    const million = Array.from({ length: 5000 }, () => ({ patrolId: patrol.id, personId: hemi.id }));
    for (const more of [{ kept: million }, { left: million }, { kept: 'all' }, { restHours: 73 }])
      expect((await fill([patrol.id], more)).status).toBe(400);
    expect((await fill(Array.from({ length: 63 }, () => newId()))).status).toBe(400);
  });

  it('puts nobody on two patrols at once', async () => {
    const { organizationId, patrol, fill } = await buildFill();
    const second = await app.buildPatrol({ organizationId, when });
    const { items } = (await fill([patrol.id, second.id])).body;
    expect(items.flatMap(({ proposed }) => proposed)).toHaveLength(2);
    expect(items.some(({ standsInTheWay }) => standsInTheWay && standsInTheWay.proposed > 0)).toBe(true);
  });

  it('refuses unknown patrols, those of others, and those that are not ahead [6.23]', async () => {
    const { organizationId, fill } = await buildFill();
    const foreign = await buildRoster(app);
    expect((await fill([foreign.patrol.id])).status).toBe(400);
    const cancelled = await app.buildPatrol({ organizationId, cancelled: '2026-11-20T00:00:00.000Z' });
    const past = await app.buildPatrol({ organizationId, when: '2026-11-01T08:00:00.000Z' });
    const event = await app.buildPatrol({ organizationId, type: 'event', callSign: null });
    for (const { id } of [cancelled, past, event]) {
      expect(await fill([id])).toMatchObject({ status: 409, body: { code: 'nothing-to-fill' } });
    }
    expect((await fill([])).body).toEqual({ items: [], dropped: [], isBest: true });
  });

  it('is worked out for so many organizations at a time; the next is told to try again [6.28]', async () => {
    const run = vi.fn(() => new Promise<null>(() => {}));
    const { fillPatrols } = fillUseCases(app.context, { run, close: async () => {} });
    const fillAnother = async () => {
      const { organizationId, admin, patrol } = await buildRoster(app, { when });
      const member = { organizationId, personId: admin.id, sessionId: newId(), roles: admin.roles };
      return () => fillPatrols(member, FillRequest.parse({ ids: [patrol.id] }));
    };
    const first = await Promise.all(Array.from({ length: 8 }, fillAnother));
    for (const fill of first) void fill();
    await expect.poll(() => run.mock.calls.length).toBe(8);
    const ninth = await fillAnother();
    await expect(ninth()).rejects.toMatchObject({ status: 429 });
    expect(run).toHaveBeenCalledTimes(8);
  });

  it('says kindly that no crews were found in time [6.28]', async () => {
    const { organizationId, admin, patrol } = await buildRoster(app, { when });
    const member = { organizationId, personId: admin.id, sessionId: newId(), roles: admin.roles };
    const fillWith = (run: () => Promise<null>) =>
      fillUseCases(app.context, { run, close: async () => {} }).fillPatrols(
        member,
        FillRequest.parse({ ids: [patrol.id] }),
      );
    const late = { status: 409, body: { code: 'not-in-time' } };
    await expect(fillWith(async () => null)).rejects.toMatchObject(late);
    await expect(fillWith(() => Promise.reject(new TookTooLong(20_000)))).rejects.toMatchObject(late);
    await expect(fillWith(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('is worked out once at a time for an organization, while others wait their turn [6.28]', async () => {
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
