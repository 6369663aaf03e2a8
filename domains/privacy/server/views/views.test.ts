import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import type { Route } from '#contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { detailsView } from '#platform/database/schema/views.ts';
import { openLiveHub } from '#platform/live/hub.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { buildApp } from '#server/app/app.ts';
import { routes } from '#server/app/routes.ts';
import { buildServices } from '#server/app/services.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRunning, underWay } from '#server/testing/record.ts';
import { sweepDetails } from '../details/service.ts';
import { gatheredViews } from './gathered.ts';
import type { NewView } from './store.ts';

const app = testApp();

const involved = {
  people: [{ name: 'J. Smith', phone: '021 555 0177' }],
  vehicles: [{ rego: 'NPR418', color: 'silver' }],
};

/** A running patrol with an incident with people and plates. */
async function buildInvolved() {
  const night = await buildRunning(app);
  const { organizationId, patrol, hemi } = night;
  const of = { organizationId, patrolId: patrol.id, when: underWay, by: hemi.id };
  const incident = await app.buildIncident({
    ...of,
    people: [{ name: 'J. Smith', phone: null, email: null }],
  });
  const read = async (route: Route, who = night.admin, request: object = {}) =>
    (await app.as(who))(route, { params: night.params, ...request });
  return { ...night, incident, read };
}

/** Returns what is logged of an organization once all is written, in the order in which it was seen. */
async function logged(organizationId: string) {
  await app.services.views.close();
  return stored(organizationId);
}

function stored(organizationId: string) {
  return app.database
    .select()
    .from(detailsView)
    .where(eq(detailsView.organizationId, organizationId))
    .orderBy(detailsView.id);
}

describe('whoever sees people and plates of incidents is logged [22.20]', () => {
  it('with what it was of and how many there were, and without a name', async () => {
    const { organizationId, hemi, patrol, read } = await buildInvolved();
    await read(routes.getPatrol, hemi);
    const [view, ...others] = await logged(organizationId);
    expect(others).toEqual([]);
    expect(view).toMatchObject({ by: hemi.id, what: 'involved', way: 'page' });
    expect(view).toMatchObject({ subject: 'patrol', subjectId: patrol.id, amount: 1, times: 1 });
    expect(JSON.stringify(view)).not.toContain('Smith');
  });

  it('on the list by the patrols whose details it had', async () => {
    const { organizationId, admin, patrol, read } = await buildInvolved();
    const { id: quiet } = await app.buildPatrol({ organizationId });
    await app.buildIncident({ organizationId, patrolId: quiet });
    await read(routes.listIncidents, admin);
    expect(await logged(organizationId)).toMatchObject([
      { by: admin.id, what: 'involved', way: 'list', subjectId: patrol.id, amount: 1 },
    ]);
  });

  it('and when they are sought', async () => {
    const { organizationId, admin, patrol, read } = await buildInvolved();
    await read(routes.listRecorded, admin, { query: { filter: { text: 'Smith' } } });
    expect(await logged(organizationId)).toMatchObject([
      { by: admin.id, what: 'involved', way: 'list', subjectId: patrol.id, amount: 1 },
    ]);
  });

  it('and by the answer to a change', async () => {
    const { organizationId, ofHemi } = await buildInvolved();
    await ofHemi.record({ _id: newId(), when: underWay, what: 'Fire', ...involved });
    expect(await logged(organizationId)).toMatchObject([{ what: 'involved', way: 'change', amount: 2 }]);
  });

  it('who does not see them is not', async () => {
    const { organizationId, pat, recipient, read } = await buildInvolved();
    for (const who of [pat, recipient]) {
      await read(routes.getPatrol, who);
      await read(routes.listIncidents, who);
    }
    expect(await logged(organizationId)).toEqual([]);
  });

  it('nor who sees a patrol without any', async () => {
    const { organizationId, admin, params } = await buildRunning(app);
    await (await app.as(admin))(routes.getPatrol, { params });
    await (await app.as(admin))(routes.listFormerIncidents, { params });
    expect(await logged(organizationId)).toEqual([]);
  });
});

describe('whoever sees contacts is logged [22.20]', () => {
  it('of one person by that person, but not of themself', async () => {
    const { organizationId, admin, hemi, read } = await buildInvolved();
    await read(routes.getPerson, admin, { params: { id: hemi.id } });
    await read(routes.getPerson, hemi, { params: { id: hemi.id } });
    expect(await logged(organizationId)).toMatchObject([
      { by: admin.id, what: 'contacts', way: 'page', subject: 'person', subjectId: hemi.id, amount: 1 },
    ]);
  });

  it('of several by how many there were, and of crew-mates alone for who sees no others', async () => {
    const { organizationId, admin, hemi, pat, read } = await buildInvolved();
    for (const who of [admin, hemi, pat]) await read(routes.listPersons, who);
    expect(await logged(organizationId)).toMatchObject([
      { by: admin.id, way: 'list', subject: 'several', subjectId: organizationId, amount: 5 },
      { by: hemi.id, way: 'list', subject: 'several', amount: 1 },
    ]);
  });

  it('of admins by a super administrator in the log of that organization', async () => {
    const { organizationId } = await buildInvolved();
    const sa = await app.buildPerson({ roles: ['sa'] });
    await (await app.as(sa))(routes.listAdmins, { params: { id: organizationId } });
    expect(await logged(organizationId)).toMatchObject([{ by: sa.id, what: 'contacts', amount: 1 }]);
  });
});

