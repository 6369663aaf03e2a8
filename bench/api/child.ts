import type pg from 'pg';

/** A statement as Drizzle passed it to pg. */
export interface Statement {
  text: string;
  values: unknown[];
  rowMode?: 'array';
  name?: string;
}

/** The statements and the response of a call, which the bare server replays. */
export interface Recorded {
  statements: Statement[];
  best?: Statement | undefined;
  body: string;
  headers: Record<string, string>;
}

/** The path under which the bare server makes the best statement of a call instead of the recorded ones. */
export const bestPrefix = '/best';

export function connectionOf(): { host: string; port: number; user: string; database: string } {
  return JSON.parse(process.env.BENCH_CONNECTION ?? '{}');
}

process.on('disconnect', () => process.exit());

/** Sends a message to the bench. */
export function report(message: object): void {
  process.send?.(message);
}

/** Records the statements of every pg client until the returned function is called, which removes the recorder. */
export function recordStatements({ prototype }: typeof pg.Client): () => Statement[] {
  const { query } = prototype;
  const recorded: Statement[] = [];
  Object.assign(prototype, {
    query(this: pg.Client, ...given: Parameters<typeof query>) {
      const [statement, values] = given as unknown as [string | Statement, unknown];
      const { text, rowMode, name } =
        typeof statement === 'string' ? ({ text: statement } as Statement) : statement;
      const own = typeof statement === 'string' ? [] : (statement.values ?? []);
      const all = Array.isArray(values) ? values : own;
      if (text) recorded.push({ text, values: all, ...(rowMode && { rowMode }), ...(name && { name }) });
      return Reflect.apply(query, this, given);
    },
  });
  return () => {
    Object.assign(prototype, { query });
    return recorded;
  };
}
