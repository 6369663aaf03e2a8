import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { StartError } from '#embedded-postgres';
import { runMigrations as prepareJobs } from '../jobs/graphile-worker.ts';
import type { Database, PoolConnection } from './connect.ts';
import { copyLock, knownMigrations, migrationLock, migrationsFolder, newestApplied } from './migrations.ts';

/**
 * Migrates our tables and the job queue's under one advisory lock: if several processes start together, one
 * migrates while the others wait. Throws StartError if a newer release has migrated them (product 15.14).
 */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<void> {
  const holder = await database.$client.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    if (await isBehind(holder, folder)) await holder.query('select pg_advisory_lock($1)', [copyLock]);
    await applyMigrations(drizzle(holder), { migrationsFolder: folder });
    await prepareJobs({ pgPool: database.$client });
  } finally {
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
  }
}

/** Whether migrations are to be applied. Throws StartError if the last one that was is later than all that this release knows. */
async function isBehind(client: PoolConnection, folder: string): Promise<boolean> {
  const last = (await newestApplied(client)) ?? 0;
  const newest = knownMigrations(folder).at(-1)?.time ?? 0;
  if (last > newest)
    throw new StartError(
      'A newer release has migrated the database: start that one, or restore a backup from before the upgrade.',
    );
  return last < newest;
}
