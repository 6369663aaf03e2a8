import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { NIL, v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { countLogOnsWaiting } from '#ecc/server/correspondence/store.ts';
import { checkOverdue } from '#ecc/server/overdue/service.ts';
import { listAwaitedDigests } from '#messages/server/awaited-digests.store.ts';
import { countFailed } from '#messages/server/mails/store.ts';
import { listPlanned, listWithoutMonth } from '#messages/server/reminders/store.ts';
import type { linkToken } from '#platform/database/schema/auth.ts';
import type { person } from '#platform/database/schema/people.ts';
import { tables } from '#platform/database/schema/schema.ts';
import { urgentLane } from '#platform/mail/lanes.ts';
import { findDue, readQueue } from '#platform/mail/store.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { ViewFilter } from '#privacy/contract';
import { testApp } from '../testing/app.ts';
import { fillLargeDataset } from '../testing/large-dataset.ts';
import { routes } from './routes.ts';

/**
 * The cost of every list and detail read among 200,000 patrols of 300 organizations, by PostgreSQL's own plan.
 * Each read is planned for its values, and for any values, since PostgreSQL may keep the plan of a prepared
 * statement.
 */

const app = testApp();
const now = '2026-11-21T06:00:00.000Z';

/** Tables that grow with what organizations do; the others, with a row for each of them at most, may be read from end to end. */
const growing = Object.values(tables)
  .map((table) => getTableConfig(table))
  .filter(({ columns }) => columns.some(({ name, primary }) => name === 'organization_id' && !primary))
  .map(({ name }) => name);

/** One of the 300 organizations, with an admin and a patroller who sign in, and something of each kind to read. */
interface Place {
  admin: typeof person.$inferSelect;
  hemi: typeof person.$inferSelect;
  sa: typeof person.$inferSelect;
  patrolId: string;
  link: string;
  allLink: string;
  offersLink: string;
  eccLink: string;
  messageId: string;
  calendar: string;
  roster: string;
}
let place: Place;

beforeAll(async () => {
  await fillLargeDataset(app.database, now);
  const [found] = await app.database.select().from(tables.organization).limit(1);
  const organizationId = found?.id ?? '';
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  const hemi = await app.buildPerson({ organizationId });
  const { id: patrolId } = await app.buildPatrol({ organizationId, finalized: now });
  const assigned = await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
  const token: typeof linkToken.$inferInsert = {
    ...{ id: newId(), purpose: 'assignment', organizationId, personId: hemi.id },
    ...{ assignmentId: assigned.id, created: now },
  };
  const allToken: typeof linkToken.$inferInsert = {
    ...{ id: newId(), purpose: 'assignments', organizationId, personId: hemi.id, created: now },
  };
  await app.database.insert(tables.linkToken).values(allToken);
  await app.database.insert(tables.linkToken).values({ ...token, allLinkId: allToken.id });
  const allLink = linkTokenText(app.context.settings.secretKeys, 'assignments', allToken.id);
  const link = linkTokenText(app.context.settings.secretKeys, 'assignment', token.id);
  const offered = await app.buildOffer({ organizationId, patrolId, personId: hemi.id });
  const offersLink = linkTokenText(app.context.settings.secretKeys, 'offers', offered.linkId);
  const { id: eccNotificationId } = await app.buildEccNotification({ organizationId, patrolId });
  const eccToken: typeof linkToken.$inferInsert = {
    ...{ id: newId(), purpose: 'ecc', organizationId, eccNotificationId, created: now },
  };
  await app.database.insert(tables.linkToken).values(eccToken);
  const eccLink = linkTokenText(app.context.settings.secretKeys, 'ecc', eccToken.id);
  const calendarToken: typeof linkToken.$inferInsert = {
    ...{ id: newId(), purpose: 'calendar', organizationId, personId: hemi.id, created: now },
  };
  await app.database.insert(tables.linkToken).values(calendarToken);
  const calendar = linkTokenText(app.context.settings.secretKeys, 'calendar', calendarToken.id);
  const rosterToken: typeof linkToken.$inferInsert = {
    ...{ id: newId(), purpose: 'roster-with-names', organizationId, created: now },
  };
  await app.database.insert(tables.linkToken).values(rosterToken);
  const roster = linkTokenText(app.context.settings.secretKeys, 'roster-with-names', rosterToken.id);
  const sa = await app.buildPerson({ roles: ['sa'] });
  const { id: messageId } = await app.buildMessage({ organizationId, patrolId, sentBy: admin.id });
  place = { admin, hemi, sa, patrolId, link, allLink, offersLink, eccLink, messageId, calendar, roster };
}, 60_000);

const ahead = '2026-12-05T08:00:00.000Z';
const past = { deleted: null, when: { $lte: now } };
const coming = { deleted: null, when: { $gt: now } };
const mine = { cancelled: null, declined: null, removed: null };
const own = { ...coming, ...mine };

type Reader = 'admin' | 'hemi' | 'sa' | 'link';
type Call = Awaited<ReturnType<typeof app.as>>;
const patrolId = () => ({ params: { id: place.patrolId } });
const toCrew = () => ({ query: { to: { kind: 'crew', patrolId: place.patrolId } } }) as const;
const toMonth = { query: { to: { kind: 'month', month: '2026-11' } } } as const;
const november = { params: { year: '2026', month: '11' } };
const organizationId = () => ({ params: { id: place.hemi.organizationId ?? '' } });
const hemiId = () => ({ params: { id: place.hemi.id, personId: place.hemi.id } });

const whoLooked = async (filter: ViewFilter) => {
  const { organizationId } = place.hemi;
  const page = { limit: 12, filter };
  return {
    status: (await app.services.views.list({ organizationId: organizationId ?? NIL }, page)) ? 200 : 404,
  };
};

const reads: [string, Reader, (call: Call) => Promise<{ status: number }>][] = [
  ['past patrols', 'admin', (call) => call(routes.listPatrols, { query: { sort: '-when', filter: past } })],
  [
    'scheduled ones',
    'admin',
    (call) => call(routes.listPatrols, { query: { sort: 'when', filter: coming } }),
  ],
  ['every patrol', 'admin', (call) => call(routes.listPatrols, { query: { limit: 1000 } })],
  [
    'a late page',
    'admin',
    (call) => call(routes.listPatrols, { query: { skip: 600, filter: { cancelled: null } } }),
  ],
  [
    'past patrols of a kind',
    'hemi',
    (call) => call(routes.listPatrols, { query: { filter: { ...past, type: 'event', test: true } } }),
  ],
  [
    'past patrols with somebody',
    'hemi',
    (call) => call(routes.listPatrols, { query: { filter: { ...past, patroller: place.hemi.id } } }),
  ],
  [
    'my coming patrols',
    'hemi',
    (call) => call(routes.listMyPatrols, { query: { sort: 'when', filter: own } }),
  ],
  [
    'my running patrols',
    'hemi',
    (call) => call(routes.listMyPatrols, { query: { filter: { ...mine, running: true } } }),
  ],
  [
    'my past patrols',
    'hemi',
    (call) => call(routes.listMyPatrols, { query: { sort: '-when', filter: past } }),
  ],
  [
    'somebody’s',
    'admin',
    (call) => call(routes.listPatrolsOfPerson, { ...hemiId(), query: { filter: past } }),
  ],
  ['incidents', 'hemi', (call) => call(routes.listIncidents)],
  [
    'incidents of a kind in a period',
    'hemi',
    (call) => call(routes.listIncidents, { query: { filter: { what: 'Fire', when: past.when } } }),
  ],
  [
    'incidents by a common word',
    'hemi',
    (call) => call(routes.listIncidents, { query: { filter: { text: 'quiet' } } }),
  ],
  [
    'incidents by a rare word',
    'admin',
    (call) => call(routes.listIncidents, { query: { sort: 'when', filter: { text: 'place 77' } } }),
  ],
  ['incidents on the map', 'hemi', (call) => call(routes.mapIncidents)],
  [
    'incidents on the map by a word',
    'hemi',
    (call) => call(routes.mapIncidents, { query: { filter: { text: 'quiet' } } }),
  ],
  ['whom finalizing mails', 'admin', (call) => call(routes.countRecipients, patrolId())],
  ['a patrol', 'hemi', (call) => call(routes.getPatrol, patrolId())],
  [
    'people',
    'admin',
    (call) => call(routes.listPersons, { query: { limit: 999, filter: { finished: null } } }),
  ],
  ['crew-mates among people', 'hemi', (call) => call(routes.listPersons)],
  ['people by first name', 'admin', (call) => call(routes.listPersons, { query: { sort: '-firstName' } })],
  [
    'people by a search',
    'hemi',
    (call) => call(routes.listPersons, { query: { filter: { search: 'no1' } } }),
  ],
  ['who asks to join', 'admin', (call) => call(routes.listJoinRequests)],
  ['whose address fails', 'admin', (call) => call(routes.listFailingAddresses)],
  ['a person', 'hemi', (call) => call(routes.getPerson, hemiId())],
  ['my profile', 'hemi', (call) => call(routes.getMyProfile)],
  ['my organization', 'hemi', (call) => call(routes.getMyOrganization)],
  ['my sessions', 'hemi', (call) => call(routes.listMySessions, { query: { sort: '-issued' } })],
  ['my sessions by use', 'hemi', (call) => call(routes.listMySessions, { query: { sort: '-refreshed' } })],
  ['my audits', 'hemi', (call) => call(routes.listMyAudits, { query: { sort: '-when' } })],
  ['the summary', 'admin', (call) => call(routes.summarizePatrols)],
  ['a person’s summary', 'admin', (call) => call(routes.summarizePatrolsOfPerson, hemiId())],
  ['the report of a month', 'admin', (call) => call(routes.getReport, november)],
  ['its file', 'admin', (call) => call(routes.downloadReport, november)],
  ['the file of its volunteers', 'admin', (call) => call(routes.downloadVolunteers, november)],
  ['my calendar', 'hemi', (call) => call(routes.getMyCalendar)],
  [
    'the calendar itself', // without the limit, which writes
    'link',
    async () => ({ status: (await app.services.calendar.read(place.calendar)) ? 200 : 404 }),
  ],
  ['the address of the roster', 'admin', (call) => call(routes.getRosterCalendar)],
  [
    'the roster as a calendar', // without the limit, which writes
    'link',
    async () => ({ status: (await app.services.calendar.readRoster(place.roster)) ? 200 : 404 }),
  ],
  ['organizations', 'sa', (call) => call(routes.listOrganizations, { query: { sort: 'name' } })],
  [
    'organizations by a search',
    'sa',
    (call) => call(routes.listOrganizations, { query: { filter: { search: 'patrol 1' } } }),
  ],
  ['what is held', 'admin', (call) => call(routes.listHolds)],
  ['who lacks a second step', 'admin', (call) => call(routes.listWithoutSecondStep)],
  ['who looked', 'admin', () => whoLooked({})], // without its own entry, which writes
  ['what one of them looked at', 'admin', () => whoLooked({ by: place.hemi.id })],
  ['who looked at a patrol', 'admin', () => whoLooked({ of: place.patrolId, what: 'involved' })],
  ['the admins of an organization', 'sa', (call) => call(routes.listAdmins, organizationId())],
  ['sessions', 'sa', (call) => call(routes.listMySessions)],
  ['audits', 'sa', (call) => call(routes.listMyAudits)],
  ['several assignments', 'link', (call) => call(routes.viewAssignments, { bearer: place.allLink })],
  ['offered places', 'link', (call) => call(routes.viewOffers, { bearer: place.offersLink })],
  ['one’s own offered places', 'hemi', (call) => call(routes.listMyOffers)],
  ['one’s own requests for cover', 'hemi', (call) => call(routes.listMyCover)],
  ['with whom to swap', 'hemi', (call) => call(routes.listSwapChoices, patrolId())],
  ['the offers of a patrol', 'admin', (call) => call(routes.listOffers, patrolId())],
  ['an assignment', 'link', (call) => call(routes.viewAssignment, { bearer: place.link })],
  ['the form of a log-on', 'hemi', (call) => call(routes.getEccLogOn, patrolId())],
  ['the replies of the ECC', 'hemi', (call) => call(routes.listEccReplies, patrolId())],
  ['the mails about a patrol', 'admin', (call) => call(routes.listPatrolMails, patrolId())],
  ['the messages', 'admin', (call) => call(routes.listMessages)],
  ['a message', 'admin', (call) => call(routes.getMessage, { params: { id: place.messageId } })],
  ['whom a message to a crew reaches', 'admin', (call) => call(routes.countReach, toCrew())],
  ['whom one to those of a month reaches', 'admin', (call) => call(routes.countReach, toMonth)],
  ['the former incidents', 'admin', (call) => call(routes.listFormerIncidents, patrolId())],
  ['one’s own availability', 'hemi', (call) => call(routes.getMyAvailability)],
  [
    'the candidates for a patrol',
    'admin',
    (call) => call(routes.listCandidates, { query: { when: now, hours: 3 } }),
  ],
  ['who goes with whom', 'admin', (call) => call(routes.getPairing, hemiId())],
  ['the vehicles', 'hemi', (call) => call(routes.listVehicles)],
  ['the mails that have not left', 'admin', (call) => call(routes.listUnsent)],
  ['the patrols that are out', 'admin', (call) => call(routes.listPatrolsOut)],
  ['what needs doing', 'admin', (call) => call(routes.getToDo)],
  ['a message to the ECC', 'link', (call) => call(routes.viewEccNotification, { bearer: place.eccLink })],
];

/** Files, which are read batch by batch. */
const files: typeof reads = [
  ['the file of past patrols', 'admin', (call) => call(routes.downloadPatrols, { query: { filter: past } })],
  ['the file of incidents', 'admin', (call) => call(routes.downloadIncidents)],
];

describe('among 200,000 patrols of 300 organizations', () => {
  it.each(reads)(
    '%s (as %s) are found by an index, in two statements [15.6]',
    async (_what, reader, read) => {
      const { admin, hemi, sa } = place;
      const call = await app.as({ admin, hemi, sa, link: null }[reader]);
      const statements = await statementsOf(async () => expect((await read(call)).status).toBe(200));
      expect(statements.length).toBeLessThanOrEqual(3); // the session's own look-up is one
      await expectIndexes(statements);
    },
  );

  it.each(files)('%s (as %s) is found by an index, each batch of it', async (_what, _reader, read) => {
    const call = await app.as(place.admin);
    await expectIndexes(await statementsOf(async () => expect((await read(call)).status).toBe(200)));
  });

  it.each([
    ['the patrols that somebody is to be reminded of', () => listPlanned(app.database, now)],
    ['the organizations that are owed a month', () => listWithoutMonth(app.database, '2026-10-01')],
    ['those for whom notices wait', () => listAwaitedDigests(app.database)],
    ['the mails that are to be sent [15.10]', () => readQueue(app.database, now)],
    ['the mails that did not arrive [15.10]', () => countFailed(app.database)],
    ['the log-ons that wait [15.16]', () => countLogOnsWaiting(app.database, now)],
    [
      'the urgent mails that go first',
      () => findDue(app.database, urgentLane, place.admin.organizationId ?? NIL, { now }),
    ],
  ])('%s are found by an index, in one statement', async (_what, read) => {
    const statements = await statementsOf(read);
    expect(statements).toHaveLength(1);
    await expectIndexes(statements);
  });

  it('crews are worked out from what three statements find by an index [6.28]', async () => {
    const call = await app.as(place.admin);
    const { id } = await app.buildPatrol({ organizationId: place.hemi.organizationId ?? '', when: ahead });
    const statements = await statementsOf(async () => {
      expect((await call(routes.fillPatrols, { body: { ids: [id] } })).status).toBe(200);
    });
    expect(statements.filter(({ text }) => !text.includes('"session"'))).toHaveLength(3);
    await expectIndexes(statements);
  });

  it('the overdue ones of all organizations are found in one look at those that are out', async () => {
    const query = vi.spyOn(app.database.$client, 'query');
    await checkOverdue(app.context).run();
    const [looked, ...others] = query.mock.calls;
    query.mockRestore();
    expect(others).toEqual([]);
    const { text } = Statement.parse(looked?.[0]);
    const { rows } = await app.database.$client.query(
      `explain (format json) ${text}`,
      Values.parse(looked?.[1]),
    );
    expect(scannedWhole(rows)).toEqual([]);
    expect(JSON.stringify(rows).match(/"Index Name":"patrol_\w+"/g)).toEqual(['"Index Name":"patrol_out"']);
  });

  it('what was judged of a patrol is looked up by its id: many start together, and would be compared with each other', async () => {
    const [looked] = await statementsOf(() => listPlanned(app.database, now));
    const { rows } = await app.database.$client.query(
      `explain (format json) ${looked?.text}`,
      looked?.values,
    );
    const byId = /"Index Name":"reminder_organization_id_kind_subject_id_local_date_pk"/g;
    expect(JSON.stringify(rows).match(byId)).toHaveLength(2);
  });

  it('what privacy clocks take away is found by an index, for each clock [22.3]', async () => {
    const call = await app.as(place.admin);
    const read = async () => expect((await call(routes.getPrivacy)).status).toBe(200);
    await expectIndexes(await statementsOf(read));
  });

  it.each(growing)('%s has so many rows that reading them all is no good plan', async (table) => {
    const { rows } = await app.database.execute(
      sql`select from pg_class where oid = ${table}::regclass and reltuples >= 9000`,
    );
    expect(rows).toHaveLength(1);
  });

  it('a statement without an index would be noticed', async () => {
    const whole = 'explain (format json) select from patrol join person on first_name = name';
    const { rows } = await app.database.$client.query(whole);
    expect(scannedWhole(rows).toSorted()).toEqual(['patrol', 'person']);
  });
});

interface Sent {
  text: string;
  values: unknown[];
}

/** Returns the statements that are sent during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const query = vi.spyOn(app.database.$client, 'query');
  await work();
  const statements = query.mock.calls.map(([statement, values]) => ({
    text: Statement.parse(statement).text,
    values: Values.parse(values),
  }));
  query.mockRestore();
  return statements;
}

/** Expects that neither plan, for these values or for any, reads a growing table from end to end. */
async function expectIndexes(statements: readonly Sent[]): Promise<void> {
  for (const { text, values } of statements) {
    const { rows: forThese } = await app.database.$client.query(`explain (format json) ${text}`, values);
    expect({ text, scanned: scannedWhole(forThese) }).toEqual({ text, scanned: [] });
    const { rows: forAny } = await app.database.$client.query(`explain (generic_plan, format json) ${text}`);
    expect({ text, scanned: scannedWhole(forAny) }).toEqual({ text, scanned: [] });
  }
}

/** What drizzle passes to the driver. */
const Statement = z.object({ text: z.string() });
const Values = z.array(z.unknown()).default([]);

/** Returns the growing tables that a plan reads from end to end. */
function scannedWhole(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedWhole);
  if (typeof plan !== 'object' || plan === null) return [];
  const node = Scan.safeParse(plan);
  const own =
    node.success && growing.includes(node.data['Relation Name']) ? [node.data['Relation Name']] : [];
  return [...own, ...Object.values(plan).flatMap(scannedWhole)];
}
const Scan = z.object({ 'Node Type': z.literal('Seq Scan'), 'Relation Name': z.string() });
