import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessCookie } from '#contract';
import { isOfServer } from '#contract/server-time.ts';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';
import { buildApp } from '#server/app/app.ts';
import { buildServices } from '#server/app/services.ts';
import { testApp } from '#server/testing/app.ts';
import { day, hour } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { session } from '../database/schema/auth.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { openGate } from '../testing/gate.ts';
import { openLiveHub } from './hub.ts';

const server = testApp();
let address = '';
beforeAll(async () => {
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

/** Ends the connections on which processes listen to announcements. */
const endListening = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like 'listen %'`;

type Person = Awaited<ReturnType<typeof server.buildPerson>>;

/** Opens a stream as a browser does. */
async function watch(person: Person, at = address, query = '') {
  const cookie = await server.sessionCookie(person);
  const leaving = new AbortController();
  const response = await fetch(`${at}/api/v1/my/events${query}`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('there is no stream');
  const { value: head } = await reader.read(); // it says that it is subscribed
  return {
    response,
    head,
    cookie,
    next: async () => (await reader.read()).value,
    /** The stream as a whole ended. */
    ended: async () => (await reader.read()).done,
    leave: () => leaving.abort(),
  };
}

describe('the stream of changes', () => {
  it('tells the organization what changed, by type and id alone [12.7]', async () => {
    const admin = await server.buildPerson({ roles: ['admin'] });
    const colleague = await server.buildPerson({ organizationId: admin.organizationId });
    const stream = await watch(colleague);
    expect(stream.response.headers.get('content-type')).toMatch('text/event-stream');
    expect(isOfServer(stream.response)).toBe(true);
    const call = await server.as(admin);
    const body = { firstName: 'Ann', lastName: 'Other', email: 'ann.new@example.nz' };
    const { _id } = (await call(peopleRoutes.createPerson, { body })).body;
    expect(await stream.next()).toBe(`data: ${JSON.stringify({ type: 'person', _id })}\n\n`);
    stream.leave();
  });

  it('ends for whoever asks for its head alone [12.7]', async () => {
    const cookie = await server.sessionCookie(await server.buildPerson());
    const head = await fetch(`${address}/api/v1/my/events`, { method: 'HEAD', headers: { cookie } });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('tells another organization nothing', async () => {
    const outsider = await server.buildPerson();
    const stream = await watch(outsider);
    const other = await server.as(await server.buildPerson({ roles: ['admin'] }));
    const own = await server.as(
      await server.buildPerson({ roles: ['admin'], organizationId: outsider.organizationId }),
    );
    await other(organizationRoutes.updateMyOrganization, { body: { name: 'Another' } });
    await own(organizationRoutes.updateMyOrganization, { body: { name: 'Our own' } });
    expect(await stream.next()).toContain(outsider.organizationId);
    stream.leave();
  });

  it('closes when its session is revoked, before it tells anything more', async () => {
    const leaver = await server.buildPerson();
    const stream = await watch(leaver);
    const token = stream.cookie.slice(accessCookie.length + 1);
    await server.services.auth.signOut(
      { access: token, refresh: undefined },
      { ip: '127.0.0.1', userAgent: '' },
    );
    const { organizationId } = leaver;
    const call = await server.as(await server.buildPerson({ roles: ['admin'], organizationId }));
    await call(organizationRoutes.updateMyOrganization, { body: { name: 'A later name' } });
    expect(await stream.ended()).toBe(true);
  });
});

describe('a stream that is asked what it missed [12.7]', () => {
  it('begins with what changed in the organization in that time, and ends that with an event [12.7]', async () => {
    const admin = await server.buildPerson({ roles: ['admin'] });
    const told = async (query: string) => {
      const { head, leave } = await watch(admin, address, query);
      leave();
      return head?.replace('retry: 2000\n\n', '');
    };
    const caughtUp = (complete: boolean) => `event: caught-up\ndata: {"complete":${complete}}\n\n`;
    expect(await told('?last=100000')).toBe(caughtUp(false));
    // until the process has listened for so long
    await expect.poll(() => told('?last=5'), { timeout: 10_000 }).toBe(caughtUp(true));
    const live = await watch(admin);
    await (await server.as(admin))(organizationRoutes.updateMyOrganization, {
      body: { name: 'Just changed' },
    });
    expect(await told('?last=5')).toBe(`${await live.next()}${caughtUp(true)}`);
    live.leave();
  });

  it.each(['-1', '1.5', 'soon', '1e999'])('is refused with last=%s', async (last) => {
    const cookie = await server.sessionCookie(await server.buildPerson());
    const url = `/api/v1/my/events?last=${last}`;
    const { statusCode, body } = await server.app.inject({ url, headers: { cookie } });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('last')]);
  });
});

describe('a stream is closed at the next heartbeat', () => {
  const heartbeat = 20_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('after its session expired, which nobody announces', async () => {
    const stream = await watch(await server.buildPerson());
    server.clock.advance(hour); // the access token is over, the session goes on
    vi.advanceTimersByTime(heartbeat);
    expect(await stream.next()).toBe(': still here\n\n');
    server.clock.advance(60 * day);
    vi.advanceTimersByTime(heartbeat);
    expect(await stream.ended()).toBe(true);
  });

  it('when its session cannot be read', async () => {
    const stream = await watch(await server.buildPerson());
    await server.database.$client.query('alter table session rename to missing');
    vi.advanceTimersByTime(heartbeat);
    const ended = await stream.ended();
    await server.database.$client.query('alter table missing rename to session');
    expect(ended).toBe(true);
  });
});

it('a session has twenty streams at most; another one has its own', async () => {
  const somebody = await server.buildPerson();
  const first = await watch(somebody);
  const answers: IncomingMessage[] = [];
  const open = async () => {
    const request = get(`${address}/api/v1/my/events`, { agent: false, headers: { cookie: first.cookie } });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    if (answer) answers.push(answer.resume());
    return answer?.statusCode;
  };
  expect(await Promise.all(Array.from({ length: 19 }, open))).toEqual(Array(19).fill(200));
  expect(await open()).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toBe('20');
  const other = await watch(somebody);
  expect(other.response.status).toBe(200);
  other.leave();
  first.leave();
  await expect.poll(open).toBe(200);
  for (const answer of answers) answer.destroy();
});

it('opens twenty at once by one connection to the database, where the session’s row is written [12.7]', async () => {
  const [somebody, other] = [await server.buildPerson(), await server.buildPerson()];
  const cookie = await server.sessionCookie(somebody);
  await server.database
    .update(session)
    .set({ generationSeen: false })
    .where(eq(session.personId, somebody.id));
  const leaving = new AbortController();
  const { opened } = await inTransaction(server.database, async (tx) => {
    await tx.select().from(session).where(eq(session.personId, somebody.id)).for('update');
    const opened = Array.from({ length: 20 }, () =>
      fetch(`${address}/api/v1/my/events`, { headers: { cookie }, signal: leaving.signal }),
    );
    await expect.poll(countWaiting).toBe(1);
    expect((await watch(other)).response.status).toBe(200);
    expect(await countWaiting()).toBe(1);
    return { opened };
  });
  expect((await Promise.all(opened)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  leaving.abort();
});

/** How many connections wait for what another one holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.database.$client.query<{ waiting: number }>(`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? Number.NaN;
}

it('survives that its person is told of and put out in one and the same moment', async () => {
  const admin = await server.buildPerson({ roles: ['admin'] });
  const leaver = await server.buildPerson({ organizationId: admin.organizationId });
  const stream = await watch(leaver);
  const call = await server.as(admin);
  expect((await call(peopleRoutes.deletePerson, { params: { id: leaver.id } })).status).toBe(204);
  while (!(await stream.ended()));
  expect((await call(peopleRoutes.getMyProfile)).status).toBe(200);
});

it('forgets browsers that were gone before it listened to them', async () => {
  const cookie = await server.sessionCookie(await server.buildPerson());
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const signal = AbortSignal.timeout(1 + (index % 5));
      await fetch(`${address}/api/v1/my/events`, { headers: { cookie }, signal }).catch((error: unknown) => {
        expect(error).toMatchObject({ name: 'TimeoutError' });
      });
    }),
  );
  await expect.poll(timers, { timeout: 5000 }).toBeLessThanOrEqual(before + 5);
});

