import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role, Route } from '#contract';
import { Patrol } from '#patrols/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccReply } from '#platform/database/schema/ecc.ts';
import { detailsView } from '#platform/database/schema/views.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '../testing/app.ts';
import { type RouteName, routes } from './routes.ts';

/**
 * Who sees whose phone, email and patrol ID number, by which call and at which stage of a patrol (product 2.11 and 2.12). Generated
 * from the contract: a call that is added shows no contact, or is listed here.
 */

const server = testApp();
const now = '2026-11-21T07:00:00.000Z';
const before = (time: number) => after(now, -time);

/** The patrol of each stage, which lasts three hours. Once it has been started it was logged on as well. */
const loggedOn = { eccLogOnNotification: before(5 * hour) };
const stages = {
  draft: { when: after(now, 2 * day), finalized: null },
  upcoming: { when: after(now, 2 * day) },
  'log-on': { when: after(now, hour) },
  running: { when: before(hour), started: { started: before(hour) }, ...loggedOn },
  finished: {
    when: before(4 * hour),
    started: { started: before(4 * hour) },
    ...loggedOn,
    finished: { finished: before(30 * minute) },
  },
  'never finished': { when: before(27 * hour), started: { started: before(27 * hour) }, ...loggedOn },
  cancelled: { when: after(now, 2 * day), cancelled: before(hour) },
};
type Stage = keyof typeof stages;
const stageNames: Stage[] = [
  'draft',
  'upcoming',
  'log-on',
  'running',
  'finished',
  'never finished',
  'cancelled',
];

/** What a contact looks like in an answer, whatever field it is in: a phone, an email or a patrol ID number of each sort. */
const kinds = {
  mate: /021 555 7001|mate@seen\.example|ID7001/,
  guest: /021 555 7002|guest@seen\.example/,
  involved: /021 555 7003|involved@seen\.example/,
  'log-on': /021 555 7004/,
  reply: /021 555 7005/,
};
type Kind = keyof typeof kinds;

/** Those who look: a role without part in the patrol, or a patroller with one. */
const viewers = {
  admin: 'admin',
  watcher: 'watcher',
  'summary recipient': 'summary-recipient',
  crew: 'patroller',
  declined: 'patroller',
  removed: 'patroller',
  'another patroller': 'patroller',
  'another organization': 'admin',
} satisfies Record<string, Role>;
type Viewer = keyof typeof viewers | 'link';

const always = stageNames;
const whileNeeded: Stage[] = ['draft', 'upcoming', 'log-on', 'running'];
const confidants = { admin: always, watcher: always };

/** All contacts that are seen. Nobody sees any other. */
const seen: Partial<Record<RouteName, Partial<Record<Kind, Partial<Record<Viewer, Stage[]>>>>>> = {
  listPersons: { mate: { ...confidants, crew: whileNeeded } },
  getPerson: { mate: { ...confidants, crew: whileNeeded } },
  downloadPersons: { mate: confidants },
  getPatrol: {
    guest: { ...confidants, crew: whileNeeded },
    involved: { ...confidants, crew: always },
  },
  listIncidents: { involved: { ...confidants, crew: always } },
  downloadIncidents: { involved: confidants },
  getEccLogOn: { mate: { crew: ['log-on', 'running'] }, 'log-on': { crew: ['running'] } },
  listEccReplies: { reply: { ...confidants, crew: always.filter((stage) => stage !== 'never finished') } },
  viewEccNotification: {
    'log-on': { link: always.filter((stage) => stage !== 'never finished' && stage !== 'cancelled') },
  },
  listPatrolMails: { guest: { admin: always } },
  listUnsent: { mate: { admin: whileNeeded } },
};

const all = Object.entries(routes) as [RouteName, Route][];
const reads = all.filter(
  ([, { method, access, stream }]) => method === 'GET' && access.by !== 'anyone' && !stream,
);

