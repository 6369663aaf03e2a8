import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#embedded-postgres';
import type { Database } from '#platform/database/connect.ts';
import { findDatabase } from '#platform/database/open.ts';
import { createLog } from '#platform/log.ts';
import type { Config } from '../app/config.ts';
import { makeDataFolder } from '../app/installation.ts';

type Place = Pick<Config, 'databaseUrls' | 'dataFolder' | 'logLevel'>;

/** Runs the work on the database as it is, beside a running server too. Throws StartError if there is none. */
export async function besideServer<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  if (!place.databaseUrls) requireEmbedded(place.dataFolder);
  return onDatabase(place, { beside: true }, work);
}

/** Runs the work on the database as it is; an embedded one is created if it is missing, and refused while a server runs it. */
export async function alone<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  await makeDataFolder(place.dataFolder);
  return onDatabase(place, { beside: false }, work);
}

/** Throws StartError if no embedded database is there, since a mistyped folder would become an empty one. */
export function requireEmbedded(dataFolder: string): void {
  if (!existsSync(join(dataFolder, 'postgres')))
    throw new StartError(
      `There is no database in ${dataFolder}: set DATA_DIR or DATABASE_URL as for the server.`,
    );
}

async function onDatabase<T>(
  { databaseUrls: urls, dataFolder, logLevel }: Place,
  how: { beside: boolean },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // The output may be a backup.
  const log = createLog(logLevel, process.stderr);
  const { database, close } = await findDatabase({ urls, dataFolder, log }, how);
  return work(database).finally(close);
}
