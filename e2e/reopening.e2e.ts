import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { minute } from '#platform/clock.ts';
import { builtFiles } from './built-files.ts';
import { expect, mailTo, phone, signIn, test } from './fixtures.ts';
import { password } from './gallery/users.ts';
import { cachedReads } from './offline-cache.ts';
import { countTaps, tapsOf } from './taps.ts';

/**
 * A record that is opened without coverage, in every way in which a person opens a page (decision 39). Firefox does the
 * same in engines/.
 */

const oneWaits = (page: Page) => expect(page.getByText('1 waiting to send')).toBeVisible();

test('the record opens without coverage after a reload, in a second window and in a browser that was closed, with what was half-typed, and sends what waits [14.12, 17.28, 17.29, 17.30, 17.63]', async ({
  server,
  seedData,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'patrolbook-browser-'));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: server.url });
  let browser = await open();
  const page = await browser.newPage();
  await signIn(page, { email: seedData.users.patroller.email, password });
  await page.goto('/profile');
  const bar = page.getByRole('complementary', { name: 'On patrol' });
  const link = bar.getByRole('link', { name: 'Continue Recording' });
  const record = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(bar).toBeHidden();
  await expect.poll(() => registered(page)).toEqual(['/record-worker.js']);
  await untilKept(page, 'patrols mine running');
  await browser.setOffline(true);
  await page.getByRole('button', { name: 'All Quiet Here' }).click();
  await oneWaits(page);

  await test.step('reloaded, with a form in the address, in a second window, by the icon', async () => {
    await page.reload();
    await oneWaits(page);
    await page.goto(`${record}?finish=true`);
    await expect(page.getByRole('form', { name: 'Finish Patrol' })).toBeVisible();
    await page.goto(`${record}?add=Fire`);
    await page.getByRole('form', { name: 'Fire' }).getByLabel('Details').fill('Smoke behind the hall.');
    await second(browser, record, async (overview) => {
      await oneWaits(overview);
      await expect(overview.getByText('You were writing: Fire')).toBeHidden(); // it is open in the first
    });
    await second(browser, '/', async (roster) => {
      const toRecord = roster.getByRole('complementary', { name: 'On patrol' }).getByRole('link');
      await toRecord.click();
      await oneWaits(roster);
    });
  });
  await browser.close();

  await test.step('in a browser that was closed', async () => {
    browser = await open();
    await browser.setOffline(true);
    const again = await browser.newPage();
    await again.goto(record);
    await oneWaits(again);
    await expect(again.getByText('You were writing: Fire')).toBeVisible();
    await again.getByRole('button', { name: 'Go On Writing' }).click();
    await expect(again.getByLabel('Details')).toHaveValue('Smoke behind the hall.');
    await again.getByRole('button', { name: 'Cancel' }).click();
    await again.getByRole('button', { name: 'Leave' }).click();
    await expect(again.getByText('You were writing: Fire')).toBeHidden();
    await browser.setOffline(false);
    await expect(again.getByText('Everything sent')).toBeVisible();
  });

  await test.step('without a session it goes on, and is sent once the same person signs in', async () => {
    const alone = await browser.newPage();
    await alone.goto(record);
    await expect(alone.getByText('Everything sent')).toBeVisible();
    const quiet = alone.getByRole('region', { name: 'Timeline' }).getByText('All quiet');
    const before = await quiet.count();
    await browser.setOffline(true);
    await alone.getByRole('button', { name: 'All Quiet Here' }).click();
    await oneWaits(alone);
    await browser.clearCookies();
    await alone.reload();
    await expect(alone.getByText('1 entry of a patrol waits on this phone')).toBeVisible();
    await alone.reload(); // the worker is still there
    await alone.getByRole('button', { name: 'All Quiet Here' }).click();
    await expect(alone.getByText('2 entries of a patrol wait on this phone')).toBeVisible();
    await browser.setOffline(false);
    await signIn(alone, { email: seedData.users.patroller.email, password });
    await alone.goto(record);
    await expect(alone.getByText('Everything sent')).toBeVisible();
    await expect(quiet).toHaveCount(before + 2);
    await alone.close();
  });

  await test.step('signing out removes the worker and what it kept', async () => {
    const again = await browser.newPage();
    await again.goto('/profile');
    await again.getByRole('button', { name: 'Sign Out' }).click();
    await expect(again.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect.poll(() => registered(again)).toEqual([]);
    expect(await again.evaluate(() => caches.keys())).toEqual([]);
  });
  await browser.close();
  await rm(profile, { recursive: true });
});

