import { appendFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, EnginePage, Opening } from './engine.ts';
import { ensureInstalled } from './processes.ts';

const program = { path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', from: 'firefox-esr' };

/** Firefox by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async open({ profile, display, log, size, script }) {
    ensureInstalled(program);
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program.path,
      headless: false, // on a screen, since it has no WebGL without one
      userDataDir: profile,
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
      extraPrefsFirefox: {
        'geo.prompt.testing': true,
        'geo.prompt.testing.allow': false,
        'intl.accept_languages': 'en-NZ, en',
        'webgl.force-enabled': true,
      },
      args: [`--width=${size.width}`, `--height=${size.height}`],
    });
    const errors: string[] = [];
    const report = (error: string) => {
      errors.push(error);
      appendFileSync(log, `${error}\n`);
    };
    return {
      newPage: () => openPage(browser, { size, script }, report),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};

/** What Firefox says of a broken line, and of a page that is left while its worker still fetches a file for it. */
const passing = /NetworkError|A ServiceWorker intercepted the request/;

async function openPage(
  browser: Browser,
  { size, script }: Pick<Opening, 'size' | 'script'>,
  report: (error: string) => void,
): Promise<EnginePage> {
  const page = await browser.newPage();
  if (script) await page.evaluateOnNewDocument(script);
  await page.setViewport(size);
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!passing.test(message)) report(`thrown: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()}`);
  });
  return pageOf(page);
}

function pageOf(page: Page): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    fill: async (selector, text) => {
      await page.click(selector, { count: 3 });
      await page.keyboard.type(text);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}
