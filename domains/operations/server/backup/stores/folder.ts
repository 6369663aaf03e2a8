import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '#platform/backup/file-error.ts';
import { readPlainFile } from '#platform/backup/plain-file.ts';
import { draftedFile, writeWholeFile } from '#platform/backup/whole-file.ts';
import type { Log } from '#platform/log.ts';
import { type BackupStore, isBackup } from './store.ts';

/** Keeps backups in a folder, which is created when it is missing. */
export function folderStore(folder: string, log: Log): BackupStore {
  const notRemoved = (err: unknown) => log.warn({ err }, 'an unfinished backup could not be removed');

  return {
    name: folder,
    async write(name, bytes, signal) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
      } catch (error) {
        throw fileError(folder, error, 'written');
      }
      return writeWholeFile(join(folder, name), bytes, { replace: false, signal });
    },
    async list() {
      try {
        return (await readdir(folder)).filter(isBackup).sort();
      } catch (error) {
        throw fileError(folder, error, 'read');
      }
    },
    // What cannot be removed, as it is another user's, must not end all backups.
    async removeUnfinished() {
      if (!existsSync(folder)) return;
      for (const name of await readdir(folder))
        if (isBackup(draftedFile(name) ?? ''))
          await rm(join(folder, name), { force: true }).catch(notRemoved);
    },
    read: (name) => readPlainFile(join(folder, name), { links: false }),
    remove: (name) => rm(join(folder, name)),
  };
}
