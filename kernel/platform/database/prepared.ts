import { createHash } from 'node:crypto';
import type { Reader } from './connect.ts';

/**
 * Returns a prepared statement for a frequent read. It is built once, and PostgreSQL caches its plan under
 * `name`. Values that differ between calls are a `sql.placeholder`. A `variant` changes the SQL itself, such as
 * the order of a list, and has its own statement. Statements are cached for the pool, and for each connection
 * that runs transactions.
 */
export function prepared<Statement, Variant extends string[]>(
  name: string,
  build: (db: Reader, ...variant: Variant) => { prepare(name: string): Statement },
): (db: Reader, ...variant: Variant) => Statement {
  const built = new WeakMap<Reader['_']['session'], Map<string, Statement>>();
  return (db, ...variant) => {
    const { session } = db._;
    const statements = built.get(session) ?? new Map<string, Statement>();
    const fullName = distinct([name, ...variant].join(' '));
    const statement = statements.get(fullName) ?? build(db, ...variant).prepare(fullName);
    built.set(session, statements.set(fullName, statement));
    return statement;
  };
}

/** PostgreSQL tells statements apart by the first 63 octets of their names, so the end of a longer one becomes a hash. */
function distinct(name: string): string {
  if (name.length <= 63) return name;
  return name.slice(0, 42) + createHash('sha256').update(name).digest('base64').slice(0, 21);
}
