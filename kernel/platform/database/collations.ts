import type { Log } from '../log.ts';
import type { Database } from './connect.ts';

/**
 * How texts are sorted may change with a release of the system or of ICU. Then indexes that were written before no longer find what is
 * there, and unique ones let doubles in: PostgreSQL notices by the version of each collation, and says nothing of it to us.
 */

/** What to run for our collations, and for the database's own, whose version is no longer that of the server. */
const outdated = `
  select format('alter database %I refresh collation version', datname) as statement
    from pg_database where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)
  union all
  select format('alter collation %I.%I refresh version', nspname, collname)
    from pg_collation join pg_namespace on pg_namespace.oid = collnamespace
    where nspname <> 'pg_catalog' and collversion <> pg_collation_actual_version(pg_collation.oid)`;
const reindex = `select format('reindex (concurrently) database %I', current_database()) as statement`;

/** Returns the statements that make the indexes fit the collations again; none if they do. */
export async function findReindexing({ $client }: Pick<Database, '$client'>): Promise<string[]> {
  const { rows: refreshing } = await $client.query<{ statement: string }>(outdated);
  if (refreshing.length === 0) return [];
  const { rows: first } = await $client.query<{ statement: string }>(reindex);
  return [...first, ...refreshing].map(({ statement }) => statement);
}

/**
 * Checks the collations at a start (product 15.42). The indexes of the embedded database are written anew; of another one, the log says
 * what to run. A start goes on if that fails: an index hides some rows, and a server that does not run all of them.
 */
export async function checkCollations(
  database: Pick<Database, '$client'>,
  { log, embedded }: { log: Log; embedded: boolean },
): Promise<void> {
  const statements = await findReindexing(database);
  if (statements.length === 0) return;
  const run = statements.join('; ');
  if (!embedded) {
    log.warn(
      `The server sorts texts otherwise than when indexes were written, which may hide rows: run "${run}".`,
    );
    return;
  }
  try {
    for (const statement of statements) await database.$client.query(statement);
    log.warn('PostgreSQL sorts texts otherwise than before: all indexes were written anew');
  } catch (err) {
    log.error(
      { err },
      `PostgreSQL sorts texts otherwise than before, and the indexes could not be written anew, which may hide rows: run "${run}".`,
    );
  }
}
