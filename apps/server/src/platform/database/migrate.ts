import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as prepareJobs } from 'graphile-worker';
import type { Database } from './connect.ts';

/** An arbitrary number, the same in every process. */
const migrationLock = 7_260_311;

/**
 * Migrates our tables and the job queue's under one advisory lock: if several processes start together, one
 * migrates while the others wait.
 */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<void> {
  const holder = await database.$client.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(holder), { migrationsFolder: folder });
    await prepareJobs({ pgPool: database.$client });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    holder.release();
  }
}

/** The migrations are beside this source file, and copied beside the bundle. */
function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}
