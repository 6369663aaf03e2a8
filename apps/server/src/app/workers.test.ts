import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Database } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { startSmtp, type TestSmtp } from '#platform/testing/smtp.ts';
import { testApp } from '../testing/app.ts';
import { buildRunning, end } from '../testing/overdue.ts';
import { startUrgentWorker, startWorkers } from './workers.ts';

const app = testApp();
let reserved: Database;
let smtp: TestSmtp;

beforeAll(async () => {
  reserved = connect(app.connection, { log: createLog('silent') });
  smtp = await startSmtp();
});

afterAll(async () => {
  await smtp.close();
  await reserved.$client.end();
});

it('an alarm is raised and leaves while calls have every other connection, and more wait [11.31]', async () => {
  const { named } = await buildRunning(app);
  const config = { smtpUrl: smtp.url, dataFolder: tmpdir(), backup: null, backupPassphrase: null };
  const urgentContext = { ...app.context, database: reserved };
  const { context } = app;
  const installation = { context, urgentContext, openPatient: () => reserved };
  const workers = await startWorkers(installation, app.services, config);
  const giveBack = await takeConnections(app.database.$client);
  app.clock.set(end);
  // Another process, whose worker checks when it starts.
  const other = await startUrgentWorker(urgentContext, config);
  await vi.waitFor(() => expect(named(smtp.mails)).toEqual(['Hemi', 'Mere']), 20_000);
  giveBack();
  await Promise.all([workers.stop(), other.stop()]);
}, 45_000);

/** Takes all connections that the pool has, and waits for more. Returns a function that gives them back. */
async function takeConnections(pool: Database['$client']): Promise<() => void> {
  const { max = 0 } = pool.options;
  const taken = Array.from({ length: 2 * max }, () => pool.connect());
  await vi.waitFor(() => expect(pool.idleCount).toBe(0), 10_000);
  expect(pool.waitingCount).toBeGreaterThan(0);
  return () => {
    for (const connecting of taken)
      void connecting.then(
        (client) => client.release(),
        () => undefined,
      );
  };
}
