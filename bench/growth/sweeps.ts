import { systemClock } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { lanes } from '#platform/mail/lanes.ts';
import { sweepMails } from '#platform/mail/sender.ts';
import { periodicTasks, urgentPeriodicTasks } from '#server/app/services.ts';
import { settings } from '../api/data.ts';

/** What a worker repeats on a database. */
export interface Sweep {
  name: string;
  run(): Promise<void>;
}

export function sweepsOf(database: Database): Sweep[] {
  const context: Context = { database, clock: systemClock, log: createLog('warn'), settings };
  return [
    ...urgentPeriodicTasks(context),
    ...periodicTasks(context),
    ...lanes.map((lane) => ({
      name: lane.urgent ? 'enqueue due mails, urgent ones' : 'enqueue due mails',
      run: () => sweepMails({ database, clock: systemClock, lane }),
    })),
  ];
}