it('whoever sees former versions is logged [22.20]', async () => {
  const { organizationId, admin, patrol, incident, ofHemi, read } = await buildInvolved();
  await ofHemi.edit(incident.id, { whatDetails: 'Two of them.' });
  await read(routes.listFormerIncidents, admin);
  expect((await logged(organizationId)).filter(({ by }) => by === admin.id)).toMatchObject([
    { what: 'former', way: 'page', subjectId: patrol.id, amount: 1 },
  ]);
});

describe('one person’s views of one thing [22.20]', () => {
  it('are one entry on a day, with how often, first and last', async () => {
    const { organizationId, admin, read } = await buildInvolved();
    await read(routes.getPatrol, admin);
    app.clock.set(after(underWay, minute));
    await read(routes.getPatrol, admin);
    await logged(organizationId);
    app.clock.set(after(underWay, hour));
    await read(routes.getPatrol, admin);
    expect(await logged(organizationId)).toMatchObject([
      { times: 3, first: underWay, last: after(underWay, hour) },
    ]);
    app.clock.set(after(underWay, day));
    await read(routes.getPatrol, admin);
    expect(await logged(organizationId)).toMatchObject([{ times: 3 }, { times: 1 }]);
  });

  it('add up when several processes write at once', async () => {
    const { organizationId, hemi, patrol, admin } = await buildInvolved();
    const view = (by: string): NewView => ({
      ...{ organizationId, day: underWay.slice(0, 10), by, what: 'involved', way: 'page' },
      ...{ subject: 'patrol', subjectId: patrol.id, amount: 1, times: 1, first: underWay, last: underWay },
    });
    const processes = Array.from({ length: 6 }, () => gatheredViews(app.context));
    for (const [place, { add }] of processes.entries()) {
      const both = [view(hemi.id), view(admin.id)];
      await add(place % 2 ? both : both.reverse());
    }
    await Promise.all(processes.map(({ write }) => write()));
    expect(await stored(organizationId)).toMatchObject([{ times: 6 }, { times: 6 }]);
  });
});

it('what is gathered is written when a process ends [22.21]', async () => {
  const { organizationId, admin, params } = await buildInvolved();
  const hub = openLiveHub(app.context.database, app.context.log);
  const ending = await buildApp(app.context, buildServices(app.context), { ...app.options, hub });
  ending.addHook('preClose', () => hub.stop());
  const headers = { cookie: await app.sessionCookie(admin) };
  expect((await ending.inject({ url: `/api/v1/patrol/${params.id}`, headers })).statusCode).toBe(200);
  await ending.close();
  expect(await stored(organizationId)).toMatchObject([{ by: admin.id, what: 'involved' }]);
});

describe('a file and the log itself [22.21]', () => {
  const files = [
    [routes.downloadPersons, 'people-file'],
    [routes.downloadPatrols, 'patrols-file'],
    [routes.downloadIncidents, 'incidents-file'],
  ] as const;

  it.each(files)('$0.path is logged before it is answered', async (route, what) => {
    const { organizationId, admin, read } = await buildInvolved();
    expect((await read(route, admin)).status).toBe(200);
    expect(await stored(organizationId)).toMatchObject([
      { by: admin.id, what, way: 'file', subject: 'several', times: 1 },
    ]);
  });

  it('of one person is logged as theirs', async () => {
    const { organizationId, admin, hemi, read } = await buildInvolved();
    expect((await read(routes.downloadInformation, admin, { params: { id: hemi.id } })).status).toBe(200);
    expect(await stored(organizationId)).toMatchObject([
      { by: admin.id, what: 'person-file', subject: 'person', subjectId: hemi.id },
    ]);
  });

  it.each([...files.map(([route]) => route), routes.listViews])(
    '$path is not shown if that fails',
    async (route) => {
      const { admin, read } = await buildInvolved();
      await app.database.execute(sql`alter table details_view add constraint none check (false) not valid`);
      const answer = await read(route, admin);
      await app.database.execute(sql`alter table details_view drop constraint none`);
      expect(answer.status).toBe(500);
    },
  );
});

