import { v7 as newId } from 'uuid';
import { claimsFor, signAccessToken } from '#accounts/server/auth/access-token.ts';
import { insertSession } from '#accounts/server/auth/sessions.store.ts';
import type { Role } from '#contract';
import { after, day, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { mailDefaults, type Settings } from '#platform/settings.ts';
import { testSettings } from '#platform/testing/settings.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { bestStatements as best } from './best-statements.ts';
import type { Statement } from './child.ts';
import { fillDataset } from './dataset.ts';

export const settings: Settings = { ...testSettings, production: true };
const { secretKeys } = settings;

type Headers = Record<string, string>;

/** Each client signs in for itself: the calls of one session wait for each other (product 12.9). */
const clients = 10;

/** A call to measure. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** The headers of each client. */
  clients: Headers[];
  /** The bare server's best statement instead of our statements; a call that writes has none. */
  best?: Statement;
}

/** Fills the database; returns the most used calls, made by one organization's admin, and other reads. */
export async function prepareCalls(database: Database): Promise<{ calls: Call[]; others: Call[] }> {
  const now = systemClock.now();
  await fillDataset(database, now);
  const [admin, mate] = await peopleOf(database);
  const [next] = await assignmentsAhead(database, admin.organizationId, now);
  const { organizationId } = admin;
  const signedIn = await forEachClient(async () => ({
    cookie: `access_token=${await tokenOf(database, admin, now)}`,
  }));
  const invited = await forEachClient(async () => {
    const link = {
      id: newId(),
      organizationId,
      personId: next.personId,
      assignmentId: next.id,
      created: now,
    };
    await database.insert(linkToken).values({ ...link, purpose: 'assignment' });
    return { authorization: `Bearer ${linkTokenText(secretKeys, 'assignment', link.id)}` };
  });
  const filtered = (filter: object, sort: string) =>
    `?sort=${sort}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const [ahead, past] = [
    { deleted: null, when: { $gt: now } },
    { deleted: null, when: { $lte: now } },
  ];
  const get = (name: string, path: string, text: string, ...values: string[]): Call => ({
    name,
    method: 'GET',
    path: `/api/v1${path}`,
    clients: signedIn,
    best: { name: `best ${name}`, text, values: [organizationId, ...values] },
  });
  const { emailSignOff, emailFrom } = mailDefaults(settings);
  const patrol = get('GET /patrol/{id}', `/patrol/${next.patrolId}`, best.patrol, next.patrolId);
  const calls: Call[] = [
    get('GET /my/profile', '/my/profile', best.profile, admin.id),
    get('GET /my/organization', '/my/organization', best.organization, emailSignOff, emailFrom),
    get(
      'GET /my/patrols',
      `/my/patrols${filtered({ when: { $gt: now } }, 'when')}`,
      best.ownPatrols,
      now,
      admin.id,
    ),
    get('GET /patrols, scheduled', `/patrols${filtered(ahead, 'when')}`, best.scheduledPatrols, now),
    get('GET /patrols, past', `/patrols${filtered(past, '-when')}`, best.pastPatrols, now),
    get('GET /patrols/summary', '/patrols/summary', best.summary, now),
    patrol,
    get('GET /persons, 50', '/persons?limit=50&filter=%7B%22finished%22%3Anull%7D', best.people),
    get('GET /person/{id}', `/person/${mate.id}`, best.person, mate.id),
    {
      name: 'POST …/accept, again',
      method: 'POST',
      path: `/api/v1/patrol/${next.patrolId}/patroller/${next.personId}/accept`,
      clients: signedIn.map((headers) => ({ ...headers, origin: 'http://localhost:3000' })),
    },
  ];
  const calendar = { id: newId(), organizationId, personId: mate.id, created: now };
  await database.insert(linkToken).values({ ...calendar, purpose: 'calendar' });
  const other = (name: string, path: string): Call => {
    return { name, method: 'GET', path: `/api/v1${path}`, clients: signedIn };
  };
  const others = [
    patrol,
    { ...other('GET /assignment', '/assignment'), clients: invited },
    other('GET /incidents', '/incidents'),
    other('GET /patrol/{id}/mails', `/patrol/${next.patrolId}/mails`),
    other('GET /patrols/out', '/patrols/out'),
    other('GET /report/{year}/{month}', `/report/${now.slice(0, 7).replace('-', '/')}`),
    other('GET /calendar/{token}.ics', `/calendar/${linkTokenText(secretKeys, 'calendar', calendar.id)}.ics`),
  ];
  return { calls, others };
}

function forEachClient(headersOf: () => Promise<Headers>): Promise<Headers[]> {
  return Promise.all(Array.from({ length: clients }, headersOf));
}

export interface Member {
  id: string;
  organizationId: string;
  roles: Role[];
}

/** Returns the people of one organization in the middle of the others, its admin first. */
async function peopleOf(database: Database): Promise<[Member, Member]> {
  const { rows } = await database.$client.query(`
    select id, organization_id as "organizationId", roles from person
    where organization_id = id_of(0, 50, 0) order by id limit 2`);
  return [rows[0], rows[1]];
}

/** Returns the assignments of an organization's upcoming patrols, the soonest first. */
async function assignmentsAhead(
  database: Database,
  organizationId: string,
  now: string,
): Promise<[{ id: string; personId: string; patrolId: string }]> {
  const { rows } = await database.$client.query(
    `select a.id, a.person_id as "personId", p.id as "patrolId"
     from patrol p join assignment a on a.organization_id = p.organization_id and a.patrol_id = p.id
     where p.organization_id = $1 and p."when" > $2 order by p."when", a.id limit 1`,
    [organizationId, now],
  );
  return [rows[0]];
}

/** Returns an access token of a session that outlasts the bench. */
export async function tokenOf(
  database: Database,
  { id: personId, organizationId, roles }: Member,
  now: string,
): Promise<string> {
  const lasting = {
    remember: true,
    sharedDevice: false,
    began: 'password' as const,
    expires: after(now, 60 * day),
    generation: 0,
  };
  const id = newId();
  const more = { issued: now, ips: ['127.0.0.1'], userAgent: 'bench', generationSeen: true };
  await inTransaction(database, (tx) =>
    insertSession(tx, { ...lasting, ...more, id, personId, organizationId }),
  );
  return signAccessToken(
    secretKeys,
    claimsFor({ ...lasting, personId, organizationId, roles, sessionId: id }, now),
  );
}
