import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, missingPackages } from './debian.mjs';
import { program, run, StepError, timed } from './run.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium that can do nothing but run without a window: it needs a third less of the processor for the same tests. */
const headlessShell = 'chromium-headless-shell';

/** Debian's packages of the engines beside Chromium, which Playwright does not drive (decision 46). */
export const enginePackages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'gir1.2-gtk-3.0',
  'python3-gi',
  'xvfb',
];

/**
 * Installs what browser tests need, if permitted, and finds the Chromium that they run in: the one of `CHROMIUM_PATH`, or else the
 * headless shell, or else any.
 * @returns {Promise<string>} its path
 */
export async function ensureTestBrowser() {
  const given = Boolean(process.env.CHROMIUM_PATH);
  await installPackages(missingPackages(given ? enginePackages : [headlessShell, ...enginePackages]));
  return (given ? undefined : findCommand([headlessShell])) ?? ensureBrowser();
}

/**
 * Finds a Chromium, or installs one: Playwright's own download, or else Debian's package if permitted. Throws if there is none.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const found = (await findBrowser()) ?? (await download());
  if (found !== undefined) return found;
  await installPackages(['chromium']);
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  throw new StepError('There is no browser to test with: install Chromium, or set CHROMIUM_PATH.');
}

async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return findInstalled() ?? (await findFromPlaywright());
  if (runs(given)) return given;
  throw new StepError(`CHROMIUM_PATH is not a working browser: ${given}.`);
}

function findInstalled() {
  return findCommand(commands) ?? places.find((path) => existsSync(path) && runs(path));
}

/** @param {string[]} names commands, the best first */
function findCommand(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path) && runs(path));
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
  const args = [program('@playwright/test/cli.js'), 'install', 'chromium'];
  await timed('Downloading a browser', () => run(process.execPath, args));
  return findFromPlaywright();
}
