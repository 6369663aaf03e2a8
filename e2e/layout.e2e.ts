import type { Page } from '@playwright/test';
import { type Role, roles } from '#contract';
import { serverTimeHeader } from '#contract/server-time.ts';
import { itemsByRole } from '#web/app/routing/navigation.fixture.ts';
import { builtFiles } from './built-files.ts';
import { answerOf, expect, phone, test, toast } from './fixtures.ts';
import { demonstration } from './gallery/users.ts';

/** The layout around every page: the top bar, the navigation, banners and toasts (product 14.1 to 14.4). */

const firstPage: Record<Role, string> = {
  sa: 'Organizations',
  admin: 'What Needs Doing',
  watcher: 'My Profile',
  'summary-recipient': 'My Profile',
  patroller: 'My Roster',
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
for (const role of roles) {
  test(`/ is the first page of a ${role}, whose navigation leads to each page, and to signing out [14.2, 14.3]`, async ({
    enter,
  }) => {
    const page = await enter(demonstration[role], '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstPage[role]);
    const links = navigation(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(itemsByRole[role].length);
    expect((await links.allInnerTexts()).toSorted()).toEqual(itemsByRole[role].toSorted());
    for (const label of itemsByRole[role]) {
      await navigation(page).getByRole('link', { name: label }).click();
      // Month names which one it shows.
      const heading = label === 'Month' ? /^Month, \w+ \d{4}$/ : label;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(navigation(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('the top bar is fixed and shows the page’s title, as the tab does [14.1]', async ({ enter }) => {
  const page = await enter(demonstration.admin, '/people');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('heading', { level: 1 })).toHaveText('People');
  await expect(page).toHaveTitle('People - Patrolbook');
  await expect(bar).toHaveCSS('position', 'fixed');
});

test('the navigation is 240 wide beside the page, and a drawer on a phone, with the build under it [14.2]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/profile');
  const side = navigation(page);
  await expect(side.getByText(/^Built \d+ \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible();
  // 240 and its border
  expect((await side.boundingBox())?.width).toBeCloseTo(241, 0);
  await page.setViewportSize(phone);
  await expect(side).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(side.getByText(/^Built/)).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(240);
  await side.getByRole('link', { name: 'Security' }).click();
  await expect(side).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
});

test('at most three toasts show at the bottom left [13.5]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, `/patrol/${seedData.patrols.upcoming}`);
  await expect(page.getByRole('region', { name: 'Guests' })).toBeVisible();
  let refusals = 0;
  await page.route('**/accept', (route) => {
    refusals += 1;
    return route.fulfill(answerOf(409, { message: `Refused ${refusals}.`, code: 'past' }));
  });
  const accept = page.getByRole('button', { name: "Accept for Rosemary O'SULLIVAN" });
  for (let attempt = 1; attempt <= 4; attempt++) {
    await accept.press('Enter');
    await expect.poll(() => refusals).toBe(attempt);
    if (attempt < 4) await expect(toast(page, `Unable to update: Refused ${attempt}.`)).toBeVisible();
    if (attempt === 1) await toast(page, 'Refused 1').hover(); // under the mouse toasts stay, however slow the machine
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Refused' })).toHaveCount(3);
  const box = await page.getByRole('alert').filter({ hasText: 'Refused' }).first().boundingBox();
  expect(box?.x).toBeLessThan(300); // beside the navigation
  expect(box?.y).toBeGreaterThan(450);
});

test('every time is the organization’s, whatever the device’s zone [1.8]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.watcher.email, `/patrol/${seedData.patrols.upcoming}`);
  const deviceZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(deviceZone).toBe('Europe/London');
  const { when } = await (await page.request.get(`/api/v1/patrol/${seedData.patrols.upcoming}`)).json();
  const time = new Intl.DateTimeFormat('en-NZ', {
    timeZone: 'Pacific/Auckland',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(when));
  await expect(page.getByRole('main')).toContainText(time);
});

test('a page whose code could not be fetched shows an error, and opens when tried again, by itself once the network is back [13.6, 14.4]', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, storageState: undefined });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Email address').fill(demonstration.watcher);
  await page.getByLabel('Password', { exact: true }).fill('Patrol-2026');
  await page.route(builtFiles('PeoplePage'), (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await navigation(page).getByRole('link', { name: 'People' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded. Please check your internet connection.');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Graeme PATTERSON')).toBeVisible();

  await page.route(builtFiles('SecurityPage'), (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Graeme PATTERSON')).toBeVisible();
  await context.setOffline(true);
  await navigation(page).getByRole('link', { name: 'Security' }).click();
  await expect(alert).toContainText('This page could not be loaded.');
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await context.close();
});

test('a newer build is offered when somebody comes back to the page, and loaded when they say so [14.10]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/profile');
  const banner = page.getByRole('button', { name: 'Update available. Click here to install now.' });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await page.clock.install();
  // The page asks for the server's time at the same address, by HEAD.
  const unchanged = page.waitForEvent(
    'requestfinished',
    (request) => request.method() === 'GET' && new URL(request.url()).pathname === '/',
  );
  await comeBack();
  await unchanged;
  await expect(banner).toHaveCount(0);
  await page.route('/', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', [serverTimeHeader]: String(Date.now()) },
      body: '<script type="module" src="/assets/index-newer.js">',
    }),
  );
  await page.clock.fastForward('02:00');
  await comeBack();
  await expect(page.getByRole('button', { name: 'Update app' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await banner.click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(banner).toHaveCount(0);
});

test('a service worker left by an earlier version is unregistered [14.4]', async ({ browserOf }) => {
  const page = await browserOf(phone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', {
      value: async () => [
        {
          active: { scriptURL: `${location.origin}/sw.js` },
          unregister: async () => sessionStorage.setItem('unregistered', 'yes'),
        },
      ],
    });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unregistered'))).toBe('yes');
});
