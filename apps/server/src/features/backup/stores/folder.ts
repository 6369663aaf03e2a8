import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError, writeWholeFile } from '../../../platform/backup/whole-file.ts';
import { type BackupStore, isBackup } from './store.ts';

/** Keeps backups in a folder, which is created when it is missing. */
export function folderStore(folder: string): BackupStore {
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
    read: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name)),
  };
}
