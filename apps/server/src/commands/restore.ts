import { restoreBackup } from '#operations/server/backup/service.ts';
import type { Contents } from '#platform/backup/records.ts';
import { systemClock } from '#platform/clock.ts';
import { keepSecretKeys } from '#platform/tokens/secret-key.ts';
import { givenBackup } from './backup-file.ts';
import type { Command, CommandContext } from './command.ts';
import { alone } from './on-database.ts';
import { numberOf, withProgress } from './progress.ts';
import { verified } from './verify.ts';

export const restore: Command = {
  name: 'restore',
  parameters: ['FILE'],
  options: ['passphrase-file', 'not-encrypted'],
  description: 'Loads a backup into an empty database; - is the input, "latest" the last daily one.',
  async run(installation, [file = ''], chosen) {
    const { config, terminal } = installation;
    const backup = await givenBackup(installation, file, chosen);
    if (backup.again) terminal.note(await verified(backup));
    return alone(config, async (database) => {
      let aboutKeys = '';
      const { rows, tables } = await restoreBackup(database, withProgress(backup.records(), terminal.note), {
        name: backup.name,
        asOf: () => backup.header().made,
        now: systemClock.now(),
        async keepKeys(keys) {
          aboutKeys = await keepKeys(config, keys);
        },
      });
      return [
        `Restored ${numberOf(rows, 'row')} of ${numberOf(tables, 'table')} as of ${backup.header().made}.`,
        aboutKeys,
        'Everybody has to sign in again, and no mail leaves until "npm run cli -- resume".',
      ];
    });
  },
};

/** Keeps the keys, and returns a line that says where, or what their lack means. */
async function keepKeys(
  { secretKeys, dataFolder }: CommandContext['config'],
  found: Contents['secretKeys'],
): Promise<string> {
  if (!found)
    return 'The backup has no secret key: mailed links are void, unless the old one is set before the first start.';
  if (found.join() === secretKeys.join()) return 'The secret key is that of SECRET_KEY.';
  const file = await keepSecretKeys(found, dataFolder);
  const must = secretKeys.length > 0 ? ': set SECRET_KEY to it, or mailed links are void' : '';
  return `The secret key is in ${file}${must}.`;
}
