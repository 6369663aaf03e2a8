import type { Contents, CopyRecord } from '#platform/backup/records.ts';
import { onlyKnownTables } from '#platform/database/copy/known-tables.ts';
import { type GivenBackup, givenBackup } from './backup-file.ts';
import type { Command } from './command.ts';
import { numberOf } from './progress.ts';

export const verify: Command = {
  name: 'verify',
  parameters: ['FILE'],
  options: ['passphrase-file', 'not-encrypted'],
  description:
    'Reads a backup and says whether all of it is there; - is the input, "latest" the last daily one.',
  async run(installation, [file = ''], chosen) {
    const backup = await givenBackup(installation, file, chosen);
    return [await verified(backup)];
  },
};

/** Reads the whole backup. Returns a sentence about it, or throws a StartError about what is wrong. */
export async function verified(backup: GivenBackup): Promise<string> {
  let contents: Contents | undefined;
  let last: CopyRecord | undefined;
  for await (const record of onlyKnownTables(backup.records(), backup.name)) {
    if (record.is === 'contents') contents = record;
    last = record;
  }
  if (last?.is !== 'end') throw new Error('a backup has no end');
  const { made, release, encryption } = backup.header();
  const how = !encryption
    ? 'not encrypted'
    : contents?.secretKeys
      ? 'with the secret key'
      : 'without a secret key';
  const what = `${numberOf(last.rows, 'row')} of ${numberOf(last.tables, 'table')}`;
  return `${backup.name} is whole: ${what} as of ${made}, by release ${release}, ${how}.`;
}
