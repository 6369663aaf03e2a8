import { chromium, type Page } from '@playwright/test';
import { hour } from '#platform/clock.ts';
import { expect, mailTo, phone, signIn, test } from './fixtures.ts';
import type { SeedData } from './gallery/seed-data.ts';
import { password } from './gallery/users.ts';
import { held } from './held-writes.ts';
import { type OwnAnswer, startProxy } from './proxy.ts';
import type { TestServer } from './test-server.ts';

/** A record among other people's faults: proxies and portals that answer for the server, and a browser that clears its storage. */

const bar = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();
const allQuiet = (page: Page) => page.getByRole('button', { name: 'All Quiet Here' }).tap();
const portal: OwnAnswer = { status: 200, type: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' };

/** Returns a patrol that began an hour ago; its crew started it then, unless it is still to be started. */
function tonight({ write }: SeedData, { started }: { started: boolean }): Promise<string> {
  const now = new Date().toISOString();
  const start = { started: { started: new Date(Date.now() - hour).toISOString() } };
  return write({
    starts: -hour,
    row: { finalized: now, name: 'Regular patrol', callSign: 'HSC9', hours: 3, ...(started && start) },
    crew: [['patroller', 'accepted']],
  });
}

/** Returns what of a patrol's record has reached the server. */
async function recordOf({ database }: TestServer, id: string) {
  const patrol = await database.query.patrol.findFirst({ where: (row, { eq }) => eq(row.id, id) });
  const incidents = await database.query.incident.findMany({ where: (row, { eq }) => eq(row.patrolId, id) });
  return { startedBy: patrol?.started?.by, incidents: incidents.length };
}

/** Until the worker has kept the page, so that it opens without the server. */
function workerKept(page: Page): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => caches.match('/').then((kept) => kept !== undefined)))
    .toBe(true);
}

test('what a proxy or a portal answers refuses nothing, is no Not Found and not online, and is shown as no page of ours [17.55]', async ({
  server,
  seedData,
  launchOptions,
}) => {
  const id = await tonight(seedData, { started: false });
  const proxy = await startProxy();
  const browser = await chromium.launch({ ...launchOptions, proxy: { server: proxy.url } });
  const context = await browser.newContext({ baseURL: server.url, viewport: phone, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, { email: seedData.users.patroller.email, password });
  await page.goto(`/patrol/${id}/record`);
  await workerKept(page);
  const refuses = { status: 404, type: 'application/json', body: '{"message":"no Route matched"}' };
  proxy.answer = () => refuses;
  await page.getByRole('button', { name: 'Start Patrol' }).tap();
  await bar(page, '1 waiting to send');
  await bar(page, 'Offline');
  proxy.answer = () => ({ status: 403, type: 'text/html', body: '<h1>Forbidden</h1>' });
  await allQuiet(page);
  await bar(page, '2 waiting to send');
  proxy.answer = () => portal;
  await page.reload();
  await bar(page, '2 waiting to send');
  await bar(page, 'Offline');
  await expect(page.getByText('not taken')).toBeHidden();
  proxy.answer = () => null;
  await bar(page, 'Everything sent');
  await bar(page, 'Online');
  expect(await recordOf(server, id)).toEqual({ startedBy: seedData.users.patroller.id, incidents: 1 });
  await browser.close();
  await proxy.close();
});

test('what waits outlives the browser’s storage, which is cleared under the open page [17.56]', async ({
  server,
  seedData,
  enter,
}) => {
  const id = await tonight(seedData, { started: true });
  const page = await enter(seedData.users.patroller.email, `/patrol/${id}/record`, phone);
  const context = page.context();
  await context.setOffline(true);
  await allQuiet(page);
  await bar(page, '1 waiting to send');
  const [waits] = await held(page);
  const browser = await context.newCDPSession(page);
  const storageTypes = 'indexeddb,local_storage,service_workers,cache_storage';
  await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes });
  await expect.poll(() => held(page)).toEqual([waits]);
  await bar(page, '1 waiting to send');
  await context.setOffline(false);
  await bar(page, 'Everything sent');
  expect(await recordOf(server, id)).toMatchObject({ incidents: 1 });
  expect(await held(page)).toEqual([]);
  await workerKept(page);
});

test('a patrol that is cancelled while its crew is out of coverage keeps what they recorded, and its admins hear that they may be out [17.57, 17.58]', async ({
  server,
  seedData,
  enter,
}) => {
  const { users } = seedData;
  const id = await tonight(seedData, { started: false });
  const page = await enter(users.patroller.email, `/patrol/${id}/record`, phone);
  const start = page.getByRole('button', { name: 'Start Patrol' });
  await expect(start).toBeEnabled();
  await page.context().setOffline(true);
  await start.tap();
  await allQuiet(page);
  await bar(page, '2 waiting to send');

  const admin = await enter(users.admin.email, `/patrol/${id}`);
  await admin.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = admin.getByRole('dialog');
  await expect(question).toContainText('Its crew may be out already');
  await question.getByRole('button', { name: 'Cancel Patrol' }).click();
  await expect(admin.getByText('Patrol cancelled')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/and 1 more kept for review/)).toBeVisible();
  await expect(page.getByText('The patrol had been cancelled')).toBeVisible();
  await expect(page.getByText('not taken')).toBeHidden();
  await mailTo(server, users.admin.email, /may be out: HSC9/);
  await admin.goto(`/patrol/${id}`);
  await expect(admin.getByText('The patrol had been cancelled').first()).toBeVisible();
});
