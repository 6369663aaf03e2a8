import assert from 'node:assert/strict';
import { v7 as newId } from 'uuid';
import { after, day, minute, systemClock } from '#platform/clock.ts';
import { settings } from '../api/data.ts';
import { password } from './databases.ts';
import type { Subject } from './subject.ts';

/** A server and the organization whose people call it. */
export interface Caller {
  address: string;
  subject: Subject;
}

/** A call to measure. A read has its path, by which the bare server replays it. */
export interface MeasuredCall {
  name: string;
  pathOf?(subject: Subject): string;
  /** How many times as long the busiest organization may take, if not as usual. */
  busiest?: number;
  /** Makes the call, and returns how many octets its answer has. */
  run(caller: Caller): Promise<number>;
}

const { origin } = settings.publicUrl;

function get(name: string, pathOf: (subject: Subject) => string) {
  return {
    name,
    pathOf,
    run: (caller: Caller) => read(caller, pathOf(caller.subject)),
  };
}

async function read({ address, subject }: Caller, path: string): Promise<number> {
  return answered(await fetch(`${address}/api/v1${path}`, { headers: { cookie: subject.cookies.admin } }));
}

/** A list that is counted anew each time, because it ends at another minute. What was counted of many is remembered (decision 92). */
function countedAnew(name: string, path: string) {
  let minutes = 0;
  return {
    name,
    busiest: 15,
    run: (caller: Caller) => {
      minutes += 1;
      const filter = encodeURIComponent(JSON.stringify({ when: { $lte: after(now, -minutes * minute) } }));
      return read(caller, `${path}?filter=${filter}`);
    },
  };
}

function post(
  name: string,
  pathOf: (subject: Subject) => string,
  bodyOf: (subject: Subject) => object,
  as: 'admin' | 'leader',
) {
  return {
    name,
    run: async ({ address, subject }: Caller) => {
      const headers = { cookie: subject.cookies[as], origin, 'content-type': 'application/json' };
      const body = JSON.stringify(bodyOf(subject));
      return answered(await fetch(`${address}/api/v1${pathOf(subject)}`, { method: 'POST', headers, body }));
    },
  };
}

async function answered(response: Response): Promise<number> {
  const text = await response.text();
  assert(response.ok, `${response.url} answered ${response.status} ${text.slice(0, 300)}`);
  return Buffer.byteLength(text);
}

const list = (filter: object, more: string) =>
  `?filter=${encodeURIComponent(JSON.stringify({ deleted: null, ...filter }))}&${more}`;
const now = systemClock.now();
const month = {
  $gt: `${now.slice(0, 7)}-01T00:00:00.000Z`,
  $lte: after(`${now.slice(0, 7)}-01T00:00:00.000Z`, 31 * day),
};

/** The most used calls: what a page reads when it opens, the feeds, and what a crew writes. */
export const calls: readonly MeasuredCall[] = [
  get('My Profile', () => '/my/profile'),
  get('My Organization', () => '/my/organization'),
  get(
    'My Roster',
    () => `/my/patrols?sort=when&filter=${encodeURIComponent(JSON.stringify({ when: { $gt: now } }))}`,
  ),
  get('scheduled patrols', () => `/patrols${list({ when: { $gt: now } }, 'sort=when')}`),
  get('past patrols', () => `/patrols${list({ when: { $lte: now } }, 'sort=-when')}`),
  get('a month', () => `/patrols${list({ when: month }, 'sort=when&limit=100')}`),
  get('a patrol ahead', ({ ahead }) => `/patrol/${ahead.id}`),
  get('a record', ({ past }) => `/patrol/${past}`),
  get('a patrol’s mails', ({ past }) => `/patrol/${past}/mails`),
  get('patrols that are out', () => '/patrols/out'),
  get('the patrols’ summary', () => '/patrols/summary'),
  post(
    'the persons’ summary',
    () => '/patrols/persons/summary',
    ({ personIds }) => ({ personIds }),
    'admin',
  ),
  get('a person', ({ personId }) => `/person/${personId}`),
  get('a person’s patrols', ({ personId }) => `/person/${personId}/patrols`),
  get('a person’s summary', ({ personId }) => `/person/${personId}/patrols/summary`),
  get('people', () => '/persons?limit=50&filter=%7B%22finished%22%3Anull%7D'),
  get('incidents', () => '/incidents'),
  countedAnew('past patrols, counted anew', '/patrols'),
  countedAnew('incidents, counted anew', '/incidents'),
  get('the map', () => '/incidents/map'),
  get('What Needs Doing', () => '/to-do'),
  get('candidates', ({ ahead }) => `/candidates?when=${after(now, day)}&hours=3&patrol=${ahead.id}`),
  get('the report', () => `/report/${Number(now.slice(0, 4))}/${Number(now.slice(5, 7))}`),
  get('one’s calendar', ({ calendar }) => `/calendar/${calendar}.ics`),
  get('the roster’s calendar', ({ roster }) => `/roster/${roster}.ics`),
  post('an entry', ({ out }) => `/patrol/${out}/incident`, entry, 'leader'),
  post(
    'accepting again',
    ({ ahead }) => `/patrol/${ahead.id}/patroller/${ahead.personId}/accept`,
    () => ({}),
    'admin',
  ),
  { name: 'signing in', run: signIn },
  { name: 'a refresh', run: refresh },
  { name: 'an event stream', run: openStream },
];

function entry() {
  const when = systemClock.now();
  return { _id: newId(), when, what: 'Location', whatDetails: 'All quiet here.', recorded: when, sent: when };
}

/** The cookies of the last sign-in or refresh. */
const cookies = new WeakMap<Subject, string>();

async function signIn({ address, subject }: Caller): Promise<number> {
  const body = JSON.stringify({ email: subject.email, password, remember: true, sharedDevice: false });
  return keep(
    subject,
    await fetch(`${address}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body,
    }),
  );
}

async function refresh({ address, subject }: Caller): Promise<number> {
  const cookie = cookies.get(subject) ?? '';
  return keep(
    subject,
    await fetch(`${address}/api/v1/auth/refresh`, { method: 'POST', headers: { origin, cookie } }),
  );
}

/** Keeps the cookies of an answer that has nothing else. */
function keep(subject: Subject, response: Response): number {
  assert.equal(response.status, 204);
  cookies.set(
    subject,
    response.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; '),
  );
  return 0;
}

async function openStream({ address, subject }: Caller): Promise<number> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/v1/my/events`, {
    headers: { cookie: subject.cookies.admin },
    signal: leaving.signal,
  });
  assert.equal(response.status, 200);
  const first = await response.body?.getReader().read();
  leaving.abort();
  return first?.value?.length ?? 0;
}
