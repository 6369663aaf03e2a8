import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiPrefix, type Route, roles } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { bodyLike, isVisible, paramLike, query } from '#platform/testing/arbitraries.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { publicUrl, testApp } from '../testing/app.ts';
import { buildRoster } from '../testing/roster.ts';
import { errorResponsesOf } from './api-description/error-responses.ts';
import { examples } from './api-description/examples.ts';
import { type RouteName, routes } from './routes.ts';

const server = testApp();

/** How many requests are sent to each route; `FUZZ_RUNS=1000 npx vitest run properties` sends more than the usual few. */
const runs = Number(process.env.FUZZ_RUNS ?? 60);

/** All routes but the stream, which does not end and takes no input but its cookie. */
const all = (Object.entries(routes) as [RouteName, Route][]).filter(([, route]) => !route.stream);

describe('any input of any shape', () => {
  const callers: Record<string, string>[] = [];
  /** Ids by the part of the path that precedes them. */
  let ids: Record<string, string[]> = {};

  /** Each route gets callers of its own, since some of its calls end their access. */
  beforeEach(async () => {
    callers.splice(0, callers.length, {});
    const people: string[] = [];
    ids = { organization: [], patrol: [], guest: [], incident: [], person: people, patroller: people };
    const home = await buildRoster(server);
    const elsewhere = await buildRoster(server);
    for (const role of roles) {
      const { organizationId } = home;
      const given = role === 'sa' ? { roles: [role] } : { organizationId, roles: [role] };
      const person = await server.buildPerson(given);
      callers.push({ cookie: await server.sessionCookie(person) });
      people.push(person.id);
      if (role === 'patroller') await buildRunning(home.organizationId, person.id);
    }
    callers.push({ cookie: await server.sessionCookie(elsewhere.admin) });
    for (const { organizationId, patrol, hemi } of [home, elsewhere]) {
      const of = { organizationId, patrolId: patrol.id, personId: hemi.id };
      const { id: assignmentId } = await server.buildAssignment(of);
      const link = { organizationId, assignmentId, personId: hemi.id, created: server.clock.now() };
      const [row] = await server.database
        .insert(linkToken)
        .values({ ...link, id: newId(), purpose: 'assignment' })
        .returning();
      const token = linkTokenText(server.context.settings.secretKeys, 'assignment', row?.id ?? '');
      callers.push({ authorization: `Bearer ${token}` });
      const { id: eccNotificationId } = await server.buildEccNotification(of);
      const ecc = { id: newId(), purpose: 'ecc' as const, organizationId, eccNotificationId };
      await server.database.insert(linkToken).values({ ...ecc, created: server.clock.now() });
      const eccToken = linkTokenText(server.context.settings.secretKeys, 'ecc', ecc.id);
      callers.push({ authorization: `Bearer ${eccToken}` });
      people.push(hemi.id);
      ids.organization?.push(organizationId);
      ids.patrol?.push(patrol.id);
      ids.guest?.push((await server.buildGuest(of)).id);
      ids.incident?.push((await server.buildIncident({ ...of, by: hemi.id })).id);
    }
  });

  /**
   * Makes a patrol with an incident recorded by the caller, who is on its crew. Their calls are then refused
   * only for their input.
   */
  async function buildRunning(organizationId: string, personId: string) {
    const when = server.clock.now();
    const { id: patrolId } = await server.buildPatrol({
      ...{ organizationId, when, finalized: when },
      started: { started: when },
    });
    await server.buildAssignment({ organizationId, patrolId, personId });
    const incident = await server.buildIncident({ organizationId, patrolId, by: personId });
    ids.patrol?.push(patrolId);
    ids.incident?.push(incident.id);
  }

  it.each(all)('[13.1] %s answers it with success or a documented refusal', async (name, route) => {
    const expected = [route.status, ...Object.keys(errorResponsesOf(route)).map(Number)];
    const request = fc.record({
      headers: fc.constantFrom(...callers),
      path: pathOf(route, ids),
      query,
      payload: bodyLike(examples[name]?.body ?? {}),
      key: fc.option(fc.string({ minLength: 1 })),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ headers, path, payload, key, ...rest }) => {
        const { statusCode, body } = await server.app.inject({
          method: route.method,
          url: apiPrefix + path,
          query: rest.query,
          headers: {
            ...headers,
            origin: publicUrl.origin,
            ...(key !== null && { 'idempotency-key': key }),
            ...(route.method !== 'GET' && { 'content-type': 'application/json' }),
          },
          ...(route.method !== 'GET' && { payload }),
        });
        expect(expected, `${statusCode} ${body}`).toContain(statusCode);
      }),
      { numRuns: runs },
    );
  });
});

function pathOf(route: Route, ids: Record<string, string[]>): fc.Arbitrary<string> {
  const segments = [...route.path.matchAll(/(\w+)\/\{(\w+)\}/g)];
  const params = segments.map(([, kind = '']) => paramLike(ids[kind] ?? Object.values(ids).flat()));
  return fc.tuple(...params).map((values) =>
    segments.reduce<string>((path, [, , name], index) => {
      return path.replace(`{${name}}`, () => encodeURIComponent(values[index] ?? ''));
    }, route.path),
  );
}

/**
 * Pages are cut by `skip`, so only a row inserted before the reader's position shifts the following ones. No
 * other concurrent write shifts any.
 */