/** An organization with a patrol of this stage, and with everybody who may look at it. */
async function buildScene(stage: Stage) {
  server.clock.set(now);
  const { id: organizationId } = await server.buildOrganization({ eccEmail: 'ecc@police.example' });
  const person = (role: Role, more: object = {}) =>
    server.buildPerson({ organizationId, roles: [role], ...more });
  const mate = await person('patroller', {
    ...{
      firstName: 'Mere',
      phone: '021 555 7001',
      email: `mate@seen.example.${newId()}`,
      idNumber: 'ID7001',
    },
  });
  const people = Object.fromEntries(
    await Promise.all(
      Object.entries(viewers).map(async ([viewer, role]) => {
        const isForeign = viewer === 'another organization';
        return [
          viewer,
          isForeign ? await server.buildPerson({ roles: [role] }) : await person(role),
        ] as const;
      }),
    ),
  );
  const patrol = await server.buildPatrol({ organizationId, finalized: before(5 * day), ...stages[stage] });
  const of = { organizationId, patrolId: patrol.id };
  const ofMate = await server.buildAssignment({ ...of, personId: mate.id });
  const answers = { crew: {}, declined: { declined: before(day) }, removed: { removed: before(day) } };
  for (const [viewer, answer] of Object.entries(answers))
    await server.buildAssignment({ ...of, personId: people[viewer]?.id ?? '', ...answer });
  const guest = await server.buildGuest({ ...of, phone: '021 555 7002', email: 'guest@seen.example' });
  const incident = await buildInvolved(of, people.crew?.id ?? '');
  const kind = 'eccLogOnNotification' in stages[stage] ? 'log-on' : 'log-off'; // a patrol is logged on once
  const links = await buildMessages({ ...of, kind, mateId: mate.id, assignmentId: ofMate.id });
  await server.buildMail({ ...of, kind: 'guest-invited', recipient: guest.id, sent: before(day) });
  const unsent = { created: before(hour), nextAttempt: after(now, hour) };
  await server.buildMail({ ...of, kind: 'ecc-extension', recipient: 'ecc', urgent: true, ...unsent });
  const params = { id: patrol.id, guestId: guest.id, incidentId: incident.id, personId: mate.id };
  return { people, mate, params, links };
}

async function buildInvolved(of: { organizationId: string; patrolId: string }, by: string) {
  const people = [{ name: 'J. Smith', phone: '021 555 7003', email: 'involved@seen.example' }];
  return server.buildIncident({
    ...of,
    people,
    peopleDetails: 'Rings from 021 555 7003.',
    when: before(hour),
    by,
  });
}

/** A message to the ECC with a contact, a reply that quotes it, and the tokens of the links of the ECC and of an assignment. */
async function buildMessages({
  mateId,
  assignmentId,
  kind,
  ...of
}: Record<'organizationId' | 'patrolId' | 'mateId' | 'assignmentId', string> & {
  kind: 'log-on' | 'log-off';
}) {
  const message = {
    subject: 'Patrol log on',
    summary: 'Ring 021 555 7004.',
    facts: [{ label: 'Crew', value: 'Mere, 021 555 7004' }],
  };
  const { id: eccNotificationId } = await server.buildEccNotification({
    ...of,
    kind,
    message,
    phone: '021 555 7004',
  });
  const reply = { from: 'ecc@police.example', subject: 'Re: Patrol log on', text: '> Ring 021 555 7005.' };
  const kept = {
    when: before(hour),
    outcome: 'no-number' as const,
    raw: Buffer.from('mail'),
    digest: newId(),
  };
  await server.database.insert(eccReply).values({ ...of, id: newId(), ...reply, ...kept });
  const { organizationId } = of;
  const subjects = { ecc: { eccNotificationId }, assignment: { personId: mateId, assignmentId } };
  const tokens = { ecc: newId(), assignment: newId() };
  for (const purpose of ['ecc', 'assignment'] as const)
    await server.database
      .insert(linkToken)
      .values({ id: tokens[purpose], purpose, organizationId, ...subjects[purpose], created: before(day) });
  const text = (purpose: 'ecc' | 'assignment') =>
    linkTokenText(server.context.settings.secretKeys, purpose, tokens[purpose]);
  return new Map<string, string>([
    ['ecc', text('ecc')],
    ['assignment', text('assignment')],
  ]);
}

