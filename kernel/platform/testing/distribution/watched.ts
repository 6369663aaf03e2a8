import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import { schema } from '../../database/schema/schema.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** Is told the text of a statement when it is sent. */
type Seen = (text: string) => void;

/** Returns the same database, on the same connections, which tells of every statement that is sent through it. */
export function watched({ $client: pool }: Database, seen: Seen): Database {
  return drizzle(watchedPool(pool, seen), { schema });
}

function watchedPool(pool: pg.Pool, seen: Seen): pg.Pool {
  // One for each client, since the statements that are prepared on a connection are kept by it.
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const watchedOf = (client: pg.PoolClient) => {
    const known = clients.get(client) ?? watchedClient(client, seen);
    clients.set(client, known);
    return known;
  };
  /** The jobs' library passes a callback, and all others wait for the promise. */
  const connect = (callback?: Connected) =>
    callback
      ? pool.connect((error, client, release) => callback(error, client && watchedOf(client), release))
      : pool.connect().then(watchedOf);
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connect : watchedMember(target, name, seen)),
  });
}

function watchedClient(client: pg.PoolClient, seen: Seen): pg.PoolClient {
  return new Proxy(client, { get: (target, name) => watchedMember(target, name, seen) });
}

function watchedMember(target: object, name: string | symbol, seen: Seen): unknown {
  const member: unknown = Reflect.get(target, name);
  if (typeof member !== 'function') return member;
  return (...args: unknown[]) => {
    if (name === 'query') seen(textOf(args[0]));
    return Reflect.apply(member, target, args);
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return isConfig && typeof query.text === 'string' ? query.text : '';
}
