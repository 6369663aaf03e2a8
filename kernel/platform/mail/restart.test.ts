import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres';
import { minute, second, systemClock } from '../clock.ts';
import { connect, type Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { mail } from '../database/schema/mails.ts';
import { inTransaction } from '../database/transaction.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { ordinaryLane } from './lanes.ts';
import { queueMails } from './outbox.ts';
import { createSender } from './sender.ts';
import { findReplyTo, note, noteKind, settings, testRenderer } from './testing.fixture.ts';
import { smtpTransport } from './transport/smtp.ts';

/** How often PostgreSQL is restarted with a mail in flight, in each of two ways; `FAULT_RUNS=25` for a long test. */
const runs = Number(process.env.FAULT_RUNS ?? 2);

const log = createLog('silent');
const renderer = testRenderer(minute);
let folder: string;
let server: EmbeddedPostgres;
let database: Database;
let smtp: TestSmtp;
let worker: Worker;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-restart-'));
  await startServer();
  database = connect(server.connection, { log });
  await migrate(database);
  smtp = await startSmtp();
  const transport = smtpTransport(smtp.url);
  const kinds = { note: noteKind };
  const context = { database, log, settings, clock: systemClock };
  const mailing = { transport, renderer, kinds, findReplyTo, lane: ordinaryLane };
  const { task, sweep, mark } = createSender({ ...context, ...mailing });
  worker = await startWorker({ database, log, tasks: [task], periodicTasks: [sweep, mark] });
}, minute);

afterAll(async () => {
  await worker.stop();
  await renderer.close();
  await smtp.close();
  await database.$client.end();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function startServer(): Promise<void> {
  server = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    database: 'patrolbook',
    settings: { fsync: 'off', full_page_writes: 'off' },
  });
}

/** Ends PostgreSQL as an administrator does, without waiting until its clients have left. */
async function stopServer(): Promise<void> {
  process.kill(server.pid, 'SIGINT');
  await server.ended;
  await server.stop();
}

/** Runs a statement on another database of the server, which is there whatever happens to ours. */
async function command(...statements: string[]): Promise<void> {
  const client = new pg.Client({ ...server.connection, database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const reload = 'select pg_reload_conf()';
const endConnections = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'patrolbook'";

/** What happens after the SMTP server has taken a mail: before it replies, and a while after. */
interface Fault {
  begin(): Promise<void>;
  end?(): Promise<void>;
  times?: number;
}

const faults: [name: string, fault: Fault][] = [
  [
    'a restart of the database before the reply',
    {
      async begin() {
        await stopServer();
        await startServer();
      },
      times: runs,
    },
  ],
  ['a restart during which the reply comes', { begin: stopServer, end: startServer, times: runs }],
  ['the end of all connections', { begin: () => command(endConnections) }],
  [
    'a database that refuses connections',
    {
      begin: () => command('alter database patrolbook allow_connections false', endConnections),
      end: () => command('alter database patrolbook allow_connections true'),
    },
  ],
  [
    'a read-only database',
    {
      begin: () => command('alter system set default_transaction_read_only = on', reload),
      end: () => command('alter system reset default_transaction_read_only', reload),
    },
  ],
];

/** Queues mails, and waits until the SMTP server has taken the first and the database was away and back. */
async function sendThrough({ begin, end }: Fault, causes: string[]): Promise<void> {
  const replied = new Promise<void>((resolve, reject) => {
    smtp.meanwhile(() => begin().then(resolve, reject));
  });
  const now = systemClock.now();
  await inTransaction(database, (tx) =>
    queueMails(
      tx,
      now,
      causes.map((cause) => note(cause)),
    ),
  );
  await replied;
  await setTimeout(200);
  await end?.();
}

async function expectSent(causes: string[]): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await database.select().from(mail).where(inArray(mail.cause, causes));
    expect(rows).toHaveLength(causes.length);
    for (const row of rows) expect(row).toMatchObject({ sent: expect.any(String), nextAttempt: null });
  }, minute);
}

it.each(faults)(
  'with a mail in flight, %s stops no mails and doubles none [11.16, 15.9]',
  async (_name, fault) => {
    for (let run = 0; run < (fault.times ?? 1); run += 1) {
      const causes = ['in flight', 'behind it'].map((cause) => `${cause} ${smtp.mails.length}`);
      await sendThrough(fault, causes);
      const next = `next ${smtp.mails.length}`;
      await vi.waitFor(
        () => inTransaction(database, (tx) => queueMails(tx, systemClock.now(), [note(next)])),
        10 * second,
      );
      await expectSent([...causes, next]);
    }
    const subjects = smtp.mails.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([...new Set(subjects)].toSorted());
  },
  (1 + runs) * minute,
);
