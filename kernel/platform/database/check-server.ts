import pg from 'pg';
import { StartError } from '#embedded-postgres';
import { second } from '../clock.ts';
import { isWritable } from './servers.ts';

/** What we need of a PostgreSQL server, checked at the start, so that it is told in a sentence (product 15.14). */

/** PostgreSQL 15: older releases lack features that our SQL uses (product 15.1). */
const minVersion = 150_000;

/** Returns the URLs of the servers, one that can be used first. Throws a StartError with what is wrong with each. */
export async function findUsable(urls: readonly string[]): Promise<string[]> {
  const problems = [];
  for (const url of urls) {
    const problem = await problemOf(url);
    if (!problem) return [url, ...urls.filter((other) => other !== url)];
    problems.push(problem);
  }
  throw new StartError(problems.join(' '));
}

/** Returns why the server cannot be used, without the URL's password; null if it can. */
async function problemOf(url: string): Promise<string | null> {
  const { host, pathname } = new URL(url);
  const where = `${host}${pathname}`;
  const clients: pg.Client[] = [];
  /** With the parameter that our pools send at a start: a pooler may refuse it. */
  const open = async () => {
    const limits = { connectionTimeoutMillis: 5 * second, statement_timeout: 20 * second };
    const client = new pg.Client({ connectionString: url, ...limits });
    client.on('error', () => undefined); // connect() and query() reject as well
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    return await lackOf(where, open);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    return `DATABASE_URL cannot be used (${where}): ${reason}.`;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Returns what the server lacks, in a sentence; null if it lacks nothing. */
async function lackOf(where: string, open: () => Promise<pg.Client>): Promise<string | null> {
  const client = await open();
  const version = await numberFrom(client, `select current_setting('server_version_num')::int as number`);
  if (version < minVersion)
    return `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)} (${where}); 15 or newer is required.`;
  if (!(await isWritable(client)))
    return `DATABASE_URL points to a server that can only be read (${where}), such as a standby: name the primary, or all servers, separated by commas.`;
  if (!(await isInUtf8(client)))
    return `DATABASE_URL points to a database that is not in UTF-8 (${where}): make one by createdb --encoding UTF8 --template template0.`;
  if (await isPooledByTransaction(client, open))
    return `DATABASE_URL points to a pooler that lends connections for a transaction (${where}), such as PgBouncer with pool_mode = transaction: name PostgreSQL itself, or let it pool by session.`;
  return null;
}

/** A server that was set up in the locale C makes databases without an encoding. */
async function isInUtf8(client: pg.Client): Promise<boolean> {
  const statement = `select (current_setting('server_encoding') = 'UTF8')::int as number`;
  return (await numberFrom(client, statement)) === 1;
}

/**
 * Whether a connection of ours is not one of PostgreSQL's: then locks that outlive a transaction, and listening, belong
 * to somebody else's connection.
 */
async function isPooledByTransaction(client: pg.Client, open: () => Promise<pg.Client>): Promise<boolean> {
  const ownProcess = 'select pg_backend_pid() as number';
  const process = await numberFrom(client, ownProcess);
  const other = await open();
  await other.query('begin');
  if ((await numberFrom(other, ownProcess)) === process) return true;
  return (await numberFrom(client, ownProcess)) !== process;
}

async function numberFrom(client: pg.Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ number: number }>(statement);
  return rows[0]?.number ?? 0;
}
