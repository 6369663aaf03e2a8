import { pipeline } from 'node:stream/promises';
import { encodeBackup } from '#platform/backup/encode.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import { writeWholeFile } from '#platform/backup/whole-file.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { readCopy } from '#platform/database/copy/read-copy.ts';
import { findSecretKeys } from '#platform/tokens/secret-key.ts';
import { release } from '../app/release.ts';
import type { Command, CommandContext } from './command.ts';
import { besideServer } from './on-database.ts';
import { passphraseOf } from './passphrase.ts';
import { megabytes, withProgress } from './progress.ts';

export const backup: Command = {
  name: 'backup',
  parameters: ['FILE'],
  options: ['force', 'passphrase-file'],
  description: 'Copies everything into a file, beside a running server too; - is the output.',
  async run(installation, [file = ''], { force = false, ...chosen }) {
    const { config, terminal } = installation;
    const passphrase = await passphraseOf(config, chosen);
    return besideServer(config, async (database) => {
      const made = systemClock.now();
      const records = await recordsOf(installation, database, passphrase);
      const bytes = encodeBackup(records, { release, made, passphrase });
      if (file === '-') await pipeline(bytes, terminal.output);
      else terminal.note(`${file}: ${megabytes(await writeWholeFile(file, bytes, { replace: force }))}`);
      return [];
    });
  },
};

/** The keys of signatures are copied only where nobody can read them. */
async function recordsOf(
  { config, terminal }: CommandContext,
  database: Database,
  passphrase: string | null,
): Promise<AsyncIterable<CopyRecord>> {
  const keys = passphrase === null ? null : await findSecretKeys(config.secretKeys, config.dataFolder);
  if (passphrase === null)
    terminal.note('The backup is not encrypted: the secret key is left out. BACKUP_PASSPHRASE encrypts it.');
  else if (!keys) terminal.note('There is no secret key here: it is left out.');
  const onForeign = (names: string[]) => terminal.note(`Left out, as not Patrolbook's: ${names.join(', ')}`);
  const records = readCopy(database, { secretKeys: keys && [...keys], onForeign });
  return withProgress(records, terminal.note);
}
