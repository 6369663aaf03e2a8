import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, LastFingerprint } from './fingerprint.mjs';
import { root, run, StepError, timed } from './run.mjs';

const manifests = ['package-lock.json', 'package.json'];
/** Development dependencies are needed in production too, because the build happens there. */
const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];

/** Installs the packages unless they are up to date. Throws if npm fails. */
export async function install() {
  const installed = lastInstalled();
  if (installed.matches(currentFingerprint())) return;
  installed.clear();
  await timed('Installing packages', async () => {
    const { ok, output } = await runNpm(['ci', ...flags]);
    if (!ok) throw new StepError('npm could not install the packages; see its output above.', output);
  });
  installed.write(currentFingerprint());
}

/** Remembers an installation by hand, unless it left out what the build needs. */
export function rememberInstallation() {
  if (existsSync(join(root, 'node_modules', 'typescript'))) lastInstalled().write(currentFingerprint());
}

const lastInstalled = () => new LastFingerprint('installed');

/** Includes the system, because some packages contain programs for one system only. */
function currentFingerprint() {
  return `${process.platform} ${process.arch} ${fingerprintOf(manifests)}`;
}

/**
 * Runs npm. Under `npm start`, `npm_execpath` locates it, also on Windows, where npm is not an executable.
 * @param {string[]} args
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
}
