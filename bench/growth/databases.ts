import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { type EmbeddedConnection, type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres';
import { fillOrganizations } from '#operations/server/demo/generated/fill.ts';
import { tidy } from '#operations/server/demo/generated/store.ts';
import { systemClock } from '#platform/clock.ts';
import { connect, type Database } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { inTransactionOf } from '#platform/database/transaction.ts';
import { createLog } from '#platform/log.ts';

export const password = 'Patrol-2026';
const log = createLog('warn');

/** A database of made-up organizations. */
export interface Place {
  name: string;
  /** How many patrols an evening each of its organizations has. */
  patrolsAnEvening: readonly number[];
}

/** Opens a database as the server does, but for the limit of a statement's time. */
export function open(connection: EmbeddedConnection): Database {
  return connect(connection, { log, max: 4, statementLimit: null });
}

/**
 * Starts a server with a database for each of the places, filled unless an earlier run has. One server has all of them, so that its
 * memory is shared out by what is in use.
 */
export async function startWith(directory: string, places: readonly Place[]): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ directory, database: 'patrolbook' });
  const root = open(postgres.connection);
  const filled = places.map(async ({ name, patrolsAnEvening }) => {
    const { rowCount } = await root.$client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await root.$client.query(`create database ${name}`);
    const database = open({ ...postgres.connection, database: name });
    await fill(database, patrolsAnEvening, (line) => console.log(`${name}: ${line}`));
    await database.$client.end();
  });
  await Promise.all(filled);
  await root.$client.end();
  return postgres;
}

/** Organizations come all or none, so that a database that has some is whole. */
async function fill(
  database: Database,
  patrolsAnEvening: readonly number[],
  note: (line: string) => void,
): Promise<void> {
  await migrate(database);
  const { rowCount } = await database.$client.query('select from organization limit 1');
  if (rowCount !== 0) return;
  const now = systemClock.now();
  const passwordHash = await hashPassword(password);
  const options = { now, today: now.slice(0, 10), passwordHash, patrolsAnEvening, from: 1, note };
  const client = await database.$client.connect();
  await inTransactionOf(client, () => fillOrganizations(client, options));
  await tidy(client);
  client.release();
}
