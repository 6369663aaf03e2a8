import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres';
import type { DatabaseServer } from './database-server.ts';

const cli = fileURLToPath(new URL('../../../apps/server/dist/cli.js', import.meta.url));
const secret = 'only-for-copies-that-are-made-to-be-compared';

/** Where an installation has its database. */
export const kinds = ['embedded', 'server'] as const;
export type Kind = (typeof kinds)[number];

export type Installation = Awaited<ReturnType<typeof makeInstallation>>;

/** An installation with an empty database of this kind, and a folder of its own. */
export async function makeInstallation(kind: Kind, folder: string, server: DatabaseServer) {
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const url = kind === 'server' ? await server.createDatabase() : null;
  const settings = { DATA_DIR: data, SECRET_KEY: secret, ...(url !== null && { DATABASE_URL: url }) };
  return {
    settings,
    /** Runs a command of the product as its operator does; throws with what it says if it fails. */
    async run(...command: string[]): Promise<void> {
      const env = { ...settings, NODE_ENV: 'development', BACKUP_PASSPHRASE: secret };
      await promisify(execFile)(process.execPath, [cli, ...command], {
        env: { PATH: process.env.PATH, ...env },
      });
    },
    /** Works on its database while nothing else runs it. */
    async alone<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
      if (url !== null) return onConnection({ connectionString: url }, work);
      const where = { directory: join(data, 'postgres'), database: 'patrolbook' };
      const { connection, stop } = await startEmbeddedPostgres(where);
      return onConnection(connection, work).finally(stop);
    },
  };
}

async function onConnection<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  return work(client).finally(() => client.end());
}
