import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './database/describe-error.ts';

export type Log = Logger;

/** How many characters wait while the disk is full; lines beyond them are lost. */
const mostWaiting = 1024 * 1024;

/**
 * Standard output. A line that cannot be written waits for the next one, and ends nothing. Written at once: a destination that
 * writes later would on a full disk try for ever to write its rest when the process ends.
 */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting });
  destination.on('error', () => undefined);
  return destination;
}

/**
 * Creates the process's log: JSON lines, by default on standard output. Requests are logged by route pattern, never by URL,
 * which may contain a link token. Headers, bodies and the values of failed queries are not logged.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}
