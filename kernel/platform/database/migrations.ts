import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolConnection } from './connect.ts';

/** Arbitrary numbers, the same in every process. Whoever looks whether to migrate the database holds this advisory lock. */
export const migrationLock = 7_260_311;
/** Held while tables are changed, and shared by those who copy them: a table that is being read cannot be changed. */
export const copyLock = 7_260_316;

/** Where Drizzle notes the migrations that it has applied. */
export const journal = 'drizzle.__drizzle_migrations';

/** A migration. Drizzle orders them by the time at which they were written. */
export interface Migration {
  time: number;
  hash: string;
  statements: string[];
}

/** The migrations are beside this source file, and copied beside the bundle. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}

/** Returns the migrations that this release knows, in their order. */
export function knownMigrations(folder = migrationsFolder()): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder })
    .map(({ folderMillis: time, hash, sql: statements }) => ({ time, hash, statements }))
    .sort((one, other) => one.time - other.time);
}

/** Returns when the last migration that was applied had been made, as its journal says; null if none was. */
export async function newestApplied(client: Pick<PoolConnection, 'query'>): Promise<number | null> {
  const found = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    journal,
  ]);
  if (!found.rows[0]?.exists) return null;
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${journal}`,
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}
