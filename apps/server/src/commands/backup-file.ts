import { StartError } from '#embedded-postgres';
import { backupNameOf } from '#operations/server/backup/service.ts';
import { decodeBackup } from '#platform/backup/decode.ts';
import type { BackupHeader } from '#platform/backup/format.ts';
import { readPlainFile } from '#platform/backup/plain-file.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import { after, hour, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { backupStore } from '../app/backup-store.ts';
import type { CommandContext, CommandOptions } from './command.ts';
import { passphraseOf } from './passphrase.ts';

/** A backup that a command reads. */
export interface GivenBackup {
  /** What it is called in sentences. */
  name: string;
  /** Whether it can be read more than once. */
  again: boolean;
  /** Reads it from its beginning. Throws a StartError that says what is wrong with it. */
  records(): AsyncIterable<CopyRecord>;
  /** What anybody may know of it, once it is being read. */
  header(): BackupHeader;
}

/** Finds the backup: `-` is the input, `latest` the last daily one, and anything else a file. Throws StartError. */
export async function givenBackup(
  { config, terminal }: CommandContext,
  file: string,
  chosen: CommandOptions,
): Promise<GivenBackup> {
  const passphrase = await passphraseOf(config, chosen);
  const { name, bytes, check } = file === 'latest' ? await latest(config) : fileNamed(file, terminal);
  let found: BackupHeader | undefined;
  return {
    name,
    again: file !== '-',
    async *records() {
      const onHeader = (header: BackupHeader) => {
        check?.(header);
        found = header;
      };
      yield* decodeBackup(await bytes(), { name, passphrase, onHeader });
    },
    header() {
      if (!found) throw new Error('the header is known once the first record is');
      return found;
    },
  };
}

interface Source {
  name: string;
  bytes(): Promise<AsyncIterable<Buffer>>;
  /** Throws StartError if it is not what it should be. */
  check?(header: BackupHeader): void;
}

function fileNamed(file: string, { input }: CommandContext['terminal']): Source {
  if (file === '-') return { name: 'The input', bytes: async () => input };
  return { name: file, bytes: () => readPlainFile(file, { links: true }) };
}

/** The name tells which one is the last, and anybody who writes there may give one: it must be true. */
async function latest({ backup, logLevel }: CommandContext['config']): Promise<Source> {
  if (!backup) throw new StartError('Set BACKUP_TO to where the daily backups are.');
  const store = backupStore(backup.to, createLog(logLevel));
  const name = (await store.list()).at(-1);
  if (name === undefined) throw new StartError(`There is no backup in ${store.name}.`);
  if (name > backupNameOf(after(systemClock.now(), hour)))
    throw new StartError(`${name} in ${store.name} has a time that is still to come: take it away.`);
  return {
    name,
    bytes: () => store.read(name),
    check({ made }) {
      if (backupNameOf(made) === name) return;
      throw new StartError(`${name} in ${store.name} was made at ${made}, so it was renamed: take it away.`);
    },
  };
}
