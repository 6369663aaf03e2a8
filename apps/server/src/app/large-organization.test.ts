import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { patrolRoutes, summaryRoutes } from '#patrols/contract';
import { patrol } from '#platform/database/schema/patrols.ts';
import { toDoRoutes } from '#reports/contract';
import { testApp } from '../testing/app.ts';

const app = testApp();

/** So many are counted at most every ten seconds: past patrols, and drafts that are ahead. */
const past = 10_000;
const ahead = 1000;

let organizationId: string;
let admin: Awaited<ReturnType<typeof app.buildPerson>>;

beforeAll(async () => {
  ({ id: organizationId } = await app.buildOrganization());
  admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  await insertPatrols(past, -1);
  await insertDrafts(ahead);
});

/** Inserts finalized patrols, one an hour before or after now, of which nobody is told. */
async function insertPatrols(count: number, direction: 1 | -1) {
  const now = app.clock.now();
  await app.database.execute(sql`
    insert into patrol (organization_id, id, type, name, "when", hours, call_sign, created, finalized)
    select ${organizationId}, gen_random_uuid(), 'patrol', 'Regular patrol',
      ${now}::timestamptz + ${direction}::integer * n * interval '1 hour', 3, 'HSCP', ${now}, ${now}
    from generate_series(1, ${count}::integer) as n`);
}

let drafts = 0;

async function insertDrafts(count: number) {
  await insertPatrols(count, 1);
  await app.database.update(patrol).set({ finalized: null }).where(sql`${patrol.when} > ${app.clock.now()}`);
  drafts += count;
}

async function list(filter: object, page: { limit?: number; skip?: number } = {}) {
  const call = await app.as(admin);
  const query = { sort: '-when', ...page, filter: { deleted: null, ...filter } } as const;
  const { matches, items } = (await call(patrolRoutes.listPatrols, { query })).body;
  return { matches, ids: items.map(({ _id }) => _id) };
}

const upToNow = () => ({ when: { $lte: app.clock.now() } });

async function draftsToDo() {
  const { body } = await (await app.as(admin))(toDoRoutes.getToDo);
  return body.drafts.reduce((sum, { patrols }) => sum + patrols, 0);
}

/** Returns how many drafts are remembered, while there is one more. The server must first listen to changes. */
async function rememberDrafts() {
  return vi.waitFor(async () => {
    const remembered = await draftsToDo();
    await insertDrafts(1);
    expect(await draftsToDo()).toBe(remembered);
    return remembered;
  }, 5000);
}

describe('what was counted of very many is remembered for ten seconds [12.3]', () => {
  it('of a list, whose page is always as it is now', async () => {
    expect((await list(upToNow())).matches).toBe(past);
    const { id } = await app.buildPatrol({ organizationId, when: app.clock.now() });
    app.clock.advance(1000);
    expect(await list(upToNow())).toMatchObject({ matches: past, ids: expect.arrayContaining([id]) });
  });

  it('but not where a page shows that it is too much or too little', async () => {
    const remembered = { limit: 1000, skip: past - 1000 };
    expect((await list(upToNow(), remembered)).matches).toBe(past);
    expect(await list(upToNow(), { limit: 12, skip: past })).toMatchObject({ matches: past + 1 });
    const [last = ''] = (await list(upToNow(), { limit: 1, skip: past })).ids;
    await app.database.delete(patrol).where(eq(patrol.id, last));
    expect(await list(upToNow(), { limit: 12, skip: past })).toEqual({ matches: past, ids: [] });
    expect((await list(upToNow())).matches).toBe(past);
  });

  it('and not of fewer', async () => {
    const since = { when: { $gt: app.clock.now() } };
    expect((await list(since)).matches).toBe(drafts);
    await insertDrafts(1);
    expect((await list(since)).matches).toBe(drafts);
  });

  it('of the summary', async () => {
    const counted = async () => {
      const { body } = await (await app.as(admin))(summaryRoutes.summarizePatrols);
      return body.byMonth.reduce((sum, { count }) => sum + count, 0);
    };
    await insertPatrols(1, -1);
    const before = await counted();
    expect(before).toBeGreaterThanOrEqual(past);
    await insertPatrols(1, -1);
    expect(await counted()).toBe(before);
  });

  it('of what is to do, until something changes', async () => {
    const remembered = await rememberDrafts();
    await insertDrafts(1);
    const [first = ''] = (await list({ when: { $gt: app.clock.now() } })).ids;
    const { status } = await (await app.as(admin))(patrolRoutes.cancelPatrol, {
      params: { id: first },
      body: {},
    });
    expect(status).toBe(200);
    drafts -= 1;
    expect(drafts).not.toBe(remembered);
    await vi.waitFor(async () => expect(await draftsToDo()).toBe(drafts), 5000);
  });

  it('of what is to do, while changes are heard of', async () => {
    await rememberDrafts();
    await app.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`);
    await vi.waitFor(async () => expect(await draftsToDo()).toBe(drafts), 5000);
  });
});
