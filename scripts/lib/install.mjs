import { run, StepError, timed } from './run.mjs';
import { fingerprint, Stamp } from './stamp.mjs';

const manifests = [
  'package-lock.json',
  'package.json',
  'packages/contract/package.json',
  'apps/server/package.json',
  'apps/web/package.json',
];
/**
 * What builds and tests is needed in production too, because the build happens there. The lock file is read and never
 * written; `npm ci` would refuse it, for it names only those systems' programs that were to be had when it was made.
 */
const flags = ['--include=dev', '--include=optional', '--no-save', '--no-audit', '--no-fund'];

/** Installs the packages unless that was done for this very list of them. */
export async function install() {
  const stamp = new Stamp('installed');
  if (stamp.matches(wanted())) return;
  stamp.clear();
  await timed('Installing packages', async () => {
    const { ok, output } = await runNpm(['install', ...flags]);
    if (!ok) throw new StepError('npm could not install the packages; what it said stands above.', output);
  });
  stamp.write(wanted());
}

/** Some packages bring programs for one system only. */
function wanted() {
  return `${process.platform} ${process.arch} ${fingerprint(manifests)}`;
}

/** Under `npm start` npm says where it is itself, which also holds where it is no program of its own (Windows). */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
}
