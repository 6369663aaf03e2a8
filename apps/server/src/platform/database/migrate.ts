import { fileURLToPath } from 'node:url';
import { StartError } from '@patrolbook/embedded-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as prepareJobs } from 'graphile-worker';
import type { Client, Database } from './connect.ts';

/** An arbitrary number, the same in every process. */
const migrationLock = 7_260_311;

/**
 * Migrates our tables and the job queue's under one advisory lock: if several processes start together, one
 * migrates while the others wait. Throws StartError if a newer release has migrated them (product 15.14).
 */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<void> {
  const holder = await database.$client.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireKnown(holder, folder);
    await applyMigrations(drizzle(holder), { migrationsFolder: folder });
    await prepareJobs({ pgPool: database.$client });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    holder.release();
  }
}

/** Throws StartError if the last migration that was applied is later than all that this release knows. */
async function requireKnown(client: Client, migrationsFolder: string): Promise<void> {
  const last = await newestApplied(client);
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  if (last !== null && last > newest)
    throw new StartError(
      'A newer release has migrated the database: start that one, or restore a backup from before the upgrade.',
    );
}

/** Returns when the last migration that was applied had been made, as its journal says; null if none was. */
export async function newestApplied(client: Pick<Client, 'query'>): Promise<number | null> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    table,
  ]);
  if (!found.rows[0]?.exists) return null;
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${table}`,
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

/** The migrations are beside this source file, and copied beside the bundle. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}
