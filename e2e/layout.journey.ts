import type { Page } from '@playwright/test';
import { demonstration } from './gallery/cast.ts';
import { expect, phone, test, toast } from './journey.ts';

/** What stands round every page: the top bar, the navigation, banners and messages (specification 2, "Layout"). */

test.use({ withDemo: true });

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const items = ['Scheduled Patrols', 'Past Patrols', 'Activity Map', 'My Profile', 'Security'];
const tables = {
  sa: ['Organizations', 'Security'],
  admin: [...items, 'People', 'My Organization'],
  watcher: [...items, 'People'],
  'summary-recipient': items,
  patroller: [...items, 'My Roster'],
} as const;

for (const role of ['sa', 'admin', 'watcher', 'summary-recipient', 'patroller'] as const) {
  test(`the navigation of a ${role} leads to each page, and to signing out [navigation]`, async ({
    enter,
  }) => {
    const page = await enter(demonstration[role], '/security');
    await expect(page.getByText('This device')).toBeVisible();
    const links = navigation(page).getByRole('link');
    expect((await links.allInnerTexts()).toSorted()).toEqual(tables[role].toSorted());
    for (const label of tables[role]) {
      await navigation(page).getByRole('link', { name: label }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    }
    await expect(navigation(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('the top bar is fixed and says where one is, as the tab does [top-bar] [page-titles]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/people');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('heading', { level: 1 })).toHaveText('People');
  await expect(page).toHaveTitle('People - Patrolbook');
  await expect(bar).toHaveCSS('position', 'fixed');
});

test('the navigation is 240 wide beside the page, and a drawer on a phone, with the build under it [drawer] [build-time]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/profile');
  const side = navigation(page);
  await expect(side.getByText(/^Built \d+ \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible();
  // 240 and the line beside it
  expect((await side.boundingBox())?.width).toBeCloseTo(241, 0);
  await page.setViewportSize(phone);
  await expect(side).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(side.getByText(/^Built/)).toBeVisible();
  await side.getByRole('link', { name: 'Security' }).click();
  await expect(side).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
});

test('three messages at most, at the bottom left, each for five seconds [toasts]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.admin.email, `/patrol/${world.patrols.coming}`);
  await expect(page.getByRole('region', { name: 'Guests' })).toBeVisible();
  let refusals = 0;
  await page.route('**/accept', (route) => {
    refusals += 1;
    return route.fulfill({ status: 409, json: { message: `Refused ${refusals}.`, code: 'past' } });
  });
  const accept = page.getByRole('button', { name: "Accept for Rosemary O'SULLIVAN" });
  for (let asked = 1; asked <= 4; asked++) {
    await accept.click();
    await expect.poll(() => refusals).toBe(asked);
    if (asked < 4) await expect(toast(page, `Unable to update: Refused ${asked}.`)).toBeVisible();
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Refused' })).toHaveCount(3);
  const box = await page.getByRole('alert').filter({ hasText: 'Refused' }).first().boundingBox();
  expect(box?.x).toBeLessThan(300); // beside the navigation
  expect(box?.y).toBeGreaterThan(450);
  await expect(page.getByRole('alert').filter({ hasText: 'Refused' })).toHaveCount(0, { timeout: 20_000 });
});

test('every time is the organization’s, whatever the device’s zone [organization-zone]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.watcher.email, `/patrol/${world.patrols.coming}`);
  const shown = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(shown).toBe('Europe/London');
  const { when } = await (await page.request.get(`/api/v1/patrol/${world.patrols.coming}`)).json();
  const time = new Intl.DateTimeFormat('en-NZ', {
    timeZone: 'Pacific/Auckland',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(when));
  await expect(page.getByRole('main')).toContainText(time);
});

test('a page that could not be fetched shows an error page, and comes when tried again [routing-error]', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, storageState: undefined });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Email address').fill(demonstration.watcher);
  await page.getByLabel('Password', { exact: true }).fill('Patrol-2026');
  await page.route(/PeoplePage.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await navigation(page).getByRole('link', { name: 'People' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded. Please check your internet connection.');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Graeme PATTERSON')).toBeVisible();
  await context.close();
});

test('a service worker of earlier days is unregistered [service-worker]', async ({ browserOf }) => {
  const page = await browserOf(phone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', {
      value: async () => [{ unregister: async () => sessionStorage.setItem('unregistered', 'yes') }],
    });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unregistered'))).toBe('yes');
});
