import { patrolRoutes, summaryRoutes, toDoRoutes } from '@patrolbook/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { day } from '../platform/clock.ts';
import { testApp } from '../testing/app.ts';

const app = testApp();
const [past, drafts] = [10_000, 1000];
let organizationId: string;
let admin: Awaited<ReturnType<typeof app.buildPerson>>;

/** Inserts finalized patrols before now, one an hour, or drafts ahead. */
async function insertPatrols(count: number, { ahead }: { ahead: boolean }) {
  const now = app.clock.now();
  await app.database.execute(sql`
    insert into patrol (organization_id, id, type, name, "when", hours, call_sign, created, finalized)
    select ${organizationId}, gen_random_uuid(), 'patrol', 'Regular patrol',
      ${now}::timestamptz + ${ahead ? 1 : -1} * n * interval '1 hour', 3, 'HSCP', ${now},
      ${ahead ? null : now}::timestamptz
    from generate_series(1, ${count}::integer) as n`);
}

beforeAll(async () => {
  ({ id: organizationId } = await app.buildOrganization());
  admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  await insertPatrols(past, { ahead: false });
  await insertPatrols(drafts, { ahead: true });
});

async function matchesOf(filter: object) {
  const call = await app.as(admin);
  const { body } = await call(patrolRoutes.listPatrols, {
    query: { sort: '-when', filter: { deleted: null, ...filter } },
  });
  return { matches: body.matches, first: body.items[0]?._id };
}

async function counted() {
  const { body } = await (await app.as(admin))(summaryRoutes.summarizePatrols);
  return body.byMonth.reduce((sum, { count }) => sum + count, 0);
}

async function draftsAhead() {
  const { body } = await (await app.as(admin))(toDoRoutes.getToDo);
  return body.drafts.reduce((sum, { patrols }) => sum + patrols, 0);
}

describe('what was counted of very many is remembered for ten seconds [rule large-counts]', () => {
  it('of a list, whose page is always as it is now', async () => {
    const upTo = (when: string) => ({ when: { $lte: when } });
    const before = await matchesOf(upTo(app.clock.now()));
    expect(before.matches).toBe(past);
    const { id } = await app.buildPatrol({ organizationId, when: app.clock.now() });
    app.clock.advance(1000);
    expect(await matchesOf(upTo(app.clock.now()))).toEqual({ matches: past, first: id });
    const recent = { when: { $gt: new Date(Date.parse(app.clock.now()) - day).toISOString() } };
    expect((await matchesOf(recent)).matches).toBe(23 + 1 + drafts);
    await app.buildPatrol({ organizationId });
    expect((await matchesOf(recent)).matches).toBe(23 + 1 + drafts + 1);
  });

  it('of the summary', async () => {
    expect(await counted()).toBe(past);
    await insertPatrols(1, { ahead: false });
    expect(await counted()).toBe(past);
  });

  it('of what is to do, until something changes', async () => {
    const before = await draftsAhead();
    await insertPatrols(1, { ahead: true });
    expect(await draftsAhead()).toBe(before);
    const { first = '' } = await matchesOf({ finalized: null, when: { $gt: app.clock.now() } });
    const call = await app.as(admin);
    const { status } = await call(patrolRoutes.cancelPatrol, { params: { id: first }, body: {} });
    expect(status).toBe(200);
    await vi.waitFor(async () => expect(await draftsAhead()).toBe(before), 5000);
  });
});
