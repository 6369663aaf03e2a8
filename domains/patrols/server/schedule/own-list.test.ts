import { expect, it } from 'vitest';
import type { QueryInput } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';

/** Makes Hemi's patrols: pending, declined, removed, reassigned and cancelled; and one that is not his. */
async function buildHemisPatrols() {
  const { organizationId, hemi, mere, patrol: pending } = await buildRoster(app);
  const of = { organizationId };
  const [declined, removed, again, others, cancelled] = [
    await app.buildPatrol(of),
    await app.buildPatrol(of),
    await app.buildPatrol(of),
    await app.buildPatrol(of),
    await app.buildPatrol({ ...of, cancelled: yesterday }),
  ];
  const assign = (patrolId: string, given = {}) =>
    app.buildAssignment({ ...of, patrolId, personId: hemi.id, ...given });
  await assign(pending.id);
  await assign(declined.id, { declined: yesterday });
  await assign(removed.id, { removed: yesterday });
  await assign(again.id, { removed: yesterday, declined: yesterday });
  await assign(again.id);
  await assign(cancelled.id);
  await app.buildAssignment({ ...of, patrolId: others.id, personId: mere.id });

  const asHemi = await app.as(hemi);
  const list = async (filter: QueryInput<typeof patrolRoutes.listMyPatrols>['filter']) => {
    const { body } = await asHemi(patrolRoutes.listMyPatrols, filter ? { query: { filter } } : {});
    expect(body.matches).toBe(body.items.length);
    return body.items.map(({ _id }) => _id).toSorted();
  };
  const named = { pending, declined, removed, again, cancelled };
  const idsOf = (...names: (keyof typeof named)[]) => names.map((name) => named[name].id).toSorted();
  return { list, idsOf };
}

it('lists the patrols a person is or was assigned to [7.5]', async () => {
  const { list, idsOf } = await buildHemisPatrols();
  expect(await list(undefined)).toEqual(idsOf('pending', 'declined', 'removed', 'again', 'cancelled'));
});

it('filters by the state of the latest assignment and of the patrol', async () => {
  const { list, idsOf } = await buildHemisPatrols();
  expect(await list({ removed: null })).toEqual(idsOf('pending', 'declined', 'again', 'cancelled'));
  expect(await list({ removed: { $ne: null } })).toEqual(idsOf('removed'));
  expect(await list({ removed: null, declined: null })).toEqual(idsOf('pending', 'again', 'cancelled'));
  expect(await list({ declined: { $ne: null } })).toEqual(idsOf('declined'));
  expect(await list({ cancelled: null, removed: null, declined: null })).toEqual(idsOf('pending', 'again'));
  expect(await list({ when: { $lte: '2026-11-21T06:00:00.000Z' } })).toEqual([]);
  expect(await list({ deleted: null, finished: null, removed: null, cancelled: { $ne: null } })).toEqual(
    idsOf('cancelled'),
  );
  expect(await list({ finished: { $ne: null } })).toEqual([]);
});

it('lists what the crew has started and not finished, whenever it was to end [7.12]', async () => {
  const { organizationId, hemi, mere } = await buildRoster(app);
  const of = { organizationId, when: '2026-01-21T08:00:00.000Z', started: { started: yesterday } };
  const running = await app.buildPatrol(of);
  const finished = await app.buildPatrol({ ...of, finished: { finished: yesterday } });
  const declined = await app.buildPatrol(of);
  const cancelled = await app.buildPatrol({ ...of, cancelled: yesterday });
  for (const { id: patrolId } of [running, finished, cancelled])
    await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
  await app.buildAssignment({
    organizationId,
    patrolId: declined.id,
    personId: hemi.id,
    declined: yesterday,
  });
  const filter = { running: true, cancelled: null, declined: null, removed: null } as const;
  const listFor = async (person: typeof hemi) =>
    (await (await app.as(person))(patrolRoutes.listMyPatrols, { query: { filter } })).body;
  expect(await listFor(hemi)).toMatchObject({ items: [{ _id: running.id }], matches: 1 });
  expect(await listFor(mere)).toEqual({ items: [], matches: 0 });
  const refused = await (await app.as(hemi))(patrolRoutes.listPatrols, {
    query: { filter: JSON.parse('{"running":true}') },
  });
  expect(refused.status).toBe(400);
});

it('lists the patrols of another person in the same way', async () => {
  const { organizationId, admin, mere, hemi, patrol } = await buildRoster(app);
  const guest = await app.buildGuest({
    organizationId,
    patrolId: patrol.id,
    phone: '021',
    email: 'a@example.nz',
  });
  await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id, declined: yesterday });
  const actor = { ...admin, personId: admin.id, sessionId: admin.id, organizationId };
  const page = { limit: 12, skip: 0, sort: '-when' as const, filter: { declined: { $ne: null } } };
  const { items, matches } = await app.services.patrols.listFor(actor, mere.id, page);
  expect(matches).toBe(1);
  expect(items).toMatchObject([
    { _id: patrol.id, guests: { [guest.id]: { name: guest.name, removed: null } } },
  ]);
  expect(items[0]?.guests[guest.id]).not.toHaveProperty('phone');
  expect((await app.services.patrols.listFor(actor, hemi.id, page)).items).toEqual([]);
});
