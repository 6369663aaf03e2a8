import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as prepareJobs } from 'graphile-worker';
import type { Database } from './connect.ts';

/** Any number; the same in every process. */
const migrationLock = 7_260_311;

/**
 * Brings the database up to date, ours and the job queue's tables, under one advisory lock: of several processes that start
 * together one migrates while the others wait.
 */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<void> {
  const holder = await database.$client.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(database, { migrationsFolder: folder });
    await prepareJobs({ pgPool: database.$client });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    holder.release();
  }
}

/** Beside the source, and beside the bundle, which carries a copy. */
function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}
