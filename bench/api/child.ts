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

/** Notes what any client of pg is given, until it is told that this is enough. The measured server runs without. */
export function noteStatements({ prototype }: typeof pg.Client): () => Statement[] {
  const { query } = prototype;
  const noted: Statement[] = [];
  Object.assign(prototype, {
    query(this: pg.Client, ...given: Parameters<typeof query>) {
      const [statement, values] = given as unknown as [string | Statement, unknown];
      const { text, rowMode, name } =
        typeof statement === 'string' ? ({ text: statement } as Statement) : statement;
      const own = typeof statement === 'string' ? [] : (statement.values ?? []);
      const all = Array.isArray(values) ? values : own;
      if (text) noted.push({ text, values: all, ...(rowMode && { rowMode }), ...(name && { name }) });
      return Reflect.apply(query, this, given);
    },
  });
  return () => {
    Object.assign(prototype, { query });
    return noted;
  };
}
