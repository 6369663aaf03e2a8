import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#platform/database/connect.ts';
import { checkWritable, connectProbe } from '#platform/database/open.ts';
import { createLog } from '#platform/log.ts';
import { testApp } from '#server/testing/app.ts';

let probe: Database;
const server = testApp({
  isReady: () => checkWritable(probe),
  workers: () => ({ urgent: true, ordinary: false }),
});
let holder: pg.Client;
beforeAll(async () => {
  probe = connectProbe(server.connection, createLog('silent'));
  holder = new pg.Client(server.connection);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await probe.$client.end();
});

const ready = () => server.app.inject('/readyz');
const metrics = () => server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });

async function locked(tables: string, work: () => Promise<void>): Promise<void> {
  await holder.query(`begin; lock table ${tables} in access exclusive mode`);
  await work().finally(() => holder.query('rollback'));
}

it('readiness tells which worker of the process is not at work, and stays up [15.9]', async () => {
  const { statusCode, body } = await ready();
  expect(statusCode).toBe(200);
  expect(JSON.parse(body).workers).toEqual({ urgent: true, ordinary: false });
});

it('while tables are locked, health answers without their figures, and holds up one connection for each of them [15.39]', async () => {
  await metrics();
  await locked('mail, installation, patrol', async () => {
    const answers = await Promise.all([ready(), metrics(), ready(), metrics(), ready()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({ status: 'ok', mail: null, urgentMails: null });
    expect(answers[1]?.body).toContain('mails{state="queued"}');
    const { rows } = await holder.query<{ query: string }>(
      `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    const waiting = rows.map(({ query }) => query);
    expect(waiting.length).toBeGreaterThan(1);
    expect(waiting).toEqual([...new Set(waiting)]);
  });
  expect((await ready()).json()).toMatchObject({ mail: { queued: 0 } });
});

it('while calls have every connection, readiness answers, without figures [15.39]', async () => {
  const pool = server.context.database.$client;
  const taken = Array.from({ length: pool.options.max ?? 0 }, () => pool.connect());
  await vi.waitFor(() => expect(pool.waitingCount).toBeGreaterThan(0), 10_000);
  const { statusCode, body } = await ready();
  for (const connecting of taken) void connecting.then((client) => client.release());
  expect([statusCode, JSON.parse(body)]).toMatchObject([200, { status: 'ok', mail: null }]);
});
