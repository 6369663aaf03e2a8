import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type AuditEvent, sessionRoutes } from '#accounts/contract';
import { minute } from '#platform/clock.ts';
import { auditEvent } from '#platform/database/schema/auth.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { hashPassword } from './passwords.ts';

const server = testApp();
const password = 'Torch-and-vest-1';

async function buildAccount() {
  return server.buildPerson({ passwordHash: await hashPassword(password) });
}

interface From {
  ip?: string;
  cookies?: Record<string, string>;
  sharedDevice?: boolean;
}

async function attempt(email: string, typed: string, from: From = {}) {
  const { ip = '198.51.100.1', cookies = {}, sharedDevice = false } = from;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    remoteAddress: ip,
    cookies,
    headers: { origin: publicUrl.origin },
    payload: { email, password: typed, sharedDevice },
  });
  return { status: answer.statusCode, error: answer.body && answer.json().error, cookies: answer.cookies };
}

/** Signs in and returns the cookie that makes the device known. */
async function knownDevice(email: string): Promise<Record<string, string>> {
  return cookiesIn((await attempt(email, password, { ip: '203.0.113.200' })).cookies);
}

function cookiesIn(cookies: { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

type Account = Awaited<ReturnType<typeof buildAccount>>;

async function setPassword({ id, organizationId }: Account, { cookies = {}, sharedDevice = false }: From) {
  const { auth } = server.services;
  const link = await inTransaction(server.database, (tx) => auth.passwordLink(tx, { id, organizationId }));
  const answer = await server.app.inject({
    method: 'POST',
    url: link.replace(`${publicUrl.origin}/`, '/api/v1/'),
    remoteAddress: '198.51.100.1',
    cookies,
    headers: { origin: publicUrl.origin },
    payload: { password, sharedDevice },
  });
  return { status: answer.statusCode, cookies: answer.cookies };
}

async function fail(
  email: string,
  times: number,
  from: (index: number) => From = () => ({}),
): Promise<unknown[]> {
  const errors = [];
  for (let index = 0; index < times; index += 1)
    errors.push((await attempt(email, 'wrong', from(index))).error);
  return errors;
}

describe('five failures [9.7]', () => {
  it('lock the account for that address for 15 minutes, even with the right password [13.3]', async () => {
    const { email } = await buildAccount();
    expect(await fail(email, 5)).toEqual(Array(5).fill('invalid_grant'));
    expect(await attempt(email, password)).toMatchObject({ status: 400, error: 'locked_out' });
    server.clock.advance(15 * minute - 1);
    expect((await attempt(email, password)).error).toBe('locked_out');
    server.clock.advance(1);
    expect((await attempt(email, password)).status).toBe(204);
  });

  it('leave other addresses alone', async () => {
    const { email } = await buildAccount();
    await fail(email, 5);
    expect((await attempt(email, password, { ip: '198.51.100.2' })).status).toBe(204);
  });

  it.each([
    [
      'a host that takes other addresses of its network',
      '2001:db8:1:2::9',
      '2001:db8:1:2:9999:0:0:1',
      'locked_out',
    ],
    ['a neighbouring network', '2001:db8:1:2::9', '2001:db8:1:3::9', ''],
    ['an IPv4 address that is written as IPv6', '198.51.100.77', '::ffff:198.51.100.77', 'locked_out'],
    ['another IPv4 address that is written as IPv6', '198.51.100.77', '::ffff:198.51.100.78', ''],
  ])('are counted by network: %s', async (_what, first, second, error) => {
    const { email } = await buildAccount();
    await fail(email, 5, () => ({ ip: first }));
    expect((await attempt(email, password, { ip: second })).error).toBe(error);
  });

  it('of an account whose name contains another one’s and an address leave that one alone', async () => {
    const { email } = await buildAccount();
    await fail(`${email}:198.51.100.1`, 5, (index) => ({ ip: `203.0.113.${index}` }));
    await fail(email, 1);
    expect((await attempt(email, password)).status).toBe(204);
  });

  it('count only within 15 minutes and since the last success', async () => {
    const { email } = await buildAccount();
    await fail(email, 4);
    server.clock.advance(15 * minute);
    await fail(email, 4);
    expect((await attempt(email, password)).status).toBe(204);
    await fail(email, 4);
    expect((await attempt(email, password)).status).toBe(204);
  });

  it('are also the limit for concurrent attempts', async () => {
    const { email } = await buildAccount();
    const errors = await Promise.all(
      Array.from({ length: 12 }, async () => (await attempt(email, 'wrong')).error),
    );
    expect(errors.filter((error) => error === 'invalid_grant')).toHaveLength(5);
    expect(errors.filter((error) => error === 'locked_out')).toHaveLength(7);
  });

  it('give the same errors for an address without an account', async () => {
    const { email } = await buildAccount();
    expect(await fail('nobody@example.nz', 7)).toEqual(await fail(email, 7));
  });
});

describe('fifty failures from anywhere [9.7]', () => {
  it('lock the account for all but devices that signed in before', async () => {
    const { email } = await buildAccount();
    const { cookies } = await attempt(email, password, { ip: '203.0.113.200' });
    const known = cookiesIn(cookies);
    await fail(email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    const elsewhere = { ip: '203.0.113.99' };
    expect((await attempt(email, password, elsewhere)).error).toBe('locked_out');
    expect((await attempt(email, password, { ...elsewhere, cookies: known })).status).toBe(204);
  });

  it('cannot come from one address, which is locked after five', async () => {
    const { email } = await buildAccount();
    await fail(email, 58, () => ({ ip: '203.0.113.150' }));
    expect((await attempt(email, password, { ip: '203.0.113.77' })).status).toBe(204);
  });

  it('lock a device that is known only to another account', async () => {
    const { email } = await buildAccount();
    const other = await buildAccount();
    const { cookies } = await attempt(other.email, password, { ip: '203.0.113.201' });
    const known = cookiesIn(cookies);
    await fail(email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    expect((await attempt(email, password, { ip: '203.0.113.98', cookies: known })).error).toBe('locked_out');
  });
});

describe('a password that is set by a mailed link', () => {
  it('lifts every lock of the account: of all networks, and of known devices [9.61]', async () => {
    const person = await buildAccount();
    const other = await buildAccount();
    const known = { ip: '203.0.113.7', cookies: await knownDevice(person.email) };
    for (const ip of ['203.0.113.5', '203.0.113.6']) await fail(person.email, 5, () => ({ ip }));
    await fail(person.email, 5, () => known);
    await fail(other.email, 5, () => ({ ip: '203.0.113.5' }));
    expect((await attempt(person.email, password, known)).error).toBe('locked_out');
    await setPassword(person, { sharedDevice: true });
    for (const from of [{ ip: '203.0.113.5' }, { ip: '203.0.113.6' }, known])
      expect((await attempt(person.email, password, from)).status).toBe(204);
    expect((await attempt(other.email, password, { ip: '203.0.113.5' })).error).toBe('locked_out');
  });
});

describe('a known device', () => {
  it('is counted on its own, wherever it is, and locks nobody else', async () => {
    const { email } = await buildAccount();
    const [stolen, own] = [await knownDevice(email), await knownDevice(email)];
    const errors = await fail(email, 6, (index) => ({ ip: `203.0.113.${index}`, cookies: stolen }));
    expect(errors).toEqual([...Array(5).fill('invalid_grant'), 'locked_out']);
    expect((await attempt(email, password, { ip: '203.0.113.100', cookies: stolen })).error).toBe(
      'locked_out',
    );
    expect((await attempt(email, password, { ip: '203.0.113.101', cookies: own })).status).toBe(204);
    expect((await attempt(email, password, { ip: '203.0.113.1' })).status).toBe(204);
  });

  it('is let in from a network that is locked', async () => {
    const { email } = await buildAccount();
    const cookies = await knownDevice(email);
    await fail(email, 5);
    expect((await attempt(email, password)).error).toBe('locked_out');
    expect((await attempt(email, password, { cookies })).status).toBe(204);
  });

  it('is also one where a password was set by link, even if it was locked before', async () => {
    const person = await buildAccount();
    const before = await knownDevice(person.email);
    await fail(person.email, 5, () => ({ cookies: before }));
    await fail(person.email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    const cookies = cookiesIn((await setPassword(person, { cookies: before })).cookies);
    await fail(person.email, 60, (index) => ({ ip: `192.0.2.${index}` }));
    expect((await attempt(person.email, password)).error).toBe('locked_out');
    expect((await attempt(person.email, password, { cookies })).status).toBe(204);
  });

  it('is never a shared one, where setting a password by link lifts the lock instead', async () => {
    const person = await buildAccount();
    const before = await knownDevice(person.email);
    await fail(person.email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    const answers = [
      await setPassword(person, { cookies: before, sharedDevice: true }),
      await attempt(person.email, password, { cookies: before, sharedDevice: true }),
    ];
    for (const { status, cookies } of answers) {
      expect(status).toBe(204);
      expect(cookies.filter(({ name }) => name === 'known_device')).toMatchObject([{ value: '', maxAge: 0 }]);
    }
  });
});

it('the audit history has each failure, the lock and its first refusal [9.10, 14.7]', async () => {
  const person = await buildAccount();
  await fail(person.email, 9);
  server.clock.advance(15 * minute);
  await fail(person.email, 7);
  const call = await server.as(person);
  const { items } = (await call(sessionRoutes.listMyAudits, { query: { limit: 100 } })).body;
  const noted = items.map(({ event, data }): [AuditEvent, string | undefined] => [event, data.reason]);
  const eachTime = [
    ['sign-in-failure', 'Account locked'],
    ['locked-out', 'Account locked'],
    ...Array(5).fill(['sign-in-failure', 'Invalid credentials']),
  ];
  expect(noted).toEqual([...eachTime, ...eachTime]);
  expect(items[0]?.request.client.ips).toEqual(['198.51.100.1']);
});

it('a history takes a hundred failures of a day, whoever makes them [9.65]', async () => {
  const { id, email } = await buildAccount();
  for (let lock = 0; lock < 3; lock += 1) {
    await fail(email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    server.clock.advance(15 * minute);
  }
  const failures = and(eq(auditEvent.personId, id), eq(auditEvent.event, 'sign-in-failure'));
  expect(await server.database.$count(auditEvent, failures)).toBe(100);
});

it('limits the sign-ins of a network and sends Retry-After [12.9]', async () => {
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    statuses.push((await attempt(`n${index}@example.nz`, 'wrong', { ip: `2001:db8:7:7::${index}` })).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    remoteAddress: '2001:db8:7:7:7:7:7:7',
    headers: { origin: publicUrl.origin },
    payload: { email: 'x@example.nz', password },
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('60');
});