/** Returns the parameters of any route. Below `/person`, `{id}` is a person's; otherwise it is a patrol's. */
function paramsOf(route: Route, { params, mate }: Awaited<ReturnType<typeof buildScene>>) {
  const month = { year: '2026', month: '11' };
  return { ...params, ...month, id: route.path.startsWith('/person/') ? mate.id : params.id };
}

/**
 * Returns every sort of contact that each viewer finds in the answers of all reads: `getPatrol shows guest to
 * admin`.
 */
async function sightings(scene: Awaited<ReturnType<typeof buildScene>>): Promise<string[]> {
  const found: string[] = [];
  const look = (name: string, viewer: string, text: string) => {
    for (const [kind, mark] of Object.entries(kinds))
      if (mark.test(text)) found.push(`${name} shows ${kind} to ${viewer}`);
  };
  for (const [viewer, person] of Object.entries(scene.people)) {
    const cookie = await server.sessionCookie(person);
    for (const [name, route] of reads) {
      if (route.access.by !== 'session' || !route.access.roles.some((role) => person.roles.includes(role)))
        continue;
      look(name, viewer, await answerTo(route, scene, { cookie }));
    }
  }
  for (const [name, route] of reads) {
    if (route.access.by !== 'link') continue;
    const authorization = `Bearer ${scene.links.get(route.access.purpose)}`;
    look(name, 'link', await answerTo(route, scene, { authorization }));
  }
  return found.toSorted();
}

async function answerTo(
  route: Route,
  scene: Awaited<ReturnType<typeof buildScene>>,
  headers: Record<string, string>,
) {
  const params: Record<string, string> = paramsOf(route, scene);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return (await server.app.inject({ url: `/api/v1${path}`, headers })).body;
}

function expectedAt(stage: Stage): string[] {
  const rows = Object.entries(seen).flatMap(([name, ofKinds]) =>
    Object.entries(ofKinds).flatMap(([kind, ofViewers]) =>
      Object.entries(ofViewers).map(([viewer, when]) => ({
        when,
        row: `${name} shows ${kind} to ${viewer}`,
      })),
    ),
  );
  return rows
    .filter(({ when }) => when.includes(stage))
    .map(({ row }) => row)
    .toSorted();
}

describe('a contact', () => {
  it.each(stageNames)(
    'of a patrol that is %s is seen by these calls, and by these alone [2.11, 2.12]',
    async (stage) => {
      expect(await sightings(await buildScene(stage))).toEqual(expectedAt(stage));
    },
  );
});

/** Counts what is logged of what a person saw (product 22.20). */
async function countLogged(by: string): Promise<number> {
  await server.services.views.close();
  const rows = await server.database.select().from(detailsView).where(eq(detailsView.by, by));
  return rows.reduce((all, { times }) => all + times, 0);
}

describe('a contact that somebody sees is logged [22.20]', () => {
  it.each(['log-on', 'running'] as const)('of a patrol that is %s', async (stage) => {
    const scene = await buildScene(stage);
    const unlogged: string[] = [];
    for (const [viewer, person] of Object.entries(scene.people)) {
      const cookie = await server.sessionCookie(person);
      for (const [name, route] of reads) {
        if (!expectedAt(stage).some((row) => row.startsWith(`${name} `) && row.endsWith(` to ${viewer}`)))
          continue;
        const before = await countLogged(person.id);
        await answerTo(route, scene, { cookie });
        if ((await countLogged(person.id)) === before) unlogged.push(`${name} by ${viewer}`);
      }
    }
    expect(unlogged).toEqual([]);
  });
});

