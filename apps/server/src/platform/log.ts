import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './database/describe-error.ts';

export type Log = Logger;

/**
 * Creates the process's log: JSON lines, by default on standard output. Requests are logged by route pattern, never by URL,
 * which may contain a link token. Headers, bodies and the values of failed queries are not logged.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}