it('makes browsers connect anew when the database’s connection was lost, since they may have missed something', async () => {
  const stream = await watch(await server.buildPerson());
  await server.database.$client.query(endListening);
  expect(await stream.ended()).toBe(true);
  const admin = await server.buildPerson({ roles: ['admin'] });
  const next = await watch(admin);
  await (await server.as(admin))(organizationRoutes.updateMyOrganization, { body: { name: 'A newer name' } });
  expect(await next.next()).toContain('"type":"organization"');
  next.leave();
});

describe('while the database is away', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('a stream stays open, and ends when the database is back, since changes may have been missed [15.31]', async () => {
    const gate = await openGate(server.connection);
    const { log } = server.context;
    const database = connect(gate.connection, { log, max: 4 });
    const hub = openLiveHub(database, log);
    const app = await buildApp(server.context, buildServices({ ...server.context, database }), {
      ...server.options,
      hub,
    });
    app.addHook('preClose', () => hub.stop());
    const stream = await watch(await server.buildPerson(), await app.listen({ host: '127.0.0.1', port: 0 }));
    gate.breakAt('e'); // whatever is sent
    await server.database.$client.query(endListening);
    vi.advanceTimersByTime(20_000);
    expect(await stream.next()).toBe(': still here\n\n');
    gate.breakAt('words that nothing sends');
    expect(await stream.ended()).toBe(true);
    await app.close();
    await database.$client.end();
    gate.close();
  });
});

describe('a second process', () => {
  let other: Awaited<ReturnType<typeof buildApp>>;
  let otherAddress = '';
  beforeAll(async () => {
    const log = createLog('silent');
    const hub = openLiveHub(server.database, log);
    other = await buildApp(server.context, buildServices(server.context), { ...server.options, hub });
    other.addHook('preClose', () => hub.stop());
    otherAddress = await other.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => other.close());

  it('tells what was changed in the first', async () => {
    const admin = await server.buildPerson({ roles: ['admin'] });
    const stream = await watch(admin, otherAddress);
    const call = await server.as(admin);
    await call(organizationRoutes.updateMyOrganization, { body: { name: 'A new name' } });
    expect(await stream.next()).toContain('"type":"organization"');
    stream.leave();
  });
});
