import type { Reader } from './connect.ts';

/**
 * A statement that is built once instead of anew for every call, and whose plan PostgreSQL keeps under `name`: made for reads
 * that people make all the time. What differs from call to call is a `sql.placeholder`; what changes the SQL itself, such as
 * the order of a list, is a `variant`, each of which is a statement of its own. A connection of a transaction is one to build
 * it for, and so is the pool as a whole.
 */
export function prepared<Statement, Variant extends string[]>(
  name: string,
  build: (db: Reader, ...variant: Variant) => { prepare(name: string): Statement },
): (db: Reader, ...variant: Variant) => Statement {
  const built = new WeakMap<Reader['_']['session'], Map<string, Statement>>();
  return (db, ...variant) => {
    const { session } = db._;
    const statements = built.get(session) ?? new Map<string, Statement>();
    const fullName = [name, ...variant].join(' ');
    const statement = statements.get(fullName) ?? build(db, ...variant).prepare(fullName);
    built.set(session, statements.set(fullName, statement));
    return statement;
  };
}
