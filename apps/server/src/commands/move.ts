import { join } from 'node:path';
import { StartError } from '#embedded-postgres';
import { moveInstallation } from '#operations/server/backup/service.ts';
import { systemClock } from '#platform/clock.ts';
import { readCopy } from '#platform/database/copy/read-copy.ts';
import type { Command } from './command.ts';
import { alone, requireEmbedded } from './on-database.ts';
import { numberOf, withProgress } from './progress.ts';

export const move: Command = {
  name: 'move',
  parameters: [],
  description: 'Copies the embedded database, while no server runs, into the empty one of DATABASE_URL.',
  async run({ config, terminal }) {
    const { databaseUrls, dataFolder, secretKeys } = config;
    if (!databaseUrls)
      throw new StartError('Set DATABASE_URL to the empty database that everything is to be moved to.');
    requireEmbedded(dataFolder);
    const { rows, tables } = await alone(config, (to) =>
      alone({ ...config, databaseUrls: null }, (from) => {
        const records = withProgress(readCopy(from, { secretKeys: null }), terminal.note);
        return moveInstallation(from, to, { records, now: systemClock.now() });
      }),
    );
    return [
      `Moved ${numberOf(rows, 'row')} of ${numberOf(tables, 'table')}.`,
      'From now on set DATABASE_URL as for this command.',
      ...(secretKeys.length > 0 ? [] : [`Set SECRET_KEY to what ${join(dataFolder, 'secret-key')} holds.`]),
    ];
  },
};
