import { readFile } from 'node:fs/promises';
import { StartError } from '#embedded-postgres';
import { fileError } from '#platform/backup/file-error.ts';
import type { Config } from '../app/config.ts';
import type { CommandOptions } from './command.ts';

/**
 * Returns the passphrase of backups: the first line of the file that was named, or BACKUP_PASSPHRASE; null if there is
 * neither, or if a file that is not encrypted is to be read. It is never an argument itself, since other users of the machine see those.
 * Throws StartError.
 */
export async function passphraseOf(
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
  { 'passphrase-file': file, 'not-encrypted': notEncrypted }: CommandOptions,
): Promise<string | null> {
  if (notEncrypted) return null;
  if (file === undefined) return backupPassphrase;
  try {
    const [line = ''] = (await readFile(file, 'utf8')).split(/\r?\n/);
    if (line !== '') return line;
  } catch (error) {
    throw fileError(file, error, 'read');
  }
  throw new StartError(`The first line of ${file} is empty: it must be the passphrase.`);
}
