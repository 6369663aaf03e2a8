import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres';
import { startSmtp } from '#platform/testing/smtp.ts';
import { freePort } from '../../e2e/test-server.ts';
import { Program, postgresProcesses, statusOf, until } from '../load/processes.ts';
import { mailLikeOthers, publicUrl } from '../load/session.ts';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
/** What our unit for systemd waits before it starts the process again, in milliseconds. */
const beforeRestart = 2000;

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** Where a machine keeps its data and its log. */
export interface Place {
  folder: string;
  remove(): Promise<void>;
}

export async function makeFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-faults-'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/**
 * Runs the built product as `npm start` does: one process that starts PostgreSQL, unless the settings name another one, with the
 * demonstration's data and a mail server that keeps what it gets. It is started again whenever it ends, as by our unit for systemd.
 */
export async function startMachine(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const smtp = await startSmtp();
  const port = await freePort();
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const env = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: publicUrl,
    DATA_DIR: data,
    DEMO: '1',
    SMTP_URL: smtp.url,
    ...settings,
  };
  const url = `http://127.0.0.1:${port}`;
  let starts = 0;
  let stopping = false;
  let program = run();
  const kept = keepRunning();

  function run(): Program {
    starts += 1;
    return new Program([process.execPath, main], { folder, name: 'patrolbook', env });
  }

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      await program.ended;
      await wait(beforeRestart);
      if (!stopping) program = run();
    }
  }

  const ready = () => until('ready', async () => (await statusOf(`${url}/readyz`)) === 200);
  const directory = join(data, 'postgres');
  async function connect(): Promise<pg.Client> {
    const { DATABASE_URL: url } = settings;
    const connection = url ?? (await findEmbeddedPostgres({ directory, database: 'patrolbook' }));
    if (!connection) throw new Error('PostgreSQL does not run.');
    const client = new pg.Client(connection);
    await client.connect();
    return client;
  }

  await ready();
  await mailLikeOthers(connect);
  return {
    url,
    smtp,
    folder,
    /** Waits until it answers that it could write. */
    ready,
    /** Opens a connection to its database, which the caller ends. */
    connect,
    /** How often the process has been started. */
    starts: () => starts,
    /** The process of Node; undefined before it is started again. */
    node: () => (program.running ? program.pid : undefined),
    /** PostgreSQL's processes, the first one before those that belong to it; none while it does not run. */
    postgres: () => postgresProcesses(directory),
    async stop(): Promise<void> {
      stopping = true;
      await program.stop();
      await kept;
      await smtp.close();
    },
  };
}
