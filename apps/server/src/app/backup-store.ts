import { type BackupStore, folderStore, s3Store } from '#operations/server/backup/service.ts';
import type { Log } from '#platform/log.ts';
import type { Config } from './config.ts';

/** Returns where the daily backups are kept. */
export function backupStore(to: NonNullable<Config['backup']>['to'], log: Log): BackupStore {
  return 's3' in to ? s3Store(to.s3, log) : folderStore(to.folder, log);
}
