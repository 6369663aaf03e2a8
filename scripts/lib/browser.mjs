import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { program, root, run, StepError, timed } from './run.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium to test with, or installs one: Playwright's own download, or else Debian's package if permitted.
 * Throws if there is none.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new StepError(`CHROMIUM_PATH is not a working browser: ${given}.`);
  }
  const found = findInstalled() ?? (await findFromPlaywright());
  if (found !== undefined) return found;
  await timed('Installing a browser', download);
  const installed = findInstalled() ?? (await findFromPlaywright());
  if (installed !== undefined) return installed;
  throw new StepError('There is no browser to test with: install Chromium, or set CHROMIUM_PATH.');
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...named, ...places].filter((path) => existsSync(path)).find(runs);
}

async function findFromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

/**
 * Returns whether a browser starts. It may lack a library, or be a stub that says how to install one.
 * @param {string} path
 */
function runs(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

async function download() {
  await run(process.execPath, [program('@playwright/test/cli.js'), 'install', 'chromium'], { cwd: root });
  if ((await findFromPlaywright()) === undefined) await installFromDebian();
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    if (process.getuid?.() === 0) await run('apt-get', args, { env });
    else await run('sudo', ['-n', 'apt-get', ...args], { env });
  }
}
