import { instantAt, today } from '#contract';
import { decodeBackup } from '#platform/backup/decode.ts';
import { encodeBackup } from '#platform/backup/encode.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import { after, day, hour, minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/connect.ts';
import { readCopy } from '#platform/database/copy/read-copy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { findHold } from '#platform/mail/hold.store.ts';
import { type BackupState, findState, saveState, whileAlone } from './state.store.ts';
import { type BackupStore, backupNameOf } from './stores/store.ts';

export interface DailyOptions {
  store: BackupStore;
  /** How many of them are kept. */
  days: number;
  /** With it a backup is encrypted, and has the keys of signatures too; null leaves both out. */
  passphrase: string | null;
  /** The release that makes it. */
  release: string;
  /** Opens connections whose statements may take long. */
  openPatient(): Database;
}

/** Patrols are over then, and people asleep. */
const timeOfDay = '04:00';
/** How long after a failure the next attempt follows. */
const pause = hour;
/** By how much the clocks of two machines may differ. */
const clockSkew = hour;

/** Returns the periodic task that makes a backup each day, in one of all workers (product 15.26). */
export function dailyBackup(context: Context, options: DailyOptions): PeriodicTask {
  const { database, clock, settings, log } = context;

  async function isDue(): Promise<boolean> {
    // A copy that was restored must not make room among the backups of the one that lives.
    if (await findHold(database)) return false;
    return isDueAt(clock.now(), await findState(database), settings.defaultTimeZone);
  }

  async function makeUnlessDone(patient: Database, signal: AbortSignal): Promise<void> {
    if (!(await isDue())) return;
    const made = clock.now();
    try {
      const last = await make(context, options, { patient, made, signal });
      await inTransaction(database, (tx) => saveState(tx, { last, failure: null }));
      log.info({ backup: last, store: options.store.name }, 'the daily backup was made');
    } catch (error) {
      if (signal.aborted) return log.info('the daily backup was given up, because the worker stops');
      await noteFailure(error);
      throw error;
    }
  }

  async function noteFailure(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    await inTransaction(database, async (tx) => {
      const { last, failure } = await findState(tx);
      const times = (failure?.times ?? 0) + 1;
      await saveState(tx, { last, failure: { when: clock.now(), reason: reason.slice(0, 500), times } });
    });
  }

  return {
    name: 'make the daily backup',
    every: 5 * minute,
    async run(signal = new AbortController().signal) {
      if (!(await isDue())) return;
      const patient = options.openPatient();
      // A signal of its own takes the many listeners of what goes on meanwhile.
      const own = AbortSignal.any([signal]);
      await whileAlone(patient, () => makeUnlessDone(patient, own)).finally(() => patient.$client.end());
    },
  };
}

/** Whether the backup of this day is missing. After a failure it is tried again an hour later. */
export function isDueAt(now: string, { last, failure }: BackupState, zone: string): boolean {
  if (failure && now < after(failure.when, pause) && now >= failure.when) return false;
  // One of the future was made while a clock was wrong.
  return !last || last.made < lastTime(now, zone) || last.made > after(now, clockSkew);
}

/** Returns when the last backup was to be made. */
function lastTime(now: string, zone: string): string {
  const at = (moment: string) => instantAt({ date: today(moment, zone), time: timeOfDay }, zone);
  const todays = at(now);
  return todays <= now ? todays : at(after(now, -day));
}

interface Making {
  patient: Database;
  made: string;
  signal: AbortSignal;
}

/** Makes a backup, after what a killed one has left is gone, reads it back, and then removes those that are too old. Throws what went wrong. */
async function make(
  { settings, log }: Context,
  { store, days, passphrase, release }: DailyOptions,
  { patient, made, signal }: Making,
): Promise<NonNullable<BackupState['last']>> {
  const name = backupNameOf(made);
  const records = readCopy(patient, {
    secretKeys: passphrase === null ? null : [...settings.secretKeys],
    onForeign: (tables) => log.warn({ tables }, 'the backup leaves out tables that are not ours'),
  });
  await store.removeUnfinished();
  const bytes = await store.write(
    name,
    encodeBackup(until(signal, records), { release, made, passphrase }),
    signal,
  );
  try {
    await readBack(store, name, { passphrase, signal });
  } catch (error) {
    await store.remove(name);
    throw error;
  }
  // One of the future, which somebody else has put there, must not take the place of ours.
  const kept = (await store.list()).filter((one) => one <= name);
  for (const old of kept.slice(0, -days)) await store.remove(old);
  return { name, made, bytes };
}

/** Throws if the backup cannot be read. */
async function readBack(
  store: BackupStore,
  name: string,
  { passphrase, signal }: { passphrase: string | null; signal: AbortSignal },
): Promise<void> {
  const records = decodeBackup(await store.read(name), { name, passphrase });
  for await (const _ of records) signal.throwIfAborted();
}

/** Passes records on until the signal is aborted, which it throws. */
async function* until(signal: AbortSignal, records: AsyncIterable<CopyRecord>): AsyncGenerator<CopyRecord> {
  for await (const record of records) {
    signal.throwIfAborted();
    yield record;
  }
}
