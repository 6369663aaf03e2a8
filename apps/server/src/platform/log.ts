import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './database/describe-error.ts';

export type Log = Logger;

/**
 * The process's log, JSON lines, on standard output unless told otherwise. Requests are logged by route pattern, never by URL, so that link tokens
 * stay out of it; headers and bodies are not logged at all, nor the values of a failed query.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}
