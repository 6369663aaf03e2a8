import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupNameOf } from '#operations/server/backup/service.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import type { Database } from '#platform/database/connect.ts';
import { readCopy } from '#platform/database/copy/read-copy.ts';
import { hostileBackups } from '#server/commands/hostile-backups.fixture.ts';
import { made, passphrase } from '#server/commands/hostile-files.fixture.ts';
import { markIn, plantAll, takenOf } from '#server/testing/planted.ts';
import type { Attack } from '../night/attack.ts';

const cli = fileURLToPath(new URL('../../apps/server/dist/cli.js', import.meta.url));

export type PlantedFolder = Awaited<ReturnType<typeof plantFolder>>;

/** Makes a folder in which somebody else has put whatever programs look for. */
export async function plantFolder() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'patrolbook-doors-')));
  const planted = await plantAll(folder);
  return {
    folder,
    working: join(folder, 'above/working'),
    settings: { HOME: join(folder, 'home'), PLANTED_MARK: markIn(folder) },
    /** What was run or read of it. */
    taken: () => takenOf(folder, planted),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The operator tries backups of somebody else in that folder, by each command that takes any, one after the other. */
export async function buildOperator(database: Database, { folder, working, settings }: PlantedFolder) {
  const records: CopyRecord[] = [];
  for await (const record of readCopy(database, { secretKeys: null })) records.push(record);
  const files = await hostileBackups(records);
  const daily = join(folder, 'daily');
  const file = join(folder, 'given');
  const data = join(folder, 'data');
  await mkdir(daily);
  const commands = [`verify ${file}`, `restore ${file}`, 'verify latest'];
  const attack: Attack = {
    what: 'backups of somebody else',
    attackers: [
      async (turn) => {
        const one = files[turn % files.length];
        if (!one) throw new Error('there is no hostile backup');
        for (const name of [file, join(daily, backupNameOf(made))]) await writeFile(name, one.file);
        const command = commands[turn % commands.length] ?? '';
        const args = [...command.split(' '), ...(one.trusting ? ['--not-encrypted'] : [])];
        const own = { DATA_DIR: data, BACKUP_PASSPHRASE: passphrase, BACKUP_TO: daily };
        const output = await refusal(args, {
          cwd: working,
          env: { PATH: process.env.PATH, ...settings, ...own },
        });
        return {
          status: output && one.sentence.test(output) ? 'refused' : `${one.what} by ${command}: ${output}`,
        };
      },
    ],
  };
  return { attack, left: () => readdir(data).catch(() => []) };
}

/** Runs a command. Resolves to the last line that it says of its refusal, without the folder; null if it has not failed. */
function refusal(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], options, (error, _output, errors) => {
      const line = errors.trim().split('\n').at(-1) ?? '';
      resolve(error ? line.replace(' in daily ', ' ') : null);
    });
  });
}
