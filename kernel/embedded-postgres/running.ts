import { existsSync, realpathSync } from 'node:fs';
import { passwordOf } from './address.ts';
import { DATABASE_USER } from './initialize.ts';
import { serverProcesses, serverStatus } from './processes.ts';
import type { EmbeddedConnection, EmbeddedOptions } from './start.ts';

/**
 * Returns how to connect to the server that runs on this folder for another process; null if none does, or if it belongs to
 * another user.
 */
export async function findEmbeddedPostgres({
  directory: given,
  database,
}: Pick<EmbeddedOptions, 'directory' | 'database'>): Promise<EmbeddedConnection | null> {
  if (!existsSync(given)) return null;
  const directory = realpathSync(given);
  const status = await serverStatus(directory);
  if (!status?.ready || !(await serverProcesses(directory, status.pid)).includes(status.pid)) return null;
  const { host, port } = status;
  return { host, port, user: DATABASE_USER, database, ...passwordOf(directory) };
}
