import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/**
 * The process's log, JSON lines on standard output. Requests are logged by route pattern, never by URL, so that link tokens
 * stay out of it; headers and bodies are not logged at all, nor the values of a failed query.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, serializers: { err: describeError } });
}

/** A failed query carries its values, people's addresses and hashes among them, in its message and in its properties. */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const { name: type, message } = error.cause ?? error;
  return {
    type,
    message: error.cause ? message : 'a query failed',
    query: error.query,
    stack: frames.join('\n'),
  };
}
