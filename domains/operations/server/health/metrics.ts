import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { MailFigures } from '#messages/server/mails/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { JobFigures } from '#platform/jobs/store.ts';
import type { BackupState } from '../backup/service.ts';
import { inTime } from './in-time.ts';

/** What an operator watches (product 15.10 and 15.16). */
export interface HealthFigures {
  /** Returns when a worker last checked for overdue patrols; null if none has. */
  lastOverdueCheck(): Promise<string | null>;
  mail(): Promise<MailFigures>;
  /** Counts the urgent mails that have not left, and returns the instant at which the first of them was due (product 11.21). */
  unsent(): Promise<{ unsent: number; oldest: string | null }>;
  jobs(): Promise<JobFigures>;
  /** Counts the log-ons that the ECC has not answered, of patrols that are not over. */
  logOnsWaiting(): Promise<number>;
  /** What became of the daily backups; null if none are made. */
  backups(): Promise<BackupState | null>;
  /** This process's connections to the database, and the work that waits for one. */
  connections(): { busy: number; idle: number; waiting: number };
  /** How many event streams this process has open. */
  streams(): number;
  /** This process's workers, and whether each takes jobs just now. */
  workers(): Readonly<Record<string, boolean>>;
}

/** For how long figures are waited for: proxies wait for a second, in which the process must have told whether it is ready, too. */
const patience = 400;

/** What is read from the database: null is what is late, or cannot be read. */
type Readings = ReturnType<typeof readingsOf>;

/** Returns the readings, which never take long. Whoever wants the figures shares them. */
export function readingsOf(figures: HealthFigures) {
  const reading = <T>(read: () => Promise<T>) => {
    const soon = inTime(patience, read);
    return () => soon().catch(() => null);
  };
  return {
    overdueCheck: reading(async () => ({ ran: await figures.lastOverdueCheck() })),
    mail: reading(figures.mail),
    unsent: reading(figures.unsent),
    jobs: reading(figures.jobs),
    logOnsWaiting: reading(figures.logOnsWaiting),
    backups: reading(figures.backups),
  };
}

interface Options {
  figures: Pick<HealthFigures, 'connections' | 'streams' | 'workers'>;
  readings: Readings;
  clock: Clock;
}

/** The figures in Prometheus' text format. */
export interface Metrics {
  registry: Registry;
  /** Reads each figure once. Without the database, what is read from it keeps its last value. */
  read(): Promise<void>;
}

export function openMetrics(options: Options): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const measurements = measures.map((measure) => measure(registry, options));
  return {
    registry,
    async read() {
      await Promise.all(measurements.map((measurement) => measurement()));
    },
  };
}

/** Reads the figures of some gauges, once a scrape. */
type Measurement = () => Promise<void>;

/** The process first: what the others read takes connections. */
const measures = [
  measureProcess,
  measureOverdueCheck,
  measureMail,
  measureUnsent,
  measureJobs,
  measureEcc,
  measureBackups,
];

/** The time of the last check, which an alert compares with `time()`: 0 if there was none. */
function measureOverdueCheck(registry: Registry, { readings }: Options): Measurement {
  const lastRun = new Gauge({
    name: 'overdue_check_last_run_timestamp_seconds',
    help: 'When a worker last checked for overdue patrols',
    registers: [registry],
  });
  return async () => {
    const found = await readings.overdueCheck();
    if (found?.ran) lastRun.set(Date.parse(found.ran) / 1000);
  };
}

/**
 * For how long the oldest due mail has waited, which an alert compares with a minute: 0 if none is due. Then how many mails are
 * to be sent, and how many did not arrive.
 */
function measureMail(registry: Registry, { readings, clock }: Options): Measurement {
  let oldest: string | null = null;
  const age = new Gauge({
    name: 'mail_oldest_due_age_seconds',
    help: 'For how long the mail has been due that waits the longest to be sent',
    registers: [registry],
  });
  const mails = byState(registry, 'mails', 'Mails that are still to be sent, were refused, or came back');
  return async () => {
    // Without the database, the wait of the last known mail goes on growing.
    const found = await readings.mail();
    if (found) oldest = found.oldestDue;
    age.set(oldest === null ? 0 : (Date.parse(clock.now()) - Date.parse(oldest)) / 1000);
    if (found) for (const state of mailStates) mails.set({ state }, found[state]);
  };
}

const mailStates = ['queued', 'refused', 'bounced'] as const;

/** The urgent mails that have not left, and the time at which the first of them was due: 0 if there is none. */
function measureUnsent(registry: Registry, { readings }: Options): Measurement {
  const unsent = new Gauge({
    name: 'urgent_mails_unsent',
    help: 'Urgent mails that should have left and have not',
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'urgent_mails_unsent_oldest_timestamp_seconds',
    help: 'Since when the first urgent mail that has not left is to leave',
    registers: [registry],
  });
  return async () => {
    const found = await readings.unsent();
    if (!found) return;
    unsent.set(found.unsent);
    oldest.set(found.oldest === null ? 0 : Date.parse(found.oldest) / 1000);
  };
}

function measureJobs(registry: Registry, { readings }: Options): Measurement {
  const jobs = byState(registry, 'jobs', 'Jobs of the workers that wait, run, or have failed for good');
  return async () => {
    const found = await readings.jobs();
    for (const [state, count] of Object.entries(found ?? {})) jobs.set({ state }, count);
  };
}

function measureEcc(registry: Registry, { readings }: Options): Measurement {
  const waiting = new Gauge({
    name: 'ecc_log_ons_waiting',
    help: 'Log-ons that the ECC has not answered, of patrols that are not over',
    registers: [registry],
  });
  return async () => {
    const found = await readings.logOnsWaiting();
    if (found !== null) waiting.set(found);
  };
}

/**
 * The time of the last backup, which an alert compares with `time()`: 0 if there is none. Then its size, and how often making
 * one has failed since.
 */
function measureBackups(registry: Registry, { readings }: Options): Measurement {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const made = gauge('backup_last_success_timestamp_seconds', 'When the last daily backup was made');
  const size = gauge('backup_last_size_bytes', 'How large the last daily backup is');
  const failures = gauge(
    'backup_failures',
    'How often making the daily backup has failed since the last one',
  );
  return async () => {
    const found = await readings.backups();
    if (!found) return;
    made.set(found.last ? Date.parse(found.last.made) / 1000 : 0);
    size.set(found.last?.bytes ?? 0);
    failures.set(found.failure?.times ?? 0);
  };
}

/** What this process holds open. */
function measureProcess(registry: Registry, { figures }: Options): Measurement {
  const connections = byState(
    registry,
    'database_connections',
    'Connections of this process to the database, and what waits for one',
  );
  const streams = new Gauge({
    name: 'event_streams',
    help: 'Event streams that this process has open',
    registers: [registry],
  });
  const workers = new Gauge({
    name: 'worker_working',
    help: 'Whether a worker of this process takes jobs',
    labelNames: ['worker'],
    registers: [registry],
  });
  return async () => {
    for (const [state, count] of Object.entries(figures.connections())) connections.set({ state }, count);
    streams.set(figures.streams());
    for (const [worker, works] of Object.entries(figures.workers())) workers.set({ worker }, Number(works));
  };
}

function byState(registry: Registry, name: string, help: string): Gauge<'state'> {
  return new Gauge({ name, help, labelNames: ['state'], registers: [registry] });
}
