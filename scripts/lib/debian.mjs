import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/**
 * Returns which of some Debian packages are not installed: all of them on another system.
 * @param {string[]} names
 */
export function missingPackages(names) {
  const format = ['--show', '--showformat', `\${Package} \${db:Status-Status}\n`];
  const { stdout } = spawnSync('dpkg-query', [...format, ...names], { encoding: 'utf8' });
  return notInstalled(names, stdout ?? '');
}

/**
 * @param {string[]} names
 * @param {string} listing a line for each package that dpkg knows: its name and its status
 */
export function notInstalled(names, listing) {
  const lines = listing.split('\n');
  return names.filter((name) => !lines.includes(`${name} installed`));
}

/**
 * Installs Debian packages in one go, if permitted, and says which it could not. What needs those fails without them.
 * @param {string[]} names
 */
export async function installPackages(names) {
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')}`);
  await installAll(names);
  const missing = missingPackages(names);
  if (missing.length === 0) return;
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  console.error(`Not installed, but needed: run \`${command}\` as root.`);
}

/** @param {string[]} names */
async function installAll(names) {
  await aptGet('update');
  const { ok } = await install(names);
  // A package that this release lacks has kept back the others.
  if (!ok) for (const name of names) await install([name]);
}

/** @param {string[]} names */
function install(names) {
  return aptGet('install', '--yes', '--no-install-recommends', ...names);
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [command = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return run(command, [...before, ...args], { env });
}
