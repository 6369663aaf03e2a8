import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The process's log, JSON lines on standard output. Requests are logged by route pattern, never by URL, so that link tokens
 * stay out of it; headers and bodies are not logged at all.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, redact: ['password', 'token', '*.password', '*.token', 'headers'] });
}
