import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's packages of PostgreSQL are: a folder for each version. */
const versions = '/usr/lib/postgresql';

/** Returns where the programs of the newest one are. */
export function binaries(): string {
  const [newest = ''] = readdirSync(versions).sort((one, other) => Number(other) - Number(one));
  return join(versions, newest, 'bin');
}

/** Makes a folder for what runs `unprivileged`, and lets its user pass through the folder around it. */
export function folderOfPostgres(parent: string): string {
  const folder = join(parent, 'postgres');
  chmodSync(parent, 0o755);
  mkdirSync(folder, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(folder, ...idsOfPostgres());
  return folder;
}

/** Returns the user and group that Debian's package made. */
function idsOfPostgres(): [number, number] {
  const [, , user, group] = spawnSync('getent', ['passwd', 'postgres'], { encoding: 'utf8' }).stdout.split(
    ':',
  );
  return [Number(user), Number(group)];
}
