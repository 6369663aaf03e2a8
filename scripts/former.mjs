import './lib/node-version.mjs';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { fail, root, run, StepError, timed } from './lib/run.mjs';

const migrations = 'kernel/platform/database/migrations';
/** Where they stand in releases from before decision 105. */
const formerMigrations = 'apps/server/src/platform/database/migrations';

/** Tests that use the product as a caller does. Those of the platform look at the schema itself, which is meant to differ. */
const tests = [...['app', 'domain', 'features'].map((folder) => `apps/server/src/${folder}/`), 'domains/'];

/**
 * `npm run former -- COMMIT`: runs the tests of a former release's API on the database as it is migrated now, which its
 * processes meet during a roll-out (product 15.32). The former release is made in a folder of its own, which is removed.
 */
try {
  const [commit] = process.argv.slice(2);
  if (!commit) throw new StepError('Name the commit of the former release: npm run former -- COMMIT');
  const changed = await must('git', ['diff', '--stat', commit, '--', migrations]);
  if (!changed) throw new StepError(`The schema has not changed since ${commit}: there is nothing to try.`);
  await install();
  const parent = mkdtempSync(join(tmpdir(), 'patrolbook-former-'));
  const folder = join(parent, 'release');
  process.on('SIGINT', () => undefined); // the tests get it too, and the folder is removed after them
  await must('git', ['worktree', 'add', '--detach', folder, commit]);
  try {
    await timed('Installing the former release', () => installIn(folder));
    const place = [migrations, formerMigrations].find((path) => existsSync(join(folder, path))) ?? migrations;
    rmSync(join(folder, place), { recursive: true });
    cpSync(join(root, migrations), join(folder, place), { recursive: true });
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--project', 'server', ...tests];
    const { ok } = await run(process.execPath, args, { cwd: folder, show: true });
    if (!ok) process.exitCode = 1; // it has said why
  } finally {
    await must('git', ['worktree', 'remove', '--force', folder]);
    rmSync(parent, { recursive: true });
  }
} catch (error) {
  fail(error);
}

/**
 * Copies the packages by links if they are the same ones, and installs them otherwise.
 * @param {string} folder
 */
async function installIn(folder) {
  const lock = 'package-lock.json';
  const sameAsOurs = readFileSync(join(folder, lock)).equals(readFileSync(join(root, lock)));
  if (!sameAsOurs) await must('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  else await must('cp', ['--archive', '--link', join(root, 'node_modules'), join(folder, 'node_modules')]);
}

/**
 * Runs a program and returns its output. Throws StepError if it fails.
 * @param {string} command @param {string[]} args @param {string} [cwd]
 */
async function must(command, args, cwd = root) {
  const { ok, output } = await run(command, args, { cwd });
  if (!ok) throw new StepError(`${command} ${args[0]} failed.`, output);
  return output;
}
