import type { Installation } from '#membership/contract';
import { after, day, hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { findHold } from '#platform/mail/hold.store.ts';
import { type BackupState, findState } from './state.store.ts';

export { dailyBackup } from './daily.ts';
export { moveInstallation, restoreBackup } from './restore.ts';
export type { BackupState } from './state.store.ts';
export { folderStore } from './stores/folder.ts';
export { s3Store } from './stores/s3.ts';
export type { S3Options } from './stores/s3-client.ts';
export { type BackupStore, backupNameOf } from './stores/store.ts';

/** A backup is late that should have been made two hours ago. */
const lateAfter = day + 2 * hour;

/** What the operator should know of the backups, and of an installation that was made of one. */
export function backupService({ database, clock, settings }: Context) {
  /** Returns what became of the daily backups; null if none are made. */
  async function state(): Promise<BackupState | null> {
    return settings.dailyBackups ? findState(database) : null;
  }

  return {
    state,

    /** The same for the operator's screen. */
    async report(): Promise<Installation['backups']> {
      const found = await state();
      if (!found) return null;
      const last = found.last?.made ?? null;
      return { last, failure: found.failure, isLate: last !== null && last < after(clock.now(), -lateAfter) };
    },

    /** Returns why no mails leave; null if they do. */
    hold: () => findHold(database),
  };
}
export type BackupService = ReturnType<typeof backupService>;
