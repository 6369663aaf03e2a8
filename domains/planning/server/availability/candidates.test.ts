import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { availabilityRoutes, type Candidate, type Pairing, pairingRoutes } from '#planning/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
/** Tuesday at 21:00. */
const when = '2026-11-24T08:00:00.000Z';

async function buildCandidates() {
  const roster = await buildRoster(app, { when });
  const { organizationId, admin, patrol } = roster;
  const call = await app.as(admin);
  return {
    ...roster,
    call,
    /** Puts somebody on another patrol. */
    goes: async (
      { id: personId }: { id: string },
      other: Parameters<typeof app.buildPatrol>[0],
      answered: object = {},
    ) => {
      const built = await app.buildPatrol({ finalized: yesterday, ...other, organizationId });
      await app.buildAssignment({ organizationId, patrolId: built.id, personId, ...answered });
      return built;
    },
    listed: async (query: object = { patrol: patrol.id }) =>
      (
        await call(availabilityRoutes.listCandidates, {
          query: { when, hours: 3, ...query },
        })
      ).body.items,
  };
}

const found = (items: Candidate[], { id }: { id: string }) => items.find(({ _id }) => _id === id);

describe('candidates for a patrol', () => {
  it('are the patrollers of the organization, without those who have left [6.21]', async () => {
    const { organizationId, hemi, mere, listed } = await buildCandidates();
    await app.buildPerson({ organizationId, roles: ['patroller'], finished: yesterday });
    await buildRoster(app);
    const items = await listed();
    expect(items.map(({ _id }) => _id).sort()).toEqual([hemi.id, mere.id].sort());
    const fresh = {
      unavailable: null,
      at: [],
      lastPatrol: null,
      inMonth: 0,
      inQuarter: 0,
      patrolsAMonth: null,
      notWith: [],
      askedWith: [],
      isNeeded: false,
    };
    expect(found(items, hemi)).toEqual({ _id: hemi.id, ...fresh });
  });

  it('come with what they say of the local day on which it begins [6.19]', async () => {
    const { call, hemi, mere, listed } = await buildCandidates();
    const says = (kind: 'cannot' | 'rather-not', date: string) => ({
      periods: [{ kind, from: date, until: date, weekdays: [2, 3] }],
      patrolsAMonth: 2,
    });
    const tell = (id: string, body: ReturnType<typeof says>) =>
      call(availabilityRoutes.updateAvailability, { params: { id }, body });
    await tell(hemi.id, says('cannot', '2026-11-24'));
    await tell(mere.id, says('rather-not', '2026-11-25'));
    const tonight = await listed();
    expect(tonight.map(({ _id, unavailable }) => [_id, unavailable])).toEqual([
      [mere.id, null],
      [hemi.id, 'cannot'],
    ]);
    const afterMidnight = await listed({ when: '2026-11-24T11:00:00.000Z' });
    expect(afterMidnight.map(({ _id, unavailable }) => [_id, unavailable])).toEqual([
      [hemi.id, null],
      [mere.id, 'rather-not'],
    ]);
  });

  it('come with their last patrol and the patrols of the month and the quarter [6.21]', async () => {
    const { hemi, mere, goes, listed } = await buildCandidates();
    await goes(hemi, { when: '2026-10-01T00:00:00.000Z' }); // the first of October there
    await goes(hemi, { when: '2026-11-10T08:00:00.000Z' });
    await goes(hemi, { when: '2026-11-28T08:00:00.000Z', finalized: null });
    await goes(hemi, { when: '2026-12-30T08:00:00.000Z' });
    // None of these counts.
    await goes(hemi, { when: '2026-09-30T10:59:00.000Z' });
    await goes(hemi, { when: '2026-12-31T11:00:00.000Z' });
    await goes(hemi, { when: '2026-11-11T08:00:00.000Z' }, { declined: yesterday });
    await goes(hemi, { when: '2026-11-11T08:00:00.000Z' }, { removed: yesterday });
    await goes(hemi, { when: '2026-11-11T08:00:00.000Z' }, { didNotShow: yesterday });
    await goes(hemi, { when: '2026-11-12T08:00:00.000Z', cancelled: yesterday });
    await goes(hemi, { when: '2026-11-13T08:00:00.000Z', deleted: yesterday });
    await goes(hemi, { when: '2026-11-14T08:00:00.000Z', name: 'Test' });
    await goes(hemi, { when: '2026-11-15T08:00:00.000Z', type: 'event' });
    await goes(hemi, { when: '2026-11-16T08:00:00.000Z', finalized: null }); // a draft that nobody finalized
    await goes(mere, { when: '2026-03-01T08:00:00.000Z' });

    const items = await listed();
    expect(found(items, hemi)).toMatchObject({
      lastPatrol: '2026-11-10T08:00:00.000Z',
      inMonth: 2,
      inQuarter: 4,
    });
    expect(found(items, mere)).toMatchObject({
      lastPatrol: '2026-03-01T08:00:00.000Z',
      inMonth: 0,
      inQuarter: 0,
    });
    expect(items.map(({ _id }) => _id)).toEqual([mere.id, hemi.id]);
  });

  it('come with what else they are on at that time, but not with the patrol itself [6.21]', async () => {
    const { organizationId, hemi, mere, patrol, goes, listed } = await buildCandidates();
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });
    const other = await goes(hemi, { when: '2026-11-24T10:59:00.000Z', name: 'Late', hours: 2 });
    await goes(hemi, { when: '2026-11-24T11:00:00.000Z' }); // begins as it ends
    const items = await listed();
    expect(found(items, hemi)?.at).toEqual([{ _id: other.id, name: 'Late', when: other.when, hours: 2 }]);
    expect(found(items, mere)).toMatchObject({ at: [], inMonth: 0 });
    expect(found(await listed({}), mere)).toMatchObject({
      at: [{ _id: patrol.id }],
      inMonth: 1,
    });
  });

  it('come with who is on it whom they must not or wish to go with, and whether they are experienced as nobody on it is [6.56]', async () => {
    const { organizationId, call, admin, hemi, mere, patrol, goes, listed } = await buildCandidates();
    const rule = (experiencedOnEach: boolean) =>
      call(organizationRoutes.updateMyOrganization, { body: { experiencedOnEach } });
    const pair = (id: string, body: Pairing) => call(pairingRoutes.updatePairing, { params: { id }, body });
    const sina = await app.buildPerson({ organizationId, roles: ['patroller'], experienced: true });
    await rule(true);
    await pair(hemi.id, {
      experienced: false,
      pairs: [
        { personId: mere.id, kind: 'not-together' },
        { personId: sina.id, kind: 'together' },
      ],
    });
    await goes(hemi, { when: '2026-12-01T08:00:00.000Z' });
    expect(found(await listed(), sina)).toMatchObject({ isNeeded: false, askedWith: [] });
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });
    const items = await listed();
    expect(found(items, hemi)).toMatchObject({ notWith: [mere.id], askedWith: [] });
    expect(items.map(({ _id }) => _id)).toEqual([sina.id, mere.id, hemi.id]);
    expect(found(items, sina)).toMatchObject({ isNeeded: true });
    await rule(false);
    expect(found(await listed(), sina)).toMatchObject({ isNeeded: false });
    await rule(true);
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: sina.id });
    const withSina = await listed();
    expect(found(withSina, sina)).toMatchObject({ isNeeded: false });
    expect(found(withSina, hemi)).toMatchObject({ askedWith: [sina.id] });
    expect(found(withSina, admin)).toBeUndefined();
  });

  it.each([
    { when: '1999-01-01T00:00:00.000Z' },
    { when: 'tonight' },
    { hours: 0 },
    { hours: 73 },
    { hours: 'x' },
    { patrol: 'x' },
  ])('are not listed for %j', async (query) => {
    const { call } = await buildCandidates();
    const answer = await call(availabilityRoutes.listCandidates, {
      query: { when, hours: 3, ...query } as never,
    });
    expect(answer.status).toBe(400);
  });
});
