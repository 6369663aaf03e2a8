import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Route } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { type NewPerson, peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';
import { day } from '../clock.ts';
import { guest } from '../database/schema/assignments.ts';
import { mail } from '../database/schema/mails.ts';
import { organization } from '../database/schema/organizations.ts';
import { patrol } from '../database/schema/patrols.ts';
import { person } from '../database/schema/people.ts';
import { idempotencyRecord } from '../database/schema/platform.ts';
import { pruneIdempotencyRecords } from './periodic-task.ts';

const app = testApp();
const when = '2026-12-05T08:00:00.000Z';
const body = { when, hours: 3, callSign: 'HSCP' };

async function buildCreating() {
  const roster = await buildRoster(app);
  const asAdmin = await app.as(roster.admin);
  const { organizationId } = roster;
  const create = (idempotencyKey: string | undefined, given: object = body) =>
    asAdmin(patrolRoutes.createPatrol, {
      body: given,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  /** The patrols besides the roster's own. */
  const count = async () =>
    (await app.database.$count(patrol, eq(patrol.organizationId, organizationId))) - 1;
  return { ...roster, asAdmin, create, count };
}

describe('a creating call with an Idempotency-Key [12.5]', () => {
  it('returns the first answer when repeated, and creates nothing more', async () => {
    const { create, count } = await buildCreating();
    const first = await create('a key');
    app.clock.advance(5 * 60_000);
    const again = await create('a key');
    app.clock.advance(-5 * 60_000);
    expect(first.status).toBe(201);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    expect(await count()).toBe(1);
  });

  it('creates one patrol when it is sent several times at once [12.6]', async () => {
    const { create, count } = await buildCreating();
    const answers = await Promise.all(Array.from({ length: 30 }, () => create('pressed twice')));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect(new Set(answers.map((answer) => answer.body.inserted._id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is refused with another body or path, but not with an equivalent body', async () => {
    const { organizationId, patrol: ours, asAdmin, create, count } = await buildCreating();
    await create('a key');
    expect(await create('a key', { ...body, hours: 4 })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused', message: 'This Idempotency-Key was used for another request.' },
    });
    const { callSign, hours } = body;
    expect((await create('a key', { callSign, hours, when, name: null })).status).toBe(201);
    expect(await count()).toBe(1);

    const other = await app.buildPatrol({ organizationId });
    const invite = (id: string) =>
      asAdmin(assignmentRoutes.addGuest, {
        params: { id },
        body: { name: 'Ana' },
        idempotencyKey: 'a guest',
      });
    expect((await invite(ours.id)).status).toBe(201);
    expect((await invite(other.id)).status).toBe(409);
  });

  it('is separate for each person and each route', async () => {
    const { otherAdmin, asAdmin, create, count } = await buildCreating();
    const first = await create('a key');
    const asOther = await app.as(otherAdmin);
    const theirs = await asOther(patrolRoutes.createPatrol, { body, idempotencyKey: 'a key' });
    const event = await asAdmin(patrolRoutes.createEvent, {
      body: { when, hours: 3 },
      idempotencyKey: 'a key',
    });
    expect(event.status).toBe(201);
    expect(theirs.body.inserted._id).not.toBe(first.body.inserted._id);
    expect(await count()).toBe(3);
  });

  it('runs again after a refusal', async () => {
    const { organizationId, patrol: ours, asAdmin } = await buildCreating();
    await app.database.update(patrol).set({ cancelled: when }).where(eq(patrol.id, ours.id));
    const invite = () =>
      asAdmin(assignmentRoutes.addGuest, {
        params: { id: ours.id },
        body: { name: 'Ana' },
        idempotencyKey: 'a guest',
      });
    expect((await invite()).status).toBe(409);
    await app.database.update(patrol).set({ cancelled: null }).where(eq(patrol.id, ours.id));
    expect((await invite()).status).toBe(201);
    expect(await app.database.$count(guest, eq(guest.organizationId, organizationId))).toBe(1);
  });

  it('creates nothing if its answer cannot be recorded', async () => {
    const { admin, create, count } = await buildCreating();
    const refuse = sql`alter table idempotency_record add constraint refused check (key <> 'refused')`;
    await app.database.execute(refuse);
    expect((await create('refused')).status).toBe(500);
    await app.database.execute(sql`alter table idempotency_record drop constraint refused`);
    expect(await count()).toBe(0);
    expect(await app.database.$count(idempotencyRecord, eq(idempotencyRecord.personId, admin.id))).toBe(0);
    expect((await create('refused')).status).toBe(201);
  });

  it('is kept for 24 hours and then deleted', async () => {
    const { admin, create, count } = await buildCreating();
    const kept = () => app.database.$count(idempotencyRecord, eq(idempotencyRecord.personId, admin.id));
    const prune = pruneIdempotencyRecords(app.context);
    const first = await create('a key');
    await age(admin.id, day - 1);
    await prune.run();
    expect((await create('a key')).body).toEqual(first.body);
    await age(admin.id, 1);
    const next = await create('a key');
    expect(next.body.inserted._id).not.toBe(first.body.inserted._id);
    expect(await count()).toBe(2);
    expect(await kept()).toBe(1);
    await age(admin.id, day);
    await prune.run();
    expect(await kept()).toBe(0);
  });

  it('is refused with an empty or too long key; without a key every call creates', async () => {
    const { create, count } = await buildCreating();
    expect(await create('')).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['idempotency-key'], reason: 'min-length' }] },
    });
    expect((await create('k'.repeat(201))).status).toBe(400);
    expect((await create('k'.repeat(200))).status).toBe(201);
    await create(undefined);
    await create(undefined);
    expect(await count()).toBe(3);
  });

  /** Backdates the records by so many milliseconds. */
  async function age(personId: string, milliseconds: number) {
    const created = sql`${idempotencyRecord.created} - ${milliseconds} * interval '1 millisecond'`;
    await app.database
      .update(idempotencyRecord)
      .set({ created })
      .where(eq(idempotencyRecord.personId, personId));
  }
});

