import { type AuditEvent, sessionRoutes } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { minute } from '../../platform/clock.ts';
import { publicUrl, testApp } from '../../testing/app.ts';
import { hashPassword } from './passwords.ts';

const server = testApp();
const password = 'Torch-and-vest-1';

async function somebody() {
  return server.buildPerson({ passwordHash: await hashPassword(password) });
}

interface From {
  ip?: string;
  cookies?: Record<string, string>;
}

async function attempt(email: string, typed: string, { ip = '198.51.100.1', cookies = {} }: From = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    remoteAddress: ip,
    cookies,
    headers: { origin: publicUrl.origin },
    payload: { email, password: typed },
  });
  return { status: answer.statusCode, error: answer.body && answer.json().error, cookies: answer.cookies };
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

describe('five failures', () => {
  it('lock the account for that address for 15 minutes, also against the right password [error locked-out]', async () => {
    const { email } = await somebody();
    expect(await fail(email, 5)).toEqual(Array(5).fill('invalid_grant'));
    expect(await attempt(email, password)).toMatchObject({ status: 400, error: 'locked_out' });
    server.clock.advance(15 * minute - 1);
    expect((await attempt(email, password)).error).toBe('locked_out');
    server.clock.advance(1);
    expect((await attempt(email, password)).status).toBe(204);
  });

  it('leave other addresses alone', async () => {
    const { email } = await somebody();
    await fail(email, 5);
    expect((await attempt(email, password, { ip: '198.51.100.2' })).status).toBe(204);
  });

  it('do not add up over more than 15 minutes, nor over a success', async () => {
    const { email } = await somebody();
    await fail(email, 4);
    server.clock.advance(15 * minute);
    await fail(email, 4);
    expect((await attempt(email, password)).status).toBe(204);
    await fail(email, 4);
    expect((await attempt(email, password)).status).toBe(204);
  });

  it('are all that many at one moment get', async () => {
    const { email } = await somebody();
    const errors = await Promise.all(
      Array.from({ length: 12 }, async () => (await attempt(email, 'wrong')).error),
    );
    expect(errors.filter((error) => error === 'invalid_grant')).toHaveLength(5);
    expect(errors.filter((error) => error === 'locked_out')).toHaveLength(7);
  });

  it('are answered alike for an address that nobody uses', async () => {
    const { email } = await somebody();
    expect(await fail('nobody@example.nz', 7)).toEqual(await fail(email, 7));
  });
});

describe('fifty failures from anywhere', () => {
  it('lock the account for all but devices that signed in before', async () => {
    const { email } = await somebody();
    const { cookies } = await attempt(email, password, { ip: '203.0.113.200' });
    const known = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    await fail(email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    const elsewhere = { ip: '203.0.113.99' };
    expect((await attempt(email, password, elsewhere)).error).toBe('locked_out');
    expect((await attempt(email, password, { ...elsewhere, cookies: known })).status).toBe(204);
  });

  it('are not reached by one address alone, which is refused after five', async () => {
    const { email } = await somebody();
    await fail(email, 58, () => ({ ip: '203.0.113.150' }));
    expect((await attempt(email, password, { ip: '203.0.113.77' })).status).toBe(204);
  });

  it('take no other account’s word for a known device', async () => {
    const { email } = await somebody();
    const other = await somebody();
    const { cookies } = await attempt(other.email, password, { ip: '203.0.113.201' });
    const known = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    await fail(email, 50, (index) => ({ ip: `203.0.113.${index}` }));
    expect((await attempt(email, password, { ip: '203.0.113.98', cookies: known })).error).toBe('locked_out');
  });
});

it('is noted: failures, the lock, and once what was refused by it [GET /my/audits] [rule audit-fields]', async () => {
  const person = await somebody();
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

it('holds an address to the route’s limit and says when to come back [error too-many]', async () => {
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    statuses.push((await attempt(`n${index}@example.nz`, 'wrong', { ip: '192.0.2.7' })).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    remoteAddress: '192.0.2.7',
    headers: { origin: publicUrl.origin },
    payload: { email: 'x@example.nz', password },
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('60');
});
