import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { after, day, hour, systemClock } from '#platform/clock.ts';
import type { TestServer } from '../../e2e/test-server.ts';

const password = 'Torch-and-vest-1';

/** Drafts of an organization, and a function by which its admin finalizes one. */
export interface Rosters {
  patrols: string[];
  /** Returns how long the answer takes, in milliseconds. */
  finalize(patrolId: string): Promise<number>;
}

/** Builds an organization with so many drafts ahead; each mails three patrollers, a guest and six watchers, at this domain. */
export async function buildRosters(server: TestServer, count: number, domain: string): Promise<Rosters> {
  const { build } = server;
  const { id: organizationId } = await build.buildOrganization();
  const addPerson = (name: string, role: 'admin' | 'watcher' | 'patroller', given: object = {}) =>
    build.buildPerson({ organizationId, roles: [role], email: `${name}@${domain}`, ...given });
  const admin = await addPerson('admin', 'admin', { passwordHash: await hashPassword(password) });
  for (let watcher = 0; watcher < 6; watcher += 1) await addPerson(`watcher-${watcher}`, 'watcher');
  const crew = [];
  for (let index = 0; index < 30; index += 1) crew.push(await addPerson(`patroller-${index}`, 'patroller'));
  const now = systemClock.now();
  const patrols = [];
  for (let index = 0; index < count; index += 1) {
    const when = after(now, 3 * day + index * 7 * hour);
    const { id: patrolId } = await build.buildPatrol({ organizationId, when });
    const guest = `guest-${index}@${domain}`;
    await build.buildGuest({ organizationId, patrolId, email: guest });
    for (const seat of [0, 1, 2]) {
      const personId = crew[(3 * index + seat) % crew.length]?.id;
      if (personId) await build.buildAssignment({ organizationId, patrolId, personId });
    }
    patrols.push(patrolId);
  }
  const cookie = await signIn(server, admin.email);
  return { patrols, finalize: (patrolId) => finalize(server, cookie, patrolId) };
}

async function signIn({ url }: TestServer, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: true, sharedDevice: false }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function finalize({ url }: TestServer, cookie: string, patrolId: string): Promise<number> {
  const before = performance.now();
  const path = `/api/v1/patrol/${patrolId}/finalize`;
  const answer = await fetch(url + path, { method: 'POST', headers: { origin: url, cookie } });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status} ${await answer.text()}`);
  return performance.now() - before;
}
