/** Where the daily backups are kept: a folder, or a store of objects elsewhere. */
export interface BackupStore {
  /** What it is called in logs and sentences; never a secret. */
  name: string;
  /** Writes a backup, which appears whole or not at all. Returns its size in bytes. */
  write(name: string, bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number>;
  /** Returns the names of the backups, the oldest first. */
  list(): Promise<string[]>;
  /** Removes what is left of backups that were killed while they were made. Nobody else may be making one. */
  removeUnfinished(): Promise<void>;
  read(name: string): Promise<AsyncIterable<Buffer>>;
  remove(name: string): Promise<void>;
}

/** The name of a backup that was made at this instant. Names sort by time. */
export function backupNameOf(made: string): string {
  return `patrolbook-${made.replaceAll(/[-:]|\.\d+/g, '')}.backup`;
}

/** Whether a file beside them is one of the backups: nothing else is ever removed. */
export function isBackup(name: string): boolean {
  return /^patrolbook-\d{8}T\d{6}Z\.backup$/.test(name);
}
