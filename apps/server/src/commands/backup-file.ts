import { createReadStream } from 'node:fs';
import { StartError } from '@patrolbook/embedded-postgres';
import { backupStore } from '../app/backup-store.ts';
import { decodeBackup } from '../platform/backup/decode.ts';
import type { Header } from '../platform/backup/format.ts';
import type { CopyRecord } from '../platform/backup/records.ts';
import { fileError } from '../platform/backup/whole-file.ts';
import { createLog } from '../platform/log.ts';
import type { Chosen, Installation } from './command.ts';
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
  header(): Header;
}

/** Finds the backup: `-` is the input, `latest` the last daily one, and anything else a file. Throws StartError. */
export async function givenBackup(
  { config, terminal }: Installation,
  file: string,
  chosen: Chosen,
): Promise<GivenBackup> {
  const passphrase = await passphraseOf(config, chosen);
  const { name, bytes } = file === 'latest' ? await latest(config) : fileNamed(file, terminal);
  let found: Header | undefined;
  return {
    name,
    again: file !== '-',
    async *records() {
      const onHeader = (header: Header) => {
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
}

function fileNamed(file: string, { input }: Installation['terminal']): Source {
  if (file === '-') return { name: 'The input', bytes: async () => input };
  return { name: file, bytes: async () => bytesOfFile(file) };
}

async function* bytesOfFile(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    throw fileError(file, error, 'read');
  }
}

async function latest({ backup, logLevel }: Installation['config']): Promise<Source> {
  if (!backup) throw new StartError('Set BACKUP_TO to where the daily backups are.');
  const store = backupStore(backup.to, createLog(logLevel));
  const name = (await store.list()).at(-1);
  if (name === undefined) throw new StartError(`There is no backup in ${store.name}.`);
  return { name, bytes: () => store.read(name) };
}
