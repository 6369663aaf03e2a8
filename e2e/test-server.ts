import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedConnection, type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres';
import { connect, type Database } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { startSmtp, type TestSmtp } from '#platform/testing/smtp.ts';
import type { SecretKeys } from '#platform/tokens/signature.ts';
import { factories } from '#server/testing/factories.ts';

/** The built product on a database of its own, with a real SMTP server to receive its mail. */
export interface TestServer {
  url: string;
  smtp: TestSmtp;
  /** Where it receives the replies of the ECC by SMTP, on the loopback interface. */
  inboundPort: number;
  /** The server's database, for rows that otherwise take time or the police to come about. */
  database: Database;
  build: ReturnType<typeof factories>;
  /** The keys that sign its links. */
  secretKeys: SecretKeys;
  /** Kills the server at once, as a power cut does, and starts it again afterwards. */
  crash(meanwhile: () => Promise<void>): Promise<void>;
  /** Starts another process on the same database, which ends with the server. */
  startBeside(settings: Settings): Promise<ChildProcess>;
  close(): Promise<void>;
}

interface TestServerOptions {
  /** Loads the demonstration; without it there is only the super administrator. */
  demo: boolean;
  /** Whether commits wait for the disk, as in production. */
  durable?: boolean;
  settings?: Settings;
  /** The folder in which it works: that of the tests unless told. */
  cwd?: string;
}

/** Environment variables. */
type Settings = Readonly<Record<string, string>>;

const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const secretKey = 'the key of a short-lived test server';
const superAdmin = { email: 'super@example.nz', password: 'Super-secret-1' };

export async function startTestServer({
  demo,
  durable = false,
  settings = {},
  cwd,
}: TestServerOptions): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-e2e-'));
  const [smtp, postgres] = await Promise.all([startSmtp(), startPostgres(folder, durable)]);
  const [port, inboundPort] = await Promise.all([freePort(), freePort()]);
  const start = async (own: Settings = settings) => {
    const started = spawn(process.execPath, [main], {
      cwd,
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: folder,
        DATABASE_URL: urlOf(postgres.connection),
        SECRET_KEY: secretKey,
        SMTP_URL: smtp.url,
        INBOUND_SMTP_PORT: String(inboundPort),
        INBOUND_DOMAIN: 'replies.example',
        DEMO: demo ? '1' : '0',
        SUPER_ADMIN_EMAIL: superAdmin.email,
        SUPER_ADMIN_PASSWORD: superAdmin.password,
        ...own,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilListening(started);
    return started;
  };
  let server = await start();
  const beside: ChildProcess[] = [];
  const database = connect(postgres.connection, { log: createLog('warn'), max: 2 });
  return {
    url: `http://localhost:${port}`,
    smtp,
    inboundPort,
    database,
    build: factories(() => database),
    secretKeys: [secretKey],
    async crash(meanwhile) {
      server.kill('SIGKILL');
      await once(server, 'exit');
      await meanwhile();
      server = await start();
    },
    async startBeside(own) {
      const started = await start(own);
      beside.push(started);
      return started;
    },
    async close() {
      await database.$client.end();
      for (const process of [...beside, server]) {
        process.kill('SIGTERM');
        await once(process, 'exit');
      }
      await Promise.all([smtp.close(), postgres.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts a database. One whose data is thrown away need not wait for the disk. */
function startPostgres(folder: string, durable: boolean): Promise<EmbeddedPostgres> {
  const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  return startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    database: 'patrolbook',
    ...(!durable && { settings: careless }),
  });
}

/** Returns the database URL. The host goes into the parameters, because it may be the folder of a socket. */
function urlOf({ host, port, user, database, password = '' }: EmbeddedConnection): string {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}

/** Waits for the line that the server logs once it listens. Throws if the server exits first. */
async function untilListening(server: ChildProcess): Promise<void> {
  const failed = once(server, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  await Promise.race([once(server.stdout ?? server, 'data'), failed]);
}

/** Returns a port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