it('every creating call takes a key [12.5]', async () => {
  const { organizationId, admin, patrol: ours } = await buildRoster(app);
  const sa = await app.buildPerson({ roles: ['sa'] });
  const somebody = { firstName: 'Ann', lastName: 'Other' };
  const newPerson = { ...somebody, email: `${newId()}@example.nz` } satisfies Omit<
    NewPerson,
    'roles' | 'mailVia'
  >;
  const newOrganization = {
    code: 'IDEM',
    name: 'Somewhere',
    policeStation: 'Somewhere',
    admin: { ...somebody, email: `${newId()}@example.nz` },
  };
  const calls: [typeof admin, Route, object][] = [
    [sa, organizationRoutes.createOrganization, newOrganization],
    [admin, peopleRoutes.createPerson, newPerson],
    [admin, patrolRoutes.createPatrol, body],
    [admin, patrolRoutes.createEvent, { when, hours: 3 }],
    [admin, assignmentRoutes.addGuest, { name: 'Ana' }],
  ];
  for (const [who, route, given] of calls) {
    const call = await app.as(who);
    const request = { params: { id: ours.id }, body: given, idempotencyKey: 'one of each' };
    const answers = await Promise.all([call(route, request), call(route, request)]);
    expect([route.path, ...answers.map(({ status }) => status)]).toEqual([route.path, 201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  }
  expect(await app.database.$count(organization, eq(organization.code, 'IDEM'))).toBe(1);
  const email = eq(person.email, newPerson.email);
  const [added] = await app.database.select().from(person).where(email);
  expect(await app.database.$count(person, email)).toBe(1);
  expect(await app.database.$count(mail, eq(mail.recipient, added?.id ?? ''))).toBe(1);
  const events = and(eq(patrol.organizationId, organizationId), eq(patrol.type, 'event'));
  expect(await app.database.$count(patrol, events)).toBe(1);
  expect(await app.database.$count(guest, eq(guest.patrolId, ours.id))).toBe(1);
});
