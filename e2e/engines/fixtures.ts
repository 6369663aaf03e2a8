import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { password } from '../gallery/users.ts';
import { type Display, openDisplay } from './display.ts';
import { type Engine, type EngineBrowser, type EnginePage, type Opening, phone } from './engine.ts';
import { firefox } from './firefox.ts';
import { type Line, openLine } from './line.ts';
import { fill, press } from './page.ts';
import { webkit } from './webkit.ts';

export { expect };

/** The engines beside Chromium (decision 46). */
export const engines = [firefox, webkit];

interface Fixtures {
  /** The way of the test's pages to the server. */
  line: Line;
  /** Opens a browser of an engine. Each one of a test has the profile that the former one has left. */
  open(engine: Engine, how?: Partial<Pick<Opening, 'size' | 'script'>>): Promise<EngineBrowser>;
}

/** A test fails when one of its pages logs an error or throws. After a failure it leaves the log and a picture of each page. */
export const test = base.extend<Fixtures, { display: Display }>({
  display: [
    async ({ browserName: _ }, use) => {
      const display = await openDisplay();
      await use(display);
      await display.close();
    },
    { scope: 'worker' },
  ],
  line: async ({ server }, use) => {
    const line = await openLine(server.url);
    await use(line);
    await line.close();
  },
  open: async ({ display }, use, testInfo) => {
    const folder = await mkdtemp(join(tmpdir(), 'patrolbook-engine-'));
    const log = join(folder, 'browser.log');
    await writeFile(log, '');
    await mkdir(join(folder, 'profile'));
    const browsers = new Set<EngineBrowser>();
    const pages: EnginePage[] = [];
    const errors: string[] = [];
    const close = async (browser: EngineBrowser) => {
      browsers.delete(browser);
      errors.push(...browser.errors());
      await browser.close();
    };
    await use(async (engine, { size = phone, script = '' } = {}) => {
      const profile = join(folder, 'profile');
      const browser = await engine.open({ profile, display: display.name, log, size, script });
      browsers.add(browser);
      const newPage = async () => {
        const page = await browser.newPage();
        pages.push(page);
        return page;
      };
      return { ...browser, newPage, close: () => close(browser) };
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepTraces({ pages, log, testInfo });
    for (const browser of browsers) await close(browser);
    await rm(folder, { recursive: true, force: true });
    expect([...new Set(errors)]).toEqual([]);
  },
});

/** Leaves the log and a picture of each page that is still open. */
async function keepTraces({
  pages,
  log,
  testInfo,
}: {
  pages: EnginePage[];
  log: string;
  testInfo: TestInfo;
}) {
  await copyFile(log, testInfo.outputPath('browser.log'));
  for (const [index, page] of pages.entries()) {
    const picture = await page.picture().catch(() => undefined); // it was closed, or its browser is gone
    if (picture) await writeFile(testInfo.outputPath(`page-${index + 1}.png`), picture);
  }
}

/** Opens a path in a browser where nobody is signed in, and signs in on the screen that it shows. */
export async function enter(page: EnginePage, url: string, email: string): Promise<void> {
  await page.goto(url);
  await fill(page, 'Email address', email);
  await fill(page, 'Password', password);
  await press(page, 'button', 'Sign In');
}