describe('the log [22.22]', () => {
  const list = async (who: Parameters<typeof app.as>[0], query: object = {}) =>
    (await (await app.as(who))(routes.listViews, { query })).body;

  it('has the latest first with their patrol, and who reads it', async () => {
    const { organizationId, admin, hemi, patrol, read } = await buildInvolved();
    await read(routes.getPatrol, hemi);
    await read(routes.getPerson, admin, { params: { id: hemi.id } });
    await logged(organizationId);
    const { items, more } = await list(admin);
    expect(more).toBe(false);
    expect(items).toMatchObject([
      { by: admin.id, what: 'contacts', of: { kind: 'person', personId: hemi.id } },
      {
        by: hemi.id,
        what: 'involved',
        of: { kind: 'patrol', patrol: { _id: patrol.id, when: patrol.when } },
      },
    ]);
    expect((await list(admin)).items[0]).toMatchObject({
      by: admin.id,
      what: 'views',
      of: { kind: 'several' },
      amount: null,
      times: 1,
    });
  });

  it('is narrowed to who looked, what, and of what', async () => {
    const { organizationId, admin, hemi, patrol, read } = await buildInvolved();
    for (const who of [admin, hemi]) await read(routes.getPatrol, who);
    await read(routes.listPersons, admin);
    await logged(organizationId);
    const narrowed = async (filter: object) =>
      (await list(admin, { filter })).items.filter(({ what }) => what !== 'views').length;
    expect(await narrowed({ by: admin.id })).toBe(2);
    expect(await narrowed({ what: 'involved' })).toBe(2);
    expect(await narrowed({ of: patrol.id })).toBe(2);
    expect(await narrowed({ of: patrol.id, by: hemi.id })).toBe(1);
    expect(await narrowed({ of: hemi.id })).toBe(0);
  });

  it('goes on after the last entry of a page', async () => {
    const { organizationId, admin, hemi, watcher, read } = await buildInvolved();
    for (const who of [admin, hemi, watcher]) await read(routes.getPatrol, who);
    await logged(organizationId);
    const filter = { what: 'involved' };
    const first = await list(admin, { limit: 2, filter });
    expect(first).toMatchObject({ items: [{ by: watcher.id }, { by: hemi.id }], more: true });
    const next = await list(admin, { limit: 2, filter, after: first.items[1]?._id });
    expect(next).toMatchObject({ items: [{ by: admin.id }], more: false });
  });

  it('has nothing of another organization, and takes no other filter', async () => {
    const there = await buildInvolved();
    await there.read(routes.getPatrol);
    await logged(there.organizationId);
    const here = await buildInvolved();
    expect((await list(here.admin, { filter: { of: there.patrol.id } })).items).toEqual([]);
    expect((await list(here.admin, { filter: { by: there.admin.id } })).items).toEqual([]);
    for (const query of [
      { filter: { text: 'x' } },
      { filter: { what: 'all' } },
      { after: 'x' },
      { limit: 0 },
    ])
      expect((await here.read(routes.listViews, here.admin, { query })).status).toBe(400);
  });
});

it('what was seen long ago goes with the history of signing in [22.21]', async () => {
  const { organizationId, admin, read } = await buildInvolved();
  await read(routes.getPatrol, admin);
  await logged(organizationId);
  const sweep = async (days: number) => {
    app.clock.set(after(underWay, days * day));
    await sweepDetails(app.context).run();
  };
  await sweep(730);
  await sweep(731);
  await sweep(744);
  expect(await stored(organizationId)).toHaveLength(1);
  await sweep(746);
  expect(await stored(organizationId)).toEqual([]);
});

describe('what is gathered [22.21]', () => {
  const source = testDatabase();
  const view = (): NewView => ({
    ...{ organizationId: newId(), day: underWay.slice(0, 10), by: newId(), what: 'involved' },
    ...{
      way: 'page',
      subject: 'patrol',
      subjectId: newId(),
      amount: 1,
      times: 1,
      first: underWay,
      last: underWay,
    },
  });
  const count = () => source.database.$count(detailsView);
  const refuse = () =>
    source.database.execute(sql`alter table details_view add constraint none check (false) not valid`);
  const take = () => source.database.execute(sql`alter table details_view drop constraint if exists none`);
  afterEach(take);

  it('waits while the database takes none, and is written once it does', async () => {
    const gathered = gatheredViews({ database: source.database, log: app.context.log });
    await refuse();
    await gathered.add([view()]);
    await expect(gathered.write()).rejects.toThrow();
    await gathered.add([view()]);
    await take();
    await gathered.write();
    expect(await count()).toBe(2);
  });

  it('shows nothing more when too much waits', async () => {
    const gathered = gatheredViews({ database: source.database, log: app.context.log });
    await refuse();
    await gathered.add(Array.from({ length: 10_000 }, view));
    await expect(gathered.add([view()])).rejects.toThrow();
    await take();
    const before = await count();
    await gathered.write();
    expect(await count()).toBe(before + 10_001);
  });
});