/**
 * Routes with a field for a contact that show no other person's: only the caller's, the organization's, or one
 * that only its admins or super administrators read.
 */
const ofNobodyElse: RouteName[] = [
  ...(['viewPasswordLink', 'getMyProfile', 'updateMyProfile', 'answerEccNotification'] as const),
  ...(['getOrganization', 'updateOrganization', 'getMyOrganization', 'updateMyOrganization'] as const),
  ...(['archiveOrganization', 'restoreOrganization'] as const),
  ...(['updatePerson', 'listAdmins', 'listFormerIncidents'] as const),
  ...(['viewJoinLink', 'listJoinRequests'] as const), // of who asks to join, whom no row of people has
  ...(['countReach', 'getMessage'] as const), // of those to be rung, for admins alone
  'downloadMyInformation', // of the caller
  ...(['downloadInformation', 'listRecorded', 'downloadRecorded'] as const), // of whom is sought, for admins alone
  'getToDo', // whether the ECC's address and number are known
  ...([
    'mapIncidents',
    'downloadReport',
    'downloadVolunteers',
    'downloadPatrols',
    'readCalendar',
    'readRosterCalendar',
  ] as const), // texts without such a field
];

describe('a route of the contract', () => {
  const contactFields = /"(phone|email|idNumber|facts)":\{/;
  const carriers = all.filter(([, { response, text, chunked }]) => {
    if (text || chunked) return true;
    return (
      response && contactFields.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })))
    );
  });

  it.each(carriers)('%s, which has a field for a contact, is in a table here [2.11, 2.12]', (name, route) => {
    const isKnown = name in seen || ofNobodyElse.includes(name) || route.response === Patrol;
    expect(isKnown).toBe(true);
  });

  const bodies: Partial<Record<RouteName, object>> = {
    logOnWithEcc: { _id: newId(), phone: '021 555 0142' },
    enterEventNumber: { policeEventNumber: 'P061234567' },
    extendPatrol: { _id: newId(), hours: 4 },
    startPatrol: { _id: newId(), started: now },
    recordIncident: { _id: newId(), when: now, what: 'Location' },
    editIncident: { whatDetails: 'All quiet here.' },
    finishPatrol: { _id: newId(), finished: now },
  };
  const changes = all.filter(([, { response, method, access }]) => {
    return (
      response === Patrol && method !== 'GET' && access.by === 'session' && access.roles.includes('patroller')
    );
  });

  it.each(changes)(
    '%s answers the crew no more of its patrol than a read does [2.11, 2.12]',
    async (name, route) => {
      const statuses: number[] = [];
      for (const stage of ['log-on', 'running'] as const) {
        const { people, params } = await buildScene(stage);
        const crew = people.crew ?? null;
        const call = await server.as(crew);
        const { status, body } = await call(route, {
          params: { ...params, personId: crew?.id ?? '' },
          ...(bodies[name] && { body: bodies[name] }),
        });
        statuses.push(status);
        if (status === 200) expect(body).toEqual((await call(routes.getPatrol, { params })).body);
      }
      expect(statuses).toContain(200);
    },
  );

  it('that ends the part of its caller shows the contacts of the guests no more [2.11, 2.12]', async () => {
    const ends = { declineForPatroller: 'log-on', finishPatrol: 'running' } as const;
    for (const name of ['declineForPatroller', 'finishPatrol'] as const) {
      const { people, params } = await buildScene(ends[name]);
      const crew = people.crew ?? null;
      const call = await server.as(crew);
      const body = bodies[name] ?? {};
      const answer = await call(routes[name], { params: { ...params, personId: crew?.id ?? '' }, body });
      expect(answer.status).toBe(200);
      expect(Object.values(answer.body.guests)).toEqual([{ name: 'Const. Matt Reihana', removed: null }]);
    }
  });
});
