import { v7 as newId } from 'uuid';
import { claimsFor, signAccessToken } from '../../apps/server/src/features/auth/access-token.ts';
import { insertSession } from '../../apps/server/src/features/auth/store.ts';
import { after, day, hour, systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/database/connect.ts';
import { linkToken } from '../../apps/server/src/platform/database/schema/auth.ts';
import { inTransaction } from '../../apps/server/src/platform/database/transaction.ts';
import { linkTokenText } from '../../apps/server/src/platform/tokens/link-token.ts';
import { factories } from '../../apps/server/src/testing/factories.ts';

export const secretKeys = ['a key for the bench'] as const;

/** A call to measure. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
}

/** Writes an organization of 60 people and 300 patrols, a session and a link; returns the ten most used calls. */
export async function prepareCalls(database: Database): Promise<Call[]> {
  const build = factories(() => database);
  const now = systemClock.now();
  const { id: organizationId } = await build.buildOrganization();
  const admin = await build.buildPerson({ organizationId, roles: ['admin', 'patroller'] });
  const people = [admin];
  for (let count = 1; count < 60; count += 1) people.push(await build.buildPerson({ organizationId }));
  const patrols: string[] = [];
  let assignmentId = '';
  for (let count = 0; count < 300; count += 1) {
    const when = after(now, (count - 250) * day + hour);
    const { id: patrolId } = await build.buildPatrol({ organizationId, when, finalized: now });
    patrols.push(patrolId);
    const mate = people[1 + (count % 59)] ?? admin;
    for (const { id: personId } of count % 3 === 0 ? [admin, mate] : [mate]) {
      assignmentId = (await build.buildAssignment({ organizationId, patrolId, personId, accepted: now })).id;
    }
  }
  const link = { id: newId(), organizationId, personId: admin.id, assignmentId, created: now };
  await database.insert(linkToken).values({ ...link, purpose: 'assignment' });
  const cookie = `access_token=${await tokenOf(database, admin, now)}`;
  const bearer = `Bearer ${linkTokenText(secretKeys, 'assignment', link.id)}`;
  const filtered = (filter: object, sort: string) =>
    `/patrols?sort=${sort}&filter=${encodeURIComponent(JSON.stringify({ deleted: null, ...filter }))}`;
  const upcoming = patrols.at(-2);
  const get = (name: string, path: string): Call => ({
    name,
    method: 'GET',
    path: `/api/v1${path}`,
    headers: { cookie },
  });
  return [
    get('GET /my/profile', '/my/profile'),
    get('GET /my/organization', '/my/organization'),
    get(
      'GET /my/patrols',
      `/my/patrols?sort=when&filter=${encodeURIComponent(JSON.stringify({ when: { $gt: now } }))}`,
    ),
    get('GET /patrols, scheduled', filtered({ when: { $gt: now } }, 'when')),
    get('GET /patrols, past', filtered({ when: { $lte: now } }, '-when')),
    get('GET /patrol/{id}', `/patrol/${upcoming}`),
    get('GET /persons, 50', '/persons?limit=50&filter=%7B%22finished%22%3Anull%7D'),
    get('GET /person/{id}', `/person/${people[7]?.id}`),
    { ...get('GET /assignment', '/assignment'), headers: { authorization: bearer } },
    {
      name: 'POST …/accept, again',
      method: 'POST',
      path: `/api/v1/patrol/${patrols.at(-1)}/patroller/${people[1 + (299 % 59)]?.id}/accept`,
      headers: { cookie, origin: 'http://localhost:3000' },
    },
  ];
}

/** Returns an access token of a session that outlasts the bench. */
async function tokenOf(
  database: Database,
  { id: personId, organizationId, roles }: Awaited<ReturnType<ReturnType<typeof factories>['buildPerson']>>,
  now: string,
): Promise<string> {
  const lasting = { remember: true, sharedDevice: false, expires: after(now, 60 * day), generation: 0 };
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
