import { patrolRoutes, peopleRoutes, type QueryInput } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { buildRoster } from '../../testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const now = '2026-11-21T06:00:00.000Z';

type Query = QueryInput<typeof peopleRoutes.listPatrolsOfPerson>;

/** Hemi's patrols of every kind, and one that is Mere's. */
async function buildHemisYear() {
  const roster = await buildRoster(app);
  const { organizationId, hemi, mere, watcher } = roster;
  const of = { organizationId };
  const [coming, past, declined, removed, cancelled, meres] = [
    roster.patrol,
    await app.buildPatrol({ ...of, when: yesterday }),
    await app.buildPatrol({ ...of, when: '2026-11-25T08:00:00.000Z' }),
    await app.buildPatrol({ ...of, when: '2026-11-26T08:00:00.000Z' }),
    await app.buildPatrol({ ...of, when: '2026-11-27T08:00:00.000Z', cancelled: yesterday }),
    await app.buildPatrol(of),
  ];
  const assign = ({ id }: { id: string }, given = {}) =>
    app.buildAssignment({ ...of, patrolId: id, personId: hemi.id, ...given });
  await assign(coming);
  await assign(past, { accepted: yesterday });
  await assign(declined, { declined: yesterday });
  await assign(removed, { removed: yesterday });
  await assign(cancelled);
  await app.buildAssignment({ ...of, patrolId: meres.id, personId: mere.id });
  const asWatcher = await app.as(watcher);
  const read = (query: Query = {}) =>
    asWatcher(peopleRoutes.listPatrolsOfPerson, { params: { id: hemi.id }, query });
  const list = async (filter: NonNullable<Query['filter']>) => {
    return (await read({ filter })).body.items.map(({ _id }) => _id);
  };
  return { ...roster, coming, past, declined, removed, cancelled, read, list };
}

describe('the patrols of a person [GET /person/{id}/patrols]', () => {
  it('are all that they are or were assigned to, the latest first, as their own list has them', async () => {
    const { hemi, coming, past, declined, removed, cancelled, read } = await buildHemisYear();
    const { status, body } = await read();
    expect(status).toBe(200);
    const inOrder = [cancelled, removed, declined, coming, past].map(({ id }) => id);
    expect(body.items.map(({ _id }) => _id)).toEqual(inOrder);
    expect(body.matches).toBe(5);
    const own = await (await app.as(hemi))(patrolRoutes.listMyPatrols);
    expect(own.body).toEqual(body);
    const forward = (await read({ sort: 'when', limit: 2, skip: 1 })).body;
    expect(forward.items.map(({ _id }) => _id)).toEqual([coming.id, declined.id]);
    expect(forward.matches).toBe(5);
  });

  it('are filtered as the screens ask [rule list-filter]', async () => {
    const { coming, past, declined, removed, cancelled, list } = await buildHemisYear();
    const settled = { cancelled: null, declined: null, removed: null };
    expect(await list({ ...settled, when: { $gt: now } })).toEqual([coming.id]);
    expect(await list({ ...settled, when: { $lte: now } })).toEqual([past.id]);
    expect(await list({ cancelled: { $ne: null } })).toEqual([cancelled.id]);
    expect(await list({ declined: { $ne: null } })).toEqual([declined.id]);
    expect(await list({ removed: { $ne: null } })).toEqual([removed.id]);
  });

  it('are none for somebody without any; nobody unknown has any', async () => {
    const { admin, otherAdmin } = await buildHemisYear();
    const call = await app.as(admin);
    const read = (id: string) => call(peopleRoutes.listPatrolsOfPerson, { params: { id } });
    expect((await read(otherAdmin.id)).body).toEqual({ items: [], matches: 0 });
    expect((await read(newId())).status).toBe(404);
    expect((await read((await app.buildPerson()).id)).status).toBe(404);
  });

  it('take two statements', async () => {
    const { organizationId, admin, hemi } = await buildHemisYear();
    const actor = { ...admin, personId: admin.id, sessionId: newId(), organizationId };
    const query = vi.spyOn(app.database.$client, 'query');
    await app.services.patrols.listFor(actor, hemi.id, { limit: 12, skip: 0, sort: '-when' });
    const { length } = query.mock.calls;
    query.mockRestore();
    expect(length).toBe(2);
  });
});
