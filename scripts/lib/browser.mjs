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
 * Finds a Chromium to test with, or gets one: Playwright's own download, else Debian's package where we may install it.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new StepError(`CHROMIUM_PATH names no browser that runs: ${given}.`);
  }
  const found = findInstalled() ?? (await findPlaywrights());
  if (found !== undefined) return found;
  await timed('Getting a browser', download);
  const got = findInstalled() ?? (await findPlaywrights());
  if (got !== undefined) return got;
  throw new StepError('No browser to test with: install Chromium, or name one by CHROMIUM_PATH.');
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...named, ...places].filter((path) => existsSync(path)).find(runs);
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

/** A browser may be there and lack a library, or be only a note that says how to install one. */
function runs(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

async function download() {
  await run(process.execPath, [program('@playwright/test/cli.js'), 'install', 'chromium'], { cwd: root });
  if ((await findPlaywrights()) === undefined) await installDebians();
}

async function installDebians() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}
