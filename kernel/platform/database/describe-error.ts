import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Returns what the log records of an error, without properties that libraries attach, such as a whole
 * connection. The message of a failed query contains its values, such as people's addresses and hashes, so its
 * cause is described instead.
 */
export function describeError(error: Error) {
  const { query, safe } =
    error instanceof DrizzleQueryError
      ? { query: error.query, safe: error.cause ?? new Error('a query failed') }
      : { query: undefined, safe: error };
  const code = 'code' in safe ? safe.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { type: safe.name, message: safe.message, code, query, stack: frames.join('\n') };
}
