import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, PoolConnection, Reader } from '#platform/database/connect.ts';
import { platformFact } from '#platform/database/fact.store.ts';

/** What became of the daily backups. */
const State = z.object({
  /** The last one that was made and could be read back. */
  last: z.object({ name: z.string(), made: z.string(), bytes: z.number() }).nullable(),
  /** What went wrong since; null if nothing did. */
  failure: z.object({ when: z.string(), reason: z.string(), times: z.number() }).nullable(),
});
export type BackupState = z.infer<typeof State>;

const state = platformFact('backups', State);

/** An arbitrary number: whichever process holds this advisory lock makes the daily backup. */
const backupLock = 7_260_317;

export async function findState(reader: Reader): Promise<BackupState> {
  return (await state.find(reader)) ?? { last: null, failure: null };
}

/** `deleteState` forgets the backups of the installation that this one is a copy of. */
export const { save: saveState, remove: deleteState } = state;

/** Lets the planner know what was loaded, so that the first reads are fast. */
export async function analyze(database: Database): Promise<void> {
  await database.execute(sql`analyze`);
}

/** Does the work unless another process is at it. */
export async function whileAlone(database: Database, work: () => Promise<void>): Promise<void> {
  const holder: PoolConnection = await database.$client.connect();
  try {
    const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      backupLock,
    ]);
    if (rows[0]?.taken) await work();
  } finally {
    holder.release(true); // its end frees the lock
  }
}
