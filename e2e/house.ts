import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSmtp, type TestSmtp } from '../apps/server/src/testing/smtp.ts';

/** The built product on a data folder of its own, with a real SMTP server at the other end of its mail. */
export interface House {
  url: string;
  smtp: TestSmtp;
  superAdmin: { email: string; password: string };
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const superAdmin = { email: 'super@example.nz', password: 'Super-secret-1' };

/** `demo` loads the demonstration; without it there is only the super administrator. */
export async function openHouse({ demo }: { demo: boolean }): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-house-'));
  const smtp = await startSmtp();
  const port = await freePort();
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SMTP_URL: smtp.url,
      DEMO: demo ? '1' : '0',
      SUPER_ADMIN_EMAIL: superAdmin.email,
      SUPER_ADMIN_PASSWORD: superAdmin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstLine(server);
  return {
    url: `http://localhost:${port}`,
    smtp,
    superAdmin,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await smtp.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The server says one line when it listens. */
async function firstLine(server: ChildProcess): Promise<void> {
  const failed = once(server, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  await Promise.race([once(server.stdout ?? server, 'data'), failed]);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
