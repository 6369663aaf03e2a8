import Fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { apiPrefix } from '#contract';
import { serverTimeHeader } from '#contract/server-time.ts';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { serveOver } from '#server/testing/serve-over.ts';
import { UncertainCommit } from '../../database/outage.ts';
import { TookTooLong } from '../../deadline.ts';
import { openGate } from '../../testing/gate.ts';
import { handleErrors } from './error-handler.ts';

const server = testApp();

/** Runs another server that reaches the database over `connection`. Returns how to call it as an admin, and how to stop it. */
async function serveAdminOver(connection: typeof server.connection) {
  const { app, stop } = await serveOver(server, connection);
  const cookie = await server.sessionCookie(await server.buildPerson({ roles: ['admin'] }));
  const headers = { cookie, origin: publicUrl.origin };
  return {
    stop,
    ready: async () => (await app.inject('/readyz')).statusCode,
    read: () => app.inject({ url: `${apiPrefix}/my/organization`, headers }),
    write: (more: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `${apiPrefix}/person`,
        headers: { ...headers, ...more },
        payload: { firstName: 'Ana', lastName: 'Tui', email: 'ana@example.nz', roles: ['patroller'] },
      }),
  };
}

const away = {
  message: 'Our database is away for a moment. Please try again.',
  requestId: expect.any(String),
};

it('without the database every call answers 503 and when to try again [15.12]', async () => {
  const { ready, read, write, stop } = await serveAdminOver({ ...server.connection, port: 1 });
  for (const answer of [await read(), await write()]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', [serverTimeHeader]: expect.anything() });
    expect(answer.json()).toEqual(away);
  }
  expect(await ready()).toBe(503);
  await stop();
});

it('on a database that only reads, reads succeed, writes wait, the server is not ready, and all is well once it writes [15.12]', async () => {
  const { ready, read, write, stop } = await serveAdminOver(server.connection);
  const { database } = server.connection;
  await server.database.execute(`alter database ${database} set default_transaction_read_only = on`);
  expect((await read()).statusCode).toBe(200);
  expect((await write()).statusCode).toBe(503);
  expect(await ready()).toBe(503);
  await server.database.execute(`alter database ${database} reset default_transaction_read_only`);
  expect((await write()).statusCode).toBe(201);
  expect(await ready()).toBe(200);
  await stop();
});

it('a write whose commit may have arrived is repeated by its key only [15.12]', async () => {
  const gate = await openGate(server.connection);
  const { write, stop } = await serveAdminOver(gate.connection);
  gate.breakAt('commit');
  const unsure = await write();
  expect(unsure.statusCode).toBe(503);
  expect(unsure.headers).not.toHaveProperty('retry-after');
  expect(unsure.json().message).toContain('please look before you try again');
  expect((await write({ 'idempotency-key': 'ana' })).headers['retry-after']).toBe('2');
  await stop();
  gate.close();
});

it('a read that waits for a locked table as long as the server lets it is repeated [15.12]', async () => {
  const { database } = server.connection;
  const holder = new pg.Client(server.connection);
  await holder.connect();
  await holder.query(`alter database ${database} set lock_timeout = '50ms'`);
  const { read, stop } = await serveAdminOver(server.connection);
  await holder.query('begin; lock table organization in access exclusive mode');
  const { statusCode, headers } = await read();
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  await holder.query(`rollback; alter database ${database} reset lock_timeout`);
  await holder.end();
  await stop();
});

it.each([
  new UncertainCommit('the connection was lost at a commit'),
  new TookTooLong(1000),
  new Error('a query failed', { cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }) }),
  Object.assign(new Error('could not serialize access'), { code: '40001' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  new Error('timeout exceeded when trying to connect'),
])('a read that ended by %o may be repeated [15.12]', async (error) => {
  const app = Fastify();
  handleErrors(app);
  app.get('/', () => Promise.reject(error));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
