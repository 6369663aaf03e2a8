import { v7 as newId } from 'uuid';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccReply } from '#platform/database/schema/ecc.ts';
import { setAside } from '#platform/database/schema/record.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { noticesPath } from '#server/testing/notices.ts';
import type { TestServer } from '../test-server.ts';
import { type PlainName, plainPlans } from './patrols.ts';
import { buildPlan, type Plan } from './plan.ts';
import { type RecordedName, recordedPlans } from './records.ts';
import { buildUsers, demonstration, type UserKey, type Users } from './users.ts';

export type PatrolName = PlainName | RecordedName;

/** The rows that tests use in addition to the demonstration. */
export interface SeedData {
  /** Ids from the demonstration: tonight's patrol, and a patroller. */
  demonstration: { patrol: string; person: string };
  organizationId: string;
  /** The users of an organization that has a patrol in every state. */
  users: Users;
  patrols: Record<PatrolName, string>;
  /** The users of an organization that has no patrols. */
  quiet: Users;
  /** Writes another patrol with these users; returns its id. */
  write(plan: Plan): Promise<string>;
  /** Sets a part of a patrol's record aside. */
  keepAside(
    patrolId: string,
    row: Omit<typeof setAside.$inferInsert, 'organizationId' | 'patrolId'>,
  ): Promise<void>;
  /** Keeps a mail that came in for a patrol. */
  keepReply(
    patrolId: string,
    row: Pick<typeof eccReply.$inferInsert, 'text' | 'outcome' | 'candidates'>,
  ): Promise<void>;
  /** Returns the token of a mailed link to a user's assignment on a patrol, given by name or id. */
  invitation(user: UserKey, patrol: PatrolName | (string & {})): Promise<string>;
  /** Returns the token of the link to all assignments of a user to these patrols. */
  invitationToAll(user: UserKey, patrolIds: readonly string[]): Promise<string>;
  /** Returns the token of the link by which a user takes a free place of a patrol. */
  offer(user: UserKey, patrolId: string): Promise<string>;
  /** Lets one of a crew ask for cover or, in return for a patrol of whoever is asked, propose a swap; returns the token of the link. */
  cover(user: UserKey, patrolId: string, of: Covering): Promise<string>;
  /** Changes when the crew of a patrol accepted. */
  acceptAt(patrolId: string, accepted: string): Promise<void>;
  /** The tokens of the links of messages to the ECC: two log-ons and a log-off. */
  eccLinks: Record<'pending' | 'answered' | 'logOff', string>;
  /** The code of the users' organization, which has a page to join, and the token of a link that confirms a request. */
  join: { code: string; link: string };
  /** The token of a link about an address that is to be changed. */
  addressLink: string;
  /** The path of the page on which a watcher chooses notices. */
  noticesPath: string;
  /** Somebody of the users' organization whom no mail reaches. */
  withoutMail: string;
  archivedOrganization: string;
  /** Returns the token of a mailed link that sets a user's password. */
  passwordLink(user: UserKey): Promise<string>;
}

/** Who is asked to take somebody's place. */
interface Covering {
  asks: UserKey;
  /** The patrol whose place they give in return. */
  inReturn?: string;
  reason?: string;
  /** When more are asked. */
  nextTurn?: string;
}

/** Folded where they are shown (product 8.9). */
const longInstructions = 'Bring your torch and vest, and ring the others if you are late. '.repeat(12).trim();

