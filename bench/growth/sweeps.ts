import { periodicTasks, urgentPeriodicTasks } from '../../apps/server/src/app/services.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import type { Database } from '../../apps/server/src/platform/database/connect.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { lanes } from '../../apps/server/src/platform/mail/lanes.ts';
import { sweepMails } from '../../apps/server/src/platform/mail/sender.ts';
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
