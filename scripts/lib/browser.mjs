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
 * Finds a Chromium to test with, or installs one: Playwright's own download, or else Debian's package if permitted.
 * Throws if there is none. Debian's packages `beside` it are installed in the same go.
 * @param {string[]} [beside]
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser(beside = []) {
  const found = (await findBrowser()) ?? (await download());
  const missing = [...(found === undefined ? ['chromium'] : []), ...missingPackages(beside)];
  await installPackages(missing);
  const browser = found ?? findInstalled();
  if (browser !== undefined) return browser;
  throw new StepError('There is no browser to test with: install Chromium, or set CHROMIUM_PATH.');
}

async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return findInstalled() ?? (await findFromPlaywright());
  if (runs(given)) return given;
  throw new StepError(`CHROMIUM_PATH is not a working browser: ${given}.`);
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
  const args = [program('@playwright/test/cli.js'), 'install', 'chromium'];
  await timed('Downloading a browser', () => run(process.execPath, args));
  return findFromPlaywright();
}