export async function seed(server: TestServer): Promise<SeedData> {
  const busy = await server.build.buildOrganization({
    name: 'Botany Community Patrol',
    policeStation: 'Botany',
    eccEmail: 'ecc@police.example',
    eccPhone: '09 571 2800',
    patrolMeetUpInstructions: 'Behind the station, ten minutes early.',
    patrollerInstructions: longInstructions,
    patrolNames: ['Regular patrol', 'Late patrol'],
    joinPage: true,
    joinWords: 'We patrol Botany on Fridays and Saturdays, two to a car.\nQuestions? Ring 021 555 0142.',
  });
  const calm = await server.build.buildOrganization({
    name: 'Whitford Community Patrol',
    policeStation: 'Whitford',
  });
  const users = await buildUsers(server, busy.id);
  const patrols = await buildPatrols(server, { organizationId: busy.id, users });
  const asked = { patrolId: patrols.test, personId: users.absent.id };
  await server.build.buildOffer({ organizationId: busy.id, ...asked });
  const common = { organizationId: busy.id, created: new Date().toISOString() };
  const writeLink = async (
    link: Pick<
      typeof linkToken.$inferInsert,
      'purpose' | 'personId' | 'assignmentId' | 'allLinkId' | 'eccNotificationId'
    >,
  ) => {
    const id = newId();
    await server.database.insert(linkToken).values({ ...common, ...link, id });
    return linkTokenText(server.secretKeys, link.purpose, id);
  };
  const findAssignment = async (user: UserKey, patrolId: string) => {
    const found = await server.database.query.assignment.findFirst({
      where: (row, { and, eq }) => and(eq(row.patrolId, patrolId), eq(row.personId, users[user].id)),
    });
    if (!found) throw new Error(`the user ${user} is not on the patrol ${patrolId}`);
    return found;
  };
  const writeOffer = async (
    given: Omit<Parameters<TestServer['build']['buildOffer']>[0], 'organizationId'>,
  ) => {
    const { linkId } = await server.build.buildOffer({ ...given, organizationId: busy.id });
    return linkTokenText(server.secretKeys, 'offers', linkId);
  };
  const writeToEcc = async (patrol: PatrolName, kind: 'log-on' | 'log-off') => {
    const of = { organizationId: busy.id, patrolId: patrols[patrol], by: users.patroller.id };
    const sent = { ...of, kind, when: common.created, phone: '022 555 0214', message: logOnMessage };
    const { id } = await server.build.buildEccNotification(sent);
    return writeLink({ purpose: 'ecc', eccNotificationId: id });
  };
  return {
    demonstration: await findDemonstration(server),
    organizationId: busy.id,
    users,
    patrols,
    quiet: await buildUsers(server, calm.id),
    write: (plan) =>
      buildPlan(server, plan, { organizationId: busy.id, users, now: new Date().toISOString() }),
    async keepAside(patrolId, row) {
      await server.database.insert(setAside).values({ ...row, patrolId, organizationId: busy.id });
    },
    async acceptAt(patrolId, accepted) {
      const statement = 'update assignment set accepted = $1 where patrol_id = $2';
      await server.database.$client.query(statement, [accepted, patrolId]);
    },
    async keepReply(patrolId, row) {
      const mail = { from: 'operator@police.example', subject: 'RE: Patrol log on', digest: newId() };
      const of = { organizationId: busy.id, patrolId, id: newId(), when: new Date().toISOString() };
      await server.database.insert(eccReply).values({ ...mail, ...of, ...row });
    },
    async invitation(user, patrol) {
      const patrolId = Object.entries(patrols).find(([name]) => name === patrol)?.[1] ?? patrol;
      const { id: assignmentId, personId } = await findAssignment(user, patrolId);
      return writeLink({ purpose: 'assignment', personId, assignmentId });
    },
    async invitationToAll(user, patrolIds) {
      const personId = users[user].id;
      const token = await writeLink({ purpose: 'assignments', personId });
      const [allLinkId] = token.split('.');
      const found = await server.database.query.assignment.findMany({
        where: (row, { and, eq, inArray }) =>
          and(inArray(row.patrolId, [...patrolIds]), eq(row.personId, personId)),
      });
      for (const { id: assignmentId } of found)
        await writeLink({ purpose: 'assignment', personId, assignmentId, allLinkId });
      return token;
    },
    offer: (user, patrolId) => writeOffer({ patrolId, personId: users[user].id }),
    async cover(user, patrolId, { asks, inReturn, ...more }) {
      const [{ id: createdBy }, { id: personId }] = [users[user], users[asks]];
      const { id: assignmentId } = await findAssignment(user, patrolId);
      const returned = inReturn === undefined ? null : await findAssignment(asks, inReturn);
      const given = { assignmentId, inReturnId: returned?.id ?? null, created: common.created, createdBy };
      return writeOffer({ ...more, ...given, patrolId, personId });
    },
    eccLinks: {
      pending: await writeToEcc('loggedOn', 'log-on'),
      answered: await writeToEcc('answered', 'log-on'),
      logOff: await writeToEcc('underWay', 'log-off'),
    },
    addressLink: await writeAddressChange(server, busy.id),
    join: { code: busy.code, link: await writeJoinLink(server, busy.id) },
    noticesPath: await linkOfNotices(server, users.watcher.id),
    withoutMail: await buildWithoutMail(server, busy.id),
    archivedOrganization: await buildArchived(server),
    passwordLink: (user) => writeLink({ purpose: 'set-password', personId: users[user].id }),
  };
}

/** Writes a request to join that waits for its address to be confirmed, and returns the token of its link. */
async function writeJoinLink(server: TestServer, organizationId: string): Promise<string> {
  const message = 'Mere told me of you. I am free on Fridays.';
  const { id } = await server.build.buildJoinRequest({ organizationId, message, confirmed: null, expires });
  return linkTokenText(server.secretKeys, 'join', id);
}

