import { hour } from '#platform/clock.ts';
import { cachedReads } from '../offline-cache.ts';
import type { EngineBrowser, EnginePage } from './engine.ts';
import { entries } from './entries.ts';
import { engines, enter, test } from './fixtures.ts';
import { press, see, seeText, until } from './page.ts';

/** A record that opens without coverage in the other engines, as in the journey in Chromium (product 17.30, decision 39). */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const engine of engines)
  test(`the record opens without coverage in ${engine.name}, also in a browser that was closed [17.30]`, async ({
    server,
    seedData,
    line,
    open,
  }) => {
    const now = new Date().toISOString();
    const patrolId = await seedData.write({
      starts: -hour,
      row: { finalized: now, started: { started: now } },
      crew: [['patroller', 'accepted']],
    });
    let browser = await open(engine);
    const page = await browser.newPage();
    await enter(page, `${line.url}/profile`, seedData.users.patroller.email);
    await press(page, 'link', 'Continue Recording');
    await see(page, 'button', /^All Quiet Here/);
    const record = String(await page.evaluate('location.href'));
    await untilKept(page);
    line.cut();
    await press(page, 'button', /^All Quiet Here/);
    await oneWaits(page);

    await test.step('reloaded, and with a form in the address', async () => {
      await page.reload();
      await oneWaits(page);
      await page.goto(`${record}?add=Fire`);
      await see(page, 'button', 'Save');
    });
    await test.step('in a second window: the record, the app’s icon, and what is not kept', async () => {
      await second(browser, record, oneWaits);
      await second(browser, `${line.url}/`, async (roster) => {
        await press(roster, 'link', 'Continue Recording');
        await oneWaits(roster);
      });
      await second(browser, `${line.url}/patrol/${seedData.patrols.upcoming}`, (patrol) =>
        seeText(patrol, /Unable to load the patrol/),
      );
    });
    await browser.close();

    await test.step('in a browser that was closed, which sends what waits once there is coverage', async () => {
      browser = await open(engine);
      const again = await browser.newPage();
      await again.goto(record);
      await oneWaits(again);
      line.restore();
      await until('it is sent', async () => (await entries(server, patrolId)).length === 1);
      await seeText(again, /waiting to send/, false);
    });
  });

async function second(
  browser: EngineBrowser,
  url: string,
  look: (page: EnginePage) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await look(page);
  await page.close();
}

async function oneWaits(page: EnginePage): Promise<void> {
  await seeText(page, /\b1 waiting to send/);
}

/** Waits until the worker has kept the page, and the device what was read. */
async function untilKept(page: EnginePage): Promise<void> {
  const active = 'navigator.serviceWorker.getRegistrations().then((all) => all.some(({ active }) => active))';
  await until('the worker is there', async () => (await page.evaluate(active)) === true);
  const kept = `(${cachedReads.toString()})().then((keys) => keys.includes('patrols mine running'))`;
  await until('the reads are kept', async () => (await page.evaluate(kept)) === true);
}