test('on the day of a patrol that was never opened, the log-on and the record open from the app’s icon without coverage, and the log-on is sent later [17.11, 17.33, 17.34]', async ({
  server,
  seedData,
  enter,
}, { annotations }) => {
  const id = await seedData.write({
    starts: 45 * minute,
    row: { finalized: new Date().toISOString(), name: 'Regular patrol', callSign: 'HSC4' },
    crew: [
      ['declining', 'accepted'],
      ['answering', 'accepted'],
    ],
  });
  const seen = await enter(seedData.users.declining.email, '/', phone);
  await expect.poll(() => registered(seen)).toEqual(['/record-worker.js']);
  await untilKept(seen, `patrol ${id}`);
  await untilKept(seen, `patrol ${id} ecc-log-on`);
  const browser = seen.context();
  await seen.close();
  await browser.setOffline(true);
  const fromIcon = async (what: string, most: number, open: (page: Page) => Promise<void>) => {
    await second(browser, '/', async (page) => {
      await countTaps(page);
      await open(page);
      const taps = await tapsOf(page);
      annotations.push({ type: 'taps', description: `${what} without coverage: ${taps}` });
      expect(taps).toBeLessThanOrEqual(most);
    });
  };
  await fromIcon('log-on', 1, async (page) => {
    await page.getByRole('link', { name: 'ECC LogOn' }).tap();
    await expect(page.getByRole('form', { name: 'ECC LogOn' })).toBeVisible();
  });
  await fromIcon('start', 2, async (page) => {
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('button', { name: 'Start Anyway' }).tap();
    await expect(page.getByRole('form', { name: 'Start Patrol' })).toBeVisible();
  });
  await second(browser, `/patrol/${id}/ecc-log-on`, async (page) => {
    const other = await browser.newPage();
    await other.goto('/');
    await other.evaluate(keepDiskBusy, 1500);
    await page.getByRole('button', { name: 'Send ECC LogOn' }).tap();
    await expect(page.getByText('Waiting to send')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ring the ECC' })).toBeVisible();
    await other.close();
  });
  await second(browser, `/patrol/${id}/record`, async (page) => {
    await page.getByRole('button', { name: 'Start Patrol' }).tap();
    await expect(page.getByText('2 waiting to send')).toBeVisible();
  });
  await fromIcon('record', 1, async (page) => {
    await page.getByRole('link', { name: 'Continue Recording' }).first().tap();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText('2 waiting to send')).toBeVisible();
    await browser.setOffline(false);
    await expect(page.getByText('Everything sent')).toBeVisible();
  });
  await mailTo(server, 'ecc@police.example', /^Patrol log on: HSC4/);
});

test('the log-on opens without coverage although the style sheet of another page was on its way when the line ended [14.35]', async ({
  seedData,
  enter,
}) => {
  await seedData.write({
    starts: 45 * minute,
    row: { finalized: new Date().toISOString(), name: 'Regular patrol', callSign: 'HSC6' },
    crew: [
      ['declining', 'accepted'],
      ['answering', 'accepted'],
    ],
  });
  const page = await enter(seedData.users.declining.email, '/');
  await expect.poll(() => registered(page)).toEqual(['/record-worker.js']);
  const browser = page.context();
  const { requested, cut } = await holdAll(browser, '**/*.css');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity Map' }).hover();
  await requested;
  await browser.setOffline(true);
  cut();
  await page.getByRole('link', { name: 'ECC LogOn' }).click();
  await expect(page.getByRole('form', { name: 'ECC LogOn' })).toBeVisible();
});

test('a start that waits keeps the page back until it can be read, and Try Again loads the page again if a file of it is missing [17.32, 17.53]', async ({
  browser,
  server,
  seedData,
}) => {
  const id = await seedData.write({
    starts: 5 * minute,
    row: { finalized: new Date().toISOString(), name: 'Regular patrol', callSign: 'HSC5' },
    crew: [['patroller', 'accepted']],
  });
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: phone,
    serviceWorkers: 'block', // it would have the file
  });
  const page = await context.newPage();
  let isMissing = true;
  await page.route(builtFiles('read-record-write'), (route) => (isMissing ? undefined : route.fallback()));
  await page.route('**/api/v1/patrol/*/start', (route) => route.abort());
  await signIn(page, { email: seedData.users.patroller.email, password });
  await page.clock.install();
  const tryAgain = async (says: string) => {
    await page.clock.fastForward(6000);
    await expect(page.getByText(says)).toBeVisible();
    isMissing = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
  };
  await page.goto(`/patrol/${id}/record`);
  await expect(page.getByRole('button', { name: 'Start Patrol' })).toBeDisabled();
  await tryAgain('You can start once this page has wholly loaded.');
  await page.getByRole('button', { name: 'Start Patrol' }).click();
  await oneWaits(page);
  isMissing = true;
  const readAhead = page.waitForResponse('**/ecc-log-on'); // the page's last read: Try Again would read again what is not there yet
  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  await readAhead;
  await tryAgain('This is taking long.');
  await expect(page.getByRole('timer')).toBeVisible();
  await oneWaits(page);
  await context.close();
});

/** Holds what a browser, its worker included, asks for at these addresses. `cut` breaks it off, and whatever is asked for later. */
async function holdAll(browser: BrowserContext, addresses: string) {
  let cut = () => {};
  const broken = new Promise<void>((resolve) => {
    cut = resolve;
  });
  let note = () => {};
  const requested = new Promise<void>((resolve) => {
    note = resolve;
  });
  await browser.route(addresses, async (route) => {
    note();
    await broken;
    await route.abort('internetdisconnected');
  });
  return { requested, cut };
}

async function second(browser: BrowserContext, path: string, look: (page: Page) => Promise<void>) {
  const page = await browser.newPage();
  await page.goto(path);
  await look(page);
  await page.close();
}

/** Lets no write of other pages reach the disk for so many milliseconds, as a slow phone does. Runs in the page. */
async function keepDiskBusy(milliseconds: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('patrolbook');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const store = database.transaction('writes', 'readwrite').objectStore('writes');
  const until = performance.now() + milliseconds;
  const goOn = () => {
    if (performance.now() < until) store.count().onsuccess = goOn;
  };
  goOn();
}

/** Returns the paths of the workers that are registered. */
function registered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.map(({ active }) => (active ? new URL(active.scriptURL).pathname : 'not yet'));
  });
}

/** Waits until the device has kept a read, by the words of its key. */
async function untilKept(page: Page, key: string): Promise<void> {
  await expect.poll(() => page.evaluate(cachedReads)).toContain(key);
}
