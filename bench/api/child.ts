import type pg from 'pg';

/** A statement as drizzle gave it to pg. */
export interface Statement {
  text: string;
  values: unknown[];
  rowMode?: 'array';
  name?: string;
}

/** What the bare server sends for a path. */
export interface Recorded {
  statements: Statement[];
  body: string;
  headers: Record<string, string>;
}

export function connectionOf(): { host: string; port: number; user: string; database: string } {
  return JSON.parse(process.env.BENCH_CONNECTION ?? '{}');
}

process.on('disconnect', () => process.exit());

/** Tells the bench something; when the bench is done, so is this process. */
export function report(message: object): void {
  process.send?.(message);
}

let noted: Statement[] | null = null;

/** Hands out what was noted since it was last asked, and notes on only while asked again. */
export function takeStatements(): Statement[] {
  const taken = noted ?? [];
  noted = noted ? null : [];
  return taken;
}

/** Notes every statement that any client of pg is given, while somebody wants to know. */
export function noteStatements({ prototype }: typeof pg.Client): void {
  const { query } = prototype;
  Object.assign(prototype, {
    query(this: pg.Client, ...given: Parameters<typeof query>) {
      const [statement, values] = given as unknown as [string | Statement, unknown];
      const { text, rowMode, name } =
        typeof statement === 'string' ? ({ text: statement } as Statement) : statement;
      if (noted && text) {
        const all = Array.isArray(values)
          ? values
          : typeof statement === 'string'
            ? []
            : (statement.values ?? []);
        noted.push({ text, values: all, ...(rowMode && { rowMode }), ...(name && { name }) });
      }
      return Reflect.apply(query, this, given);
    },
  });
}
