import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * What the log says of an error: no property that a library hung on it, such as a whole connection. A failed query carries its
 * values, people's addresses and hashes among them, even in its message: its cause says what was wrong.
 */
export function describeError(error: Error) {
  const { query, known } =
    error instanceof DrizzleQueryError
      ? { query: error.query, known: error.cause ?? new Error('a query failed') }
      : { query: undefined, known: error };
  const code = 'code' in known ? known.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { type: known.name, message: known.message, code, query, stack: frames.join('\n') };
}