it('[7.1] paging visits every row once while others write', async () => {
  const { organizationId, admin, hemi } = await buildRoster(server);
  const call = await server.as(admin);
  const params = (id: string) => ({ params: { id } });
  const writes = {
    finalize: (id: string) => call(patrolRoutes.finalizePatrol, params(id)),
    rename: (id: string) =>
      call(patrolRoutes.updatePatrol, { ...params(id), body: { name: 'Another name' } }),
    guest: (id: string) => call(assignmentRoutes.addGuest, { ...params(id), body: { name: 'Matt' } }),
    assign: (id: string) =>
      call(assignmentRoutes.assignPatroller, {
        params: { id, personId: hemi.id },
        query: { override: true },
      }),
    cancel: (id: string) => call(patrolRoutes.cancelPatrol, params(id)),
    append: () => call(patrolRoutes.createEvent, { body: { when: '2027-06-01T08:00:00.000Z', hours: 1 } }),
  };
  const names = fc.constantFrom(...(Object.keys(writes) as (keyof typeof writes)[]));
  const write = fc.tuple(names, fc.nat());
  const rows: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const when = count % 3 === 0 ? '2026-12-01T08:00:00.000Z' : '2026-12-02T08:00:00.000Z'; // many ties
    rows.push((await server.buildPatrol({ organizationId, when })).id);
  }
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(write, { minLength: 20 }),
      async (limit, list) => {
        const seen: string[] = [];
        for (let skip = 0, step = 0; ; skip += limit, step += 1) {
          const [name, which] = list[step % list.length] ?? ['append', 0];
          const page = call(patrolRoutes.listPatrols, { query: { limit, skip, sort: 'when' } });
          const [{ body }] = await Promise.all([page, writes[name](rows[which % rows.length] ?? '')]);
          seen.push(...body.items.map(({ _id }) => _id));
          if (body.items.length < limit) break;
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(expect.arrayContaining(rows));
      },
    ),
    { numRuns: 8 },
  );
});

describe('[12.2] a written value reads back', () => {
  const text = (min: number) =>
    fc
      .string({ unit: 'grapheme', minLength: min, maxLength: 60 })
      .filter((given) => [...given.trim()].length >= min && isVisible(given));
  const blank = fc.constantFrom('', ' ', '\t');
  const scheduled = {
    when: fc
      .date({
        min: new Date('2026-11-21T06:01:00Z'),
        max: new Date('2100-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString()),
    hours: fc.oneof(fc.integer({ min: 1, max: 72 }), fc.double({ min: 1, max: 72, noNaN: true })),
    name: fc.oneof(text(3), blank, fc.constant(null)),
  };
  const kept = (given: string | null) => given?.trim() || null;

  it('for a patrol', async () => {
    const call = await server.as(await server.buildPerson({ roles: ['admin'] }));
    const draft = fc.record({ ...scheduled, callSign: text(2) });
    await fc.assert(
      fc.asyncProperty(draft, async (body) => {
        const created = await call(patrolRoutes.createPatrol, { body });
        expect(created.status).toBe(201);
        const read = await call(patrolRoutes.getPatrol, { params: { id: created.body.inserted._id } });
        const { when, hours, name, callSign } = read.body;
        expect({ when, hours, name, callSign }).toEqual({
          ...body,
          name: kept(body.name),
          callSign: body.callSign.trim().toUpperCase(),
        });
      }),
      { numRuns: 60 },
    );
  });

  it('for an event, also after a change', async () => {
    const call = await server.as(await server.buildPerson({ roles: ['admin'] }));
    const draft = fc.record({ ...scheduled, instructions: fc.oneof(text(1), blank, fc.constant(null)) });
    await fc.assert(
      fc.asyncProperty(draft, draft, async (first, second) => {
        const created = await call(patrolRoutes.createEvent, { body: first });
        const params = { id: created.body.inserted._id };
        const read = async () => {
          const { when, hours, name, instructions } = (await call(patrolRoutes.getPatrol, { params })).body;
          return { when, hours, name, instructions };
        };
        const stored = (body: typeof first) => ({
          ...body,
          name: kept(body.name),
          instructions: kept(body.instructions),
        });
        expect(await read()).toEqual(stored(first));
        expect((await call(patrolRoutes.updatePatrol, { params, body: second })).status).toBe(200);
        expect(await read()).toEqual(stored(second));
      }),
      { numRuns: 40 },
    );
  });

  it('for a guest', async () => {
    const { organizationId, admin } = await buildRoster(server);
    const { id } = await server.buildPatrol({ organizationId });
    const call = await server.as(admin);
    const guest = fc.record({
      name: text(1),
      phone: fc.oneof(text(1), blank),
      email: fc.oneof(blank, fc.constant('Matt@Example.nz')),
    });
    await fc.assert(
      fc.asyncProperty(guest, async (body) => {
        const short = { ...body, phone: body.phone.slice(0, 50) };
        const created = await call(assignmentRoutes.addGuest, { params: { id }, body: short });
        expect(created.status).toBe(201);
        const { guests } = (await call(patrolRoutes.getPatrol, { params: { id } })).body;
        expect(guests[created.body._id]).toEqual({
          name: body.name.trim(),
          phone: kept(short.phone),
          email: kept(body.email),
          removed: null,
        });
      }),
      { numRuns: 40 },
    );
  });
});
