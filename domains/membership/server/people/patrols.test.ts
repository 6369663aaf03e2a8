import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import type { QueryInput } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const now = '2026-11-21T06:00:00.000Z';

type Query = QueryInput<typeof patrolRoutes.listPatrolsOfPerson>;

/** Makes Hemi's patrols of every kind, and one of Mere's. */
async function buildHemisPatrols() {
  const roster = await buildRoster(app);
  const { organizationId, hemi, mere, watcher } = roster;
  const of = { organizationId };
  const [upcoming, past, declined, removed, cancelled, meres] = [
    roster.patrol,
    await app.buildPatrol({ ...of, when: yesterday }),
    await app.buildPatrol({ ...of, when: '2026-11-25T08:00:00.000Z' }),
    await app.buildPatrol({ ...of, when: '2026-11-26T08:00:00.000Z' }),
    await app.buildPatrol({ ...of, when: '2026-11-27T08:00:00.000Z', cancelled: yesterday }),
    await app.buildPatrol(of),
  ];
  const assign = ({ id }: { id: string }, given = {}) =>
    app.buildAssignment({ ...of, patrolId: id, personId: hemi.id, ...given });
  await assign(upcoming);
  await assign(past, { accepted: yesterday });
  await assign(declined, { declined: yesterday });
  await assign(removed, { removed: yesterday });
  await assign(cancelled);
  await app.buildAssignment({ ...of, patrolId: meres.id, personId: mere.id });
  const asWatcher = await app.as(watcher);
  const read = (query: Query = {}) =>
    asWatcher(patrolRoutes.listPatrolsOfPerson, { params: { id: hemi.id }, query });
  const list = async (filter: NonNullable<Query['filter']>) => {
    return (await read({ filter })).body.items.map(({ _id }) => _id);
  };
  return { ...roster, upcoming, past, declined, removed, cancelled, read, list };
}

describe('the patrols of a person [7.5]', () => {
  it('are all that they are or were assigned to, latest first, the same as in their own list', async () => {
    const { hemi, upcoming, past, declined, removed, cancelled, read } = await buildHemisPatrols();
    const { status, body } = await read();
    expect(status).toBe(200);
    const inOrder = [cancelled, removed, declined, upcoming, past].map(({ id }) => id);
    expect(body.items.map(({ _id }) => _id)).toEqual(inOrder);
    expect(body.matches).toBe(5);
    const own = await (await app.as(hemi))(patrolRoutes.listMyPatrols);
    expect(own.body).toEqual(body);
    const forward = (await read({ sort: 'when', limit: 2, skip: 1 })).body;
    expect(forward.items.map(({ _id }) => _id)).toEqual([upcoming.id, declined.id]);
    expect(forward.matches).toBe(5);
  });

  it('are paged, sorted and filtered at once, as the screens ask for them', async () => {
    const { organizationId, hemi, upcoming, past, read } = await buildHemisPatrols();
    const build = async (when: string) => {
      const patrol = await app.buildPatrol({ organizationId, when });
      await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: hemi.id });
      return patrol;
    };
    const older = await build('2026-11-19T00:00:00.000Z');
    const later = await build('2026-11-28T08:00:00.000Z');
    const settled = { cancelled: null, declined: null, removed: null };
    /** Reads two pages of one patrol each. */
    const pages = async (query: Query) => {
      const [first, second] = [
        await read({ ...query, limit: 1, skip: 0 }),
        await read({ ...query, limit: 1, skip: 1 }),
      ];
      expect([first.body.matches, second.body.matches]).toEqual([2, 2]);
      return [...first.body.items, ...second.body.items].map(({ _id }) => _id);
    };
    const scheduled = { sort: 'when', filter: { ...settled, when: { $gt: now } } } as const;
    expect(await pages(scheduled)).toEqual([upcoming.id, later.id]);
    const recent = { sort: '-when', filter: { ...settled, when: { $lte: now } } } as const;
    expect(await pages(recent)).toEqual([past.id, older.id]);
  });

  it('have the filters that the screens use [12.3]', async () => {
    const { upcoming, past, declined, removed, cancelled, list } = await buildHemisPatrols();
    const settled = { cancelled: null, declined: null, removed: null };
    expect(await list({ ...settled, when: { $gt: now } })).toEqual([upcoming.id]);
    expect(await list({ ...settled, when: { $lte: now } })).toEqual([past.id]);
    expect(await list({ cancelled: { $ne: null } })).toEqual([cancelled.id]);
    expect(await list({ declined: { $ne: null } })).toEqual([declined.id]);
    expect(await list({ removed: { $ne: null } })).toEqual([removed.id]);
  });

  it('are empty for a person without any, and 404 for an unknown person', async () => {
    const { admin, otherAdmin } = await buildHemisPatrols();
    const call = await app.as(admin);
    const read = (id: string) => call(patrolRoutes.listPatrolsOfPerson, { params: { id } });
    expect((await read(otherAdmin.id)).body).toEqual({ items: [], matches: 0 });
    expect((await read(newId())).status).toBe(404);
    expect((await read((await app.buildPerson()).id)).status).toBe(404);
  });

  it('take one statement', async () => {
    const { organizationId, admin, hemi } = await buildHemisPatrols();
    const actor = { ...admin, personId: admin.id, sessionId: newId(), organizationId };
    const query = vi.spyOn(app.database.$client, 'query');
    await app.services.patrols.listFor(actor, hemi.id, { limit: 12, skip: 0, sort: '-when' });
    const { length } = query.mock.calls;
    query.mockRestore();
    expect(length).toBe(1);
  });
});