/** Writes a change of somebody's address that waits, and returns the token of its link. */
async function writeAddressChange(server: TestServer, organizationId: string): Promise<string> {
  const { id: personId } = await server.build.buildPerson({ organizationId, roles: [] }); // whom no list counts
  const { id } = await server.build.buildAddressChange({ organizationId, personId, due: expires });
  return linkTokenText(server.secretKeys, 'address-change', id);
}

async function buildWithoutMail(server: TestServer, organizationId: string): Promise<string> {
  const name = { firstName: 'Ngaire', lastName: 'Rangihuna' };
  const phone = '09 555 0231';
  return (await server.build.buildPersonWithoutAddress({ organizationId, ...name, phone })).id;
}

async function buildArchived(server: TestServer): Promise<string> {
  const name = 'Pakuranga Community Patrol';
  const archived = '2026-02-01T00:00:00.000Z';
  return (await server.build.buildOrganization({ name, policeStation: 'Pakuranga', archived })).id;
}

/** Returns the path of the link in the notices to a watcher. */
async function linkOfNotices(server: TestServer, id: string): Promise<string> {
  const watcher = await server.database.query.person.findFirst({ where: (row, { eq }) => eq(row.id, id) });
  if (!watcher?.email) throw new Error('the watcher has no address');
  return noticesPath(server, { id, email: watcher.email });
}

/** Later than any run of these tests. */
const expires = '2100-01-01T00:00:00.000Z';

/** The message as the contract writes it, but with other times. */
const logOnMessage = {
  subject: 'Patrol log on: HSCP, Sat 21 Nov 2026, 21:00 to 00:00',
  summary: 'HSCP from Botany, Sat 21 Nov 2026, 21:00 to 00:00. Ring 022 555 0214.',
  facts: [
    { label: 'Call sign', value: 'HSCP' },
    { label: 'Organization', value: 'Botany Community Patrol' },
    { label: 'Expected finish', value: 'Sun 22 Nov 2026, 00:00' },
    { label: 'Contact phone', value: '022 555 0214' },
    { label: 'Crew (2)', value: "Tāne WHAANGA, ID 4711, 022 555 0214\nRosemary O'SULLIVAN, 027 555 0215" },
    { label: 'Vehicle', value: 'KLM127, Toyota Corolla, silver' },
    { label: 'Notes', value: 'Checking the school holiday list.' },
  ],
};

/**
 * Lets the server forget which super administrator came with the demonstration. While that person has the
 * published password, every organization's mails are kept in files (product 15.8).
 */
export async function letMailsOut({ database }: TestServer): Promise<void> {
  const path = '{loaded,superAdminId}';
  const statement = `update installation set value = jsonb_set(value, $1, 'null') where value #> $1 is not null`;
  await database.$client.query(statement, [path]);
}

/**
 * Moves tonight's patrol of the demonstration to an hour from now if it starts sooner, as it does late in the evening: it would
 * start, and could no longer be edited, while tests run.
 */
export async function keepTonightAhead({ database }: TestServer): Promise<void> {
  const soon = `date_trunc('minute', now()) + interval '1 hour'`;
  await database.$client.query(`update patrol set "when" = ${soon} where "when" between now() and ${soon}`);
}

/** Finds the demonstration's next patrol, which is tonight's, and a patroller. */
async function findDemonstration({ database }: TestServer): Promise<SeedData['demonstration']> {
  const now = new Date().toISOString();
  const patroller = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, demonstration.patroller),
  });
  const patrol = await database.query.patrol.findFirst({
    where: (row, { and, eq, gt }) =>
      and(eq(row.organizationId, patroller?.organizationId ?? ''), gt(row.when, now)),
    orderBy: (row, { asc }) => asc(row.when),
  });
  if (!patrol || !patroller) throw new Error('the demonstration is not loaded');
  return { patrol: patrol.id, person: patroller.id };
}

async function buildPatrols(server: TestServer, of: { organizationId: string; users: Users }) {
  const now = new Date().toISOString();
  const plans = { ...plainPlans(now), ...recordedPlans(now) };
  const build = (name: PatrolName) => buildPlan(server, plans[name], { ...of, now });
  return {
    empty: await build('empty'),
    draft: await build('draft'),
    upcoming: await build('upcoming'),
    test: await build('test'),
    cancelled: await build('cancelled'),
    event: await build('event'),
    soon: await build('soon'),
    late: await build('late'),
    over: await build('over'),
    loggedOn: await build('loggedOn'),
    answered: await build('answered'),
    underWay: await build('underWay'),
    finished: await build('finished'),
  };
}
