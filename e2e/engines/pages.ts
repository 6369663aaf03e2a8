import { roles } from '#contract';
import type { Screen } from '../gallery/screen.ts';
import { screens } from '../gallery/screens.ts';
import { ecc } from '../gallery/states/ecc.ts';
import { signedOut } from '../gallery/states/signed-out.ts';
import type { State } from '../gallery/states/state.ts';
import { demonstration } from '../gallery/users.ts';
import { kindsToTry } from '../refusals.ts';
import { desktop, type EngineBrowser, type EnginePage, phone } from './engine.ts';
import { engines, enter, expect, test } from './fixtures.ts';
import { seeText, until } from './page.ts';

/**
 * Every page of the gallery's screens in the engines beside Chromium, on a phone and on a desktop, as the first role that may open
 * it: it has its heading and its content, does not scroll sideways and reports no error. On a phone also where the browser refuses what
 * pages keep (product 14.64); REFUSED=each tries each kind by itself.
 */

type Shown = Pick<Screen, 'name' | 'path' | 'shows'> & Partial<Pick<Screen, 'title'>>;

const browsers = [
  { size: phone, which: `at ${phone.width}` },
  { size: desktop, which: `at ${desktop.width}` },
  ...Object.entries(kindsToTry()).map(([kind, script]) => ({ which: `where ${kind}`, size: phone, script })),
];

for (const engine of engines)
  for (const { which, ...how } of browsers) {
    const where = `in ${engine.name} ${which}`;

    for (const role of roles)
      test(`pages as ${role} ${where}`, async ({ line, seedData, open }) => {
        const browser = await open(engine, how);
        const page = await browser.newPage();
        await enter(page, `${line.url}/security`, demonstration[role]);
        await seeText(page, /This device/);
        await page.evaluate(fonts);
        for (const screen of screens(seedData))
          if (screen.roles[0] === role) await visit({ browser, page, url: line.url }, screen);
      });

    test(`pages without a session ${where}`, async ({ line, seedData, open }) => {
      const browser = await open(engine, how);
      const page = await browser.newPage();
      const states = [...(await signedOut(seedData)), ...(await ecc(seedData))].filter(isPlain);
      for (const state of states) await visit({ browser, page, url: line.url }, state);
    });
  }

/** Whether nothing but opening its address without a session brings a state about. */
function isPlain({ as, act, held, failing }: State): boolean {
  return as === null && !act && !held && !failing;
}

async function visit(
  { browser, page, url }: { browser: EngineBrowser; page: EnginePage; url: string },
  { name, path, title = /./, shows }: Shown,
): Promise<void> {
  await test.step(name, async () => {
    const before = browser.errors().length;
    await page.goto(url + path);
    await until(`the heading of ${name}`, async () => matches(title, await page.evaluate(heading)));
    await seeText(page, typeof shows === 'string' ? literally(shows) : new RegExp(shows.source, 'm'));
    await page.evaluate(fonts);
    expect.soft(await page.evaluate(overflow), `pixels too wide: ${name}`).toBeLessThanOrEqual(0);
    expect.soft(browser.errors().slice(before), `errors of ${name}`).toEqual([]);
  });
}

/** The first heading that is in sight. */
const heading = "[...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility())?.textContent";
/** A page that is left earlier reports that they did not arrive. */
const fonts = 'document.fonts.ready.then(() => true)';
/** By how many pixels the page scrolls sideways. */
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

function matches(sought: string | RegExp, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  return typeof sought === 'string' ? text === sought : sought.test(text);
}

/** Matches a text in whatever case the style of the page shows it. */
function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
}
