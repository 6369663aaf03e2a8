import { and, desc, eq, inArray, notLike } from 'drizzle-orm';
import { NIL, v7 as newId } from 'uuid';
import { afterEach, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { calendarRoutes } from '#accounts/contract';
import type { Route } from '#contract';
import { linkToken, secondStep } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '../testing/app.ts';
import { fillBusyOrganization } from '../testing/busy-organization.ts';
import { prepareCall } from '../testing/calls/calls.ts';
import { longAgo } from '../testing/calls/scene.ts';
import { atAStretch, inAll } from '../testing/processor-time.ts';
import { type RouteName, routes } from './routes.ts';

/**
 * How much of the one thread a call takes in an organization that plans a year ahead, generated from the contract (product 15.53). Time of
 * the processor is measured, of which other load takes little.
 */

/** In milliseconds of the main thread. */
const limit = 50;
/** Each call is made until one took less, so often at most: a crowded cache makes the same work longer. */
const tries = 8;
/** PAST_PATROLS=100000 measures the largest organization that is known. */
const size = { people: 120, daysAhead: 365, past: Number(process.env.PAST_PATROLS ?? 3000) };

const server = testApp({}, { production: true });
let organizationId: string;

beforeAll(async () => {
  ({ id: organizationId } = await server.buildOrganization());
  await fillBusyOrganization(server.database, organizationId, server.clock.now(), size);
}, 120_000);

/** The organization stays as it is: whoever was added for a call has left before the next one. */
afterEach(async () => {
  const added = and(eq(person.organizationId, organizationId), notLike(person.email, 'busy%'));
  await server.database.update(person).set({ finished: longAgo }).where(added);
  await server.database
    .update(organization)
    .set({ archived: null })
    .where(eq(organization.id, organizationId));
});

const ofSessions = (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, route]) => {
  const { access } = route;
  if (route.stream || access.by !== 'session') return [];
  const role = access.roles.find((one) => one === 'admin') ?? access.roles.at(-1) ?? 'admin';
  return [{ name, route, role }];
});

/** Returns the least that is measured of a call, which is made anew each time with rows of its own. */
async function leastOf(
  measure: typeof inAll,
  { name, route, role }: (typeof ofSessions)[number],
  body?: object,
) {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries; tried += 1) {
    const caller = await server.buildPerson({ organizationId, roles: [role] });
    if (role === 'sa') await server.database.insert(secondStep).values(stepOf(caller));
    const call = await server.as(caller);
    const given = await prepareCall(name, route, { server, organizationId, caller });
    const { taken, result } = await measure(() => call(route, body ? { ...given, body } : given));
    if (tried === 0) expect(result.status).toBe(route.status);
    least = Math.min(least, taken);
    if (least < limit) break;
  }
  return least;
}

/** In production a super administrator needs a second step. */
function stepOf({ id: personId }: { id: string }) {
  return { personId, organizationId: NIL, since: longAgo, key: 'sealed', lastInterval: 0, recoveryCodes: [] };
}

/** Compares with the limit, and notes what was measured: `npx vitest run processor-time --reporter verbose` shows it. */
async function judge(taken: number, annotate: TestContext['annotate']) {
  await annotate(`${taken.toFixed(1)} ms`);
  expect(taken).toBeLessThan(limit);
}

/** What is written chunk by chunk has any length, and what mails everybody takes as long as they are many: others come in between. */
const isLong = ({ name, route }: (typeof ofSessions)[number]) =>
  route.chunked !== undefined || name === 'askForCover' || name === 'sendMessage';

describe('a call takes little of the thread [15.53]', () => {
  it.for(ofSessions.filter((one) => !isLong(one)))('$name', async (one, { annotate }) => {
    await judge(await leastOf(inAll, one), annotate);
  });

  it.for(ofSessions.filter(isLong))('$name, at a stretch', async (one, { annotate }) => {
    await judge(await leastOf(atAStretch, one), annotate);
  });

  it.for([
    ['a person’s calendar', 'calendar', calendarRoutes.readCalendar],
    ['the roster’s calendar', 'roster', calendarRoutes.readRosterCalendar],
  ] as const)('%s', async ([_what, purpose, route], { annotate }) => {
    const busy = and(eq(person.organizationId, organizationId), eq(person.email, 'busy0@example.nz'));
    const [one] = await server.database.select().from(person).where(busy);
    const personId = purpose === 'calendar' ? (one?.id ?? '') : null;
    const link = { id: newId(), purpose, organizationId, personId, created: longAgo };
    await server.database.insert(linkToken).values(link);
    const params = { linkToken: linkTokenText(server.context.settings.secretKeys, purpose, link.id) };
    const stranger = await server.as(null);
    const read = () => inAll(() => stranger(route, { params }));
    const answers = [await read(), await read(), await read()];
    expect(answers.map(({ result }) => result.status)).toEqual([200, 200, 200]);
    await judge(Math.min(...answers.map(({ taken }) => taken)), annotate);
  });
});

/** Bodies as large as the contract takes, whose work is as large: it leaves the thread to others in between. */
describe('a call about very many leaves the thread to others [15.53]', () => {
  const ahead = async (count: number) => {
    const own = and(eq(patrol.organizationId, organizationId), eq(patrol.name, 'Regular patrol'));
    const rows = await server.database
      .select({ id: patrol.id })
      .from(patrol)
      .where(own)
      .orderBy(desc(patrol.when))
      .limit(count);
    return rows.map(({ id }) => id);
  };
  const drafts = async (count: number) => {
    const ids = await ahead(count);
    await server.database.update(patrol).set({ finalized: null }).where(inArray(patrol.id, ids));
    return ids;
  };
  const open = async (count: number) => {
    const ids = await ahead(count);
    await server.database.update(patrol).set({ crewSize: 6 }).where(inArray(patrol.id, ids));
    return ids;
  };
  const large: [RouteName, () => Promise<object>][] = [
    ['countRecipientsTogether', async () => ({ ids: await ahead(100) })],
    ['offerPlaces', async () => ({ ids: await open(40) })],
    ['fillPatrols', async () => ({ ids: [...(await open(8)), ...(await ahead(62)).slice(0, 54)] })],
    [
      'copyPatrols',
      async () => ({ copies: (await ahead(100)).map((of) => ({ of, when: '2027-06-01T08:00:00.000Z' })) }),
    ],
    ['checkImport', async () => ({ people: imported() })],
    ['importPersons', async () => ({ people: imported() })],
    ['finalizePatrols', async () => ({ ids: await drafts(100) })],
    ['cancelPatrols', async () => ({ ids: await ahead(100) })],
  ];

  it.for(large)('%s', async ([name, bodyOf], { annotate }) => {
    const one = ofSessions.find((each) => each.name === name);
    if (!one) throw new Error(`${name} is no route`);
    await judge(await leastOf(atAStretch, one, await bodyOf()), annotate);
  });

  const imported = () =>
    Array.from({ length: 500 }, (_, n) => ({
      firstName: 'Ana',
      lastName: `No${n}`,
      email: `${newId()}@example.nz`,
    }));
});
