import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** The dependencies that every feature is built from. */
export interface Context {
  database: Database;
  clock: Clock;
  log: Log;
  settings: Settings;
}
