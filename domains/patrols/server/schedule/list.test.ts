import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { QueryInput } from '#contract';
import { type PatrolListItem, patrolRoutes } from '#patrols/contract';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const now = '2026-11-21T06:00:00.000Z';
const coming = '2026-11-24T08:00:00.000Z';
const past = '2026-11-14T08:00:00.000Z';

const ids = (items: PatrolListItem[]) => items.map(({ _id }) => _id);

describe('the list of patrols [7.2]', () => {
  it('filters scheduled and past patrols, sorts them by start and leaves deleted ones out [5.7, 12.3]', async () => {
    const { organizationId, admin, patrol: first } = await buildRoster(app, { when: coming });
    const build = (when: string, given = {}) => app.buildPatrol({ organizationId, when, ...given });
    const second = await build('2026-11-25T08:00:00.000Z', { cancelled: now });
    const older = await build(past);
    const begun = await build(now);
    await build(coming, { deleted: now });
    await build(past, { deleted: now });
    const asAdmin = await app.as(admin);

    const scheduled = await asAdmin(patrolRoutes.listPatrols, {
      query: { sort: 'when', filter: { deleted: null, when: { $gt: now } } },
    });
    expect(ids(scheduled.body.items)).toEqual([first.id, second.id]);
    expect(scheduled.body.matches).toBe(2);

    const done = await asAdmin(patrolRoutes.listPatrols, {
      query: { sort: '-when', filter: { when: { $lte: now } } },
    });
    expect(ids(done.body.items)).toEqual([begun.id, older.id]);

    const running = await asAdmin(patrolRoutes.listPatrols, {
      query: { filter: { when: { $gt: now }, cancelled: null } },
    });
    expect(ids(running.body.items)).toEqual([first.id]);
    const called = await asAdmin(patrolRoutes.listPatrols, {
      query: { filter: { cancelled: { $ne: null } } },
    });
    expect(ids(called.body.items)).toEqual([second.id]);
    const between = await asAdmin(patrolRoutes.listPatrols, {
      query: { filter: { when: { $gte: now, $lt: '2026-11-25T08:00:00.000Z' } } },
    });
    expect(ids(between.body.items)).toEqual([first.id, begun.id]);
  });

  it('is narrowed to drafts, to too small a crew and to missing answers [5.23, 7.15]', async () => {
    const { organizationId, admin, hemi, mere, patrol: draft } = await buildRoster(app, { when: coming });
    const build = (given = {}) => app.buildPatrol({ organizationId, when: coming, finalized: now, ...given });
    const [asked, full, event, test] = [
      await build(),
      await build(),
      await build({ type: 'event' }),
      await build({ name: 'TEST' }),
    ];
    await app.buildAssignment({ organizationId, patrolId: asked.id, personId: hemi.id });
    for (const { id: personId } of [hemi, mere])
      await app.buildAssignment({ organizationId, patrolId: full.id, personId, accepted: now });
    await app.buildAssignment({ organizationId, patrolId: draft.id, personId: mere.id });
    const asAdmin = await app.as(admin);
    const listed = async (filter: NonNullable<QueryInput<typeof patrolRoutes.listPatrols>>['filter']) =>
      ids((await asAdmin(patrolRoutes.listPatrols, { query: { sort: 'when', filter } })).body.items).sort();
    expect(await listed({ finalized: null })).toEqual([draft.id]);
    expect(await listed({ undermanned: true })).toEqual([asked.id, draft.id].sort());
    await app.database.update(patrolTable).set({ crewSize: 3 }).where(eq(patrolTable.id, full.id));
    expect(await listed({ undermanned: true })).toEqual([asked.id, draft.id, full.id].sort());
    expect(await listed({ unanswered: true })).toEqual([asked.id]);
    expect(await listed({ finalized: { $ne: null } })).toEqual([asked.id, full.id, event.id, test.id].sort());
  });

  it('pages, breaks ties by id, and counts all matches even past the last page [7.1, 12.3]', async () => {
    const { organizationId, admin } = await buildRoster(app, { when: coming });
    for (let more = 0; more < 4; more += 1) await app.buildPatrol({ organizationId, when: coming });
    await app.buildPatrol({ organizationId, when: past });
    await app.buildPatrol({ organizationId, when: coming, deleted: now });
    const asAdmin = await app.as(admin);
    // all four at once, as the screens send them
    const filter = { deleted: null, when: { $gt: now } };
    const page = async (sort: 'when' | '-when', skip: number) => {
      const { body } = await asAdmin(patrolRoutes.listPatrols, { query: { limit: 2, skip, sort, filter } });
      expect(body.matches).toBe(5);
      return ids(body.items);
    };

    const forwards = [...(await page('when', 0)), ...(await page('when', 2)), ...(await page('when', 4))];
    expect(new Set(forwards).size).toBe(5);
    expect(forwards).toEqual(forwards.toSorted());
    const backwards = [...(await page('-when', 0)), ...(await page('-when', 2)), ...(await page('-when', 4))];
    expect(backwards).toEqual(forwards.toReversed());
    expect(await page('when', 100)).toEqual([]);
  });

  it('shows each person’s latest assignment, and guests without phone or email', async () => {
    const { organizationId, admin, hemi, mere, patrol } = await buildRoster(app);
    const of = { organizationId, patrolId: patrol.id };
    await app.buildAssignment({
      ...of,
      personId: hemi.id,
      removed: '2026-11-19T00:00:00.000Z',
      removedBy: admin.id,
    });
    await app.buildAssignment({
      ...of,
      personId: hemi.id,
      accepted: '2026-11-20T00:00:00.000Z',
      acceptedBy: hemi.id,
    });
    await app.buildAssignment({
      ...of,
      personId: mere.id,
      removed: '2026-11-20T00:00:00.000Z',
      removedBy: admin.id,
    });
    const guest = await app.buildGuest({
      ...of,
      name: 'Ana',
      phone: '021 555 0100',
      email: 'ana@example.nz',
    });
    const asAdmin = await app.as(admin);

    const { body } = await asAdmin(patrolRoutes.listPatrols);

    const nothing = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };
    expect(body.items[0]?.patrollers).toEqual({
      [hemi.id]: { ...nothing, accepted: { when: '2026-11-20T00:00:00.000Z', by: hemi.id } },
      [mere.id]: { ...nothing, removed: { when: '2026-11-20T00:00:00.000Z', by: admin.id } },
    });
    expect(body.items[0]?.guests).toEqual({ [guest.id]: { name: 'Ana', removed: null } });
  });

  it('filters finished patrols, and refuses unknown filters [12.3]', async () => {
    const { organizationId, admin, patrol } = await buildRoster(app);
    const done = await app.buildPatrol({ organizationId, when: past, finished: { finished: now } });
    const asAdmin = await app.as(admin);
    const list = (query: object) => asAdmin(patrolRoutes.listPatrols, { query });
    const finished = await list({ filter: { finished: { $ne: null } } });
    expect(ids(finished.body.items)).toEqual([done.id]);
    expect(ids((await list({ filter: { finished: null } })).body.items)).toEqual([patrol.id]);
    for (const filter of [
      { declined: null },
      { deleted: { $ne: null } },
      { cancelled: { $ne: 1 } },
      { when: null },
    ])
      expect((await list({ filter })).status).toBe(400);
  });

  it('finds patrols, events and tests, for a patroller too [12.12]', async () => {
    const { organizationId, hemi, patrol } = await buildRoster(app, { when: past });
    const build = (given: object) => app.buildPatrol({ organizationId, when: past, ...given });
    const event = await build({ type: 'event', callSign: null });
    const tests = [
      await build({ name: ' test ' }),
      await build({ type: 'event', callSign: null, name: 'Test' }),
    ];
    const find = await findAs(hemi);
    expect(await find({ type: 'patrol' })).toEqual([patrol.id, tests[0]?.id]);
    expect(await find({ type: 'event' })).toEqual([event.id, tests[1]?.id]);
    expect(await find({ test: true })).toEqual(tests.map(({ id }) => id));
    expect(await find({ test: false })).toEqual([patrol.id, event.id]);
    expect(await find({ type: 'event', test: false, when: { $lte: now }, cancelled: null })).toEqual([
      event.id,
    ]);
    expect(await find({ type: 'event', when: { $gt: now } })).toEqual([]);
  });

  it('finds the patrols that have somebody on their crew [1.2, 12.12]', async () => {
    const { organizationId, hemi, mere, patrol } = await buildRoster(app, { when: past });
    const elsewhere = await buildRoster(app, { when: past });
    const assign = async (given: object, personId = mere.id) => {
      const { id: patrolId } = await app.buildPatrol({ organizationId, when: past });
      await app.buildAssignment({ organizationId, patrolId, personId, ...given });
      return patrolId;
    };
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });
    const missed = await assign({ accepted: past, didNotShow: past });
    await assign({ declined: past });
    await assign({ removed: past });
    const { hemi: other, patrol: theirs } = elsewhere;
    const of = { organizationId: elsewhere.organizationId, patrolId: theirs.id };
    await app.buildAssignment({ ...of, personId: other.id });

    const find = await findAs(hemi);
    expect(await find({ patroller: mere.id })).toEqual([patrol.id, missed]);
    expect(await find({ patroller: mere.id, type: 'event' })).toEqual([]);
    expect(await find({ patroller: hemi.id })).toEqual([]);
    expect(await find({ patroller: other.id })).toEqual([]);
  });

  it.each([{ type: 'shift' }, { test: null }, { patroller: 'mere' }, { search: 'mere' }])(
    'refuses the filter %o [12.12]',
    async (filter) => {
      const { admin } = await buildRoster(app);
      const asAdmin = await app.as(admin);
      const answer = await asAdmin(patrolRoutes.listPatrols, { query: { filter: filter as object } });
      expect(answer.status).toBe(400);
    },
  );

  it('a single patrol shows a guest’s contact details until the guest is removed', async () => {
    const { organizationId, admin, patrol } = await buildRoster(app);
    const contact = { phone: '021 555 0100', email: 'ana@example.nz' };
    const build = (given: object) =>
      app.buildGuest({ organizationId, patrolId: patrol.id, ...contact, ...given });
    const coming = await build({ name: 'Ana' });
    const removed = await build({ name: 'Tom', removed: now, removedBy: admin.id });
    const asAdmin = await app.as(admin);
    const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } });
    expect(body.guests).toEqual({
      [coming.id]: { name: 'Ana', ...contact, removed: null },
      [removed.id]: { name: 'Tom', phone: null, email: null, removed: { when: now, by: admin.id } },
    });
  });

  it("never shows another organization's", async () => {
    const ours = await buildRoster(app);
    const theirs = await buildRoster(app);
    const asAdmin = await app.as(ours.admin);

    expect(ids((await asAdmin(patrolRoutes.listPatrols)).body.items)).toEqual([ours.patrol.id]);
    const read = await asAdmin(patrolRoutes.getPatrol, { params: { id: theirs.patrol.id } });
    expect(read.status).toBe(404);
  });

  it('refuses an invalid instant', async () => {
    const { admin } = await buildRoster(app);
    const asAdmin = await app.as(admin);
    const { status, body } = await asAdmin(patrolRoutes.listPatrols, {
      query: { filter: { when: { $gt: 'soon' } } },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: ['filter', 'when', '$gt'], reason: 'incorrect-format' }] });
  });

  it('reads a page and counts the matches in one statement, using the index on the start', async () => {
    const { organizationId, admin } = await buildRoster(app);
    await app.database.execute(sql`
      insert into patrol (organization_id, id, type, "when", hours, created)
      select ${organizationId}, gen_random_uuid(), 'patrol', timestamptz '2020-01-01' + day * interval '12 hours', 3, ${now}
      from generate_series(1, 5000) as day`);
    const { id: another } = await app.buildOrganization();
    await app.database.execute(sql`
      insert into patrol (organization_id, id, type, "when", hours, created)
      select ${another}, gen_random_uuid(), 'patrol', timestamptz '2020-01-01' + hour * interval '1 hour', 3, ${now}
      from generate_series(1, 50000) as hour`);
    await app.database.execute(sql`analyze patrol`);
    const query = vi.spyOn(app.database.$client, 'query');

    const actor = { ...admin, personId: admin.id, sessionId: newId(), organizationId };
    await app.services.patrols.list(actor, {
      limit: 12,
      skip: 0,
      sort: '-when',
      filter: { when: { $lte: now } },
    });

    const statements = query.mock.calls.map(([statement, values]) => ({ statement, values }));
    query.mockRestore();
    expect(statements).toHaveLength(1);
    const plans = await Promise.all(
      statements.map(({ statement, values }) =>
        app.database.$client.query(
          `explain ${StatementText.parse(statement).text}`,
          z.array(z.unknown()).parse(values),
        ),
      ),
    );
    const [page] = plans.map(({ rows }) => JSON.stringify(rows));
    expect(page).toContain('Index Only Scan Backward using patrol_by_when');
    expect(page).not.toContain('Seq Scan on patrol');
  });
});

/** The query that drizzle passes to the driver. */
const StatementText = z.object({ text: z.string() });

/** Returns the ids that this person finds by a filter, in the order of the ids. */
async function findAs(who: Parameters<typeof app.as>[0]) {
  const call = await app.as(who);
  return async (filter: QueryInput<typeof patrolRoutes.listPatrols>['filter']) => {
    const { body } = await call(patrolRoutes.listPatrols, { query: { filter } });
    expect(body.matches).toBe(body.items.length);
    return ids(body.items).toSorted();
  };
}
