/** Judges migrations by whether processes of the former release go on while they run and after (product 15.32, decision 76). */

/** A kind of statement, and what is wrong with it while older processes run. */
interface Danger {
  pattern: RegExp;
  why: string;
}

/** Matched against a statement with its white space collapsed and its quotation marks removed. */
const dangers: readonly Danger[] = [
  { pattern: /^drop (table|view|type|function)\b/i, why: 'takes away what older processes use' },
  { pattern: /\bdrop column\b/i, why: 'takes away a column that older processes read' },
  { pattern: /\brename\b/i, why: 'renames what older processes use' },
  { pattern: /\balter column \S+ (set data )?type\b/i, why: 'rewrites the table under a lock' },
  {
    pattern: /\bset not null\b/i,
    why: 'refuses rows that older processes write, and reads the table under a lock',
  },
  {
    pattern: /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
    why: 'demands a value that older processes do not write',
  },
  {
    pattern: /\badd constraint (?!.*\bnot valid$)/i,
    why: 'reads the table under a lock: add it NOT VALID and validate it in a later migration',
  },
  {
    pattern: /^create (unique )?index (?!concurrently\b)/i,
    why: 'lets nobody write to the table while it is made',
  },
  {
    pattern: /\badd column .*\bgenerated always as .*\bstored\b/i,
    why: 'rewrites the table under a lock',
  },
  { pattern: /\b(truncate|cluster|vacuum full|lock table)\b/i, why: 'lets nobody use the table' },
];

/** A statement and what is wrong with it. */
interface Unsafe {
  statement: string;
  why: string;
}

/** Returns the statements of a migration that older processes would not survive, in their order. */
export function unsafeStatements(statements: readonly string[]): Unsafe[] {
  const plain = statements.map(plainStatement).filter((statement) => statement !== '');
  const created = new Set(
    plain.flatMap((statement) => /^create table (?:if not exists )?(\S+)/i.exec(statement)?.[1] ?? []),
  );
  return plain
    .filter((statement) => !created.has(tableOf(statement) ?? ''))
    .flatMap((statement) => {
      const danger = dangers.find(({ pattern }) => pattern.test(statement));
      return danger ? [{ statement, why: danger.why }] : [];
    });
}

/** Returns a statement in one line, without comments, quotation marks of names and the final semicolon. */
export function plainStatement(statement: string): string {
  return statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')
    .trim();
}

/** Returns the table that a plain statement changes; null if it changes none. */
export function tableOf(statement: string): string | null {
  const table =
    /^(?:alter table (?:if exists )?(?:only )?|drop table (?:if exists )?|update |insert into |delete from |truncate )([\w.]+)/i.exec(
      statement,
    ) ?? /^create (?:unique )?index .*? on ([\w.]+)/i.exec(statement);
  return table?.[1] ?? null;
}
