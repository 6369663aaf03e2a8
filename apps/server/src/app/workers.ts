import { dailyBackup } from '#operations/server/backup/service.ts';
import type { Context } from '#platform/context.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { type Lane, ordinaryLane, urgentLane } from '#platform/mail/lanes.ts';
import { chooseTransport } from '#platform/mail/transport/choose.ts';
import { backupStore } from './backup-store.ts';
import type { Config } from './config.ts';
import type { OpenInstallation } from './installation.ts';
import { mailRenderer } from './mail/mail-renderer.ts';
import { mailFolder, mailSender } from './mail/mail-sender.ts';
import { release } from './release.ts';
import { periodicTasks, type Services, tasks, urgentPeriodicTasks } from './services.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'dataFolder'>;
type BackupConfig = Pick<Config, 'backup' | 'backupPassphrase'>;

/** What a process does besides answering calls. */
export interface Workers {
  /** Whether each of them takes jobs just now. */
  working(): Record<'urgent' | 'ordinary', boolean>;
  /** Lets each begin anew. */
  renew(): void;
  stop(): Promise<void>;
}

/** Starts what a process does besides answering calls. */
export async function startWorkers(
  {
    context,
    urgentContext,
    openPatient,
  }: Pick<OpenInstallation, 'context' | 'urgentContext' | 'openPatient'>,
  services: Services,
  config: MailConfig & BackupConfig,
): Promise<Workers> {
  const urgent = await startUrgentWorker(urgentContext, config);
  const more = backupTasks(context, config, openPatient);
  const ordinary = await startOrdinaryWorker(context, services, config, more);
  const both = [urgent, ordinary];
  return {
    working: () => ({ urgent: urgent.isWorking(), ordinary: ordinary.isWorking() }),
    renew() {
      for (const worker of both) worker.renew();
    },
    async stop() {
      await Promise.all(both.map((worker) => worker.stop()));
    },
  };
}

/**
 * Starts the worker that raises the alarms of overdue patrols and sends urgent mails. It has its own slots,
 * threads and connections (product 11.19 and 11.31).
 */
export async function startUrgentWorker(context: Context, config: MailConfig): Promise<Worker> {
  const { database, log } = context;
  const { task, sweep, mark, close } = senderOf(context, urgentLane, config);
  const worker = await startWorker({
    database,
    log,
    concurrency: urgentLane.slots,
    tasks: [task],
    periodicTasks: [sweep, mark, ...urgentPeriodicTasks(context)],
  });
  return closingWith(worker, close);
}

async function startOrdinaryWorker(
  context: Context,
  services: Services,
  config: MailConfig,
  more: readonly PeriodicTask[],
): Promise<Worker> {
  const { database, log } = context;
  const { task, sweep, mark, close } = senderOf(context, ordinaryLane, config);
  const worker = await startWorker({
    database,
    log,
    concurrency: ordinaryLane.slots,
    tasks: [task, ...tasks(services)],
    periodicTasks: [sweep, mark, ...periodicTasks(context), ...more],
  });
  return closingWith(worker, close);
}

/** Returns the worker, whose stop closes what its jobs had used. */
function closingWith(worker: Worker, close: () => Promise<void>): Worker {
  return {
    ...worker,
    async stop() {
      await worker.stop();
      await close();
    },
  };
}

function backupTasks(
  context: Context,
  { backup, backupPassphrase: passphrase }: BackupConfig,
  openPatient: OpenInstallation['openPatient'],
): PeriodicTask[] {
  if (!backup) return [];
  const store = backupStore(backup.to, context.log);
  return [dailyBackup(context, { store, days: backup.days, passphrase, release, openPatient })];
}

function senderOf(context: Context, lane: Lane, { smtpUrl, dataFolder }: MailConfig) {
  const folder = mailFolder({ dataFolder });
  return mailSender(context, lane, chooseTransport(lane, { smtpUrl, folder }), folder, mailRenderer());
}
