import type { Page } from '@playwright/test';
import { desktop, expect, phone, signIn, test } from './fixtures.ts';
import { hold } from './gallery/network.ts';
import { countRequests, expireTokens, followCalls } from './tokens.ts';

/** Staying signed in across tabs and broken connections (product 9.3 to 9.6). */

const password = 'Patrol-2026';
const admin = { email: 'aroha.tamihana@example.nz', password, name: 'Aroha TAMIHANA' };
const patroller = { email: 'graeme.patterson@example.nz', password, name: 'Graeme PATTERSON' };

test('ten tabs whose tokens expire together refresh once', async ({ browserOf }) => {
  const first = await browserOf(desktop);
  const context = first.context();
  const refused: string[] = [];
  let expired = Number.POSITIVE_INFINITY;
  context.on('response', (response) => {
    // A call on its way cannot know that its token is taken away, such as one that a tab makes each minute.
    const knows = response.request().timing().startTime > expired;
    if (response.status() === 401 && knows) refused.push(response.url());
  });
  const requestCount = countRequests(context);
  const callsEnd = followCalls(context);
  await signIn(first, admin);
  const tabs = [first];
  while (tabs.length < 10) tabs.push(await openTab(first));
  expect(requestCount('/my/events')).toBe(1); // they share the stream as well
  expect(requestCount('/auth/refresh')).toBe(0);

  await callsEnd();
  await expireTokens(context);
  expired = Date.now();
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Security' }).click()));
  for (const tab of tabs) await expect(tab.getByText('This device')).toBeVisible();
  expect(requestCount('/auth/refresh')).toBe(1);
  expect(refused).toEqual([]);
});

test('a refresh whose response is lost leaves the user signed in', async ({
  browserOf,
  playwright,
  server,
}) => {
  const page = await browserOf(phone);
  const requestCount = countRequests(page.context());
  await signIn(page, admin);
  let toLose = 2;
  // The server responds, but neither the response nor its cookies reach the browser.
  await page.route('**/auth/refresh', async (route) => {
    toLose -= 1;
    if (toLose < 0) return route.fallback();
    const direct = await playwright.request.newContext({
      baseURL: server.url,
      storageState: await page.context().storageState(),
      extraHTTPHeaders: { origin: server.url },
    });
    expect((await direct.post('/api/v1/auth/refresh')).status()).toBe(204);
    await direct.dispose();
    await route.abort('connectionreset');
  });
  await page.goto('about:blank'); // a call of the page that is left could meet the expired token as well
  await expireTokens(page.context());
  await page.goto('/security');
  await expect(page.getByText('This device')).toBeVisible();
  expect(requestCount('/auth/refresh')).toBe(3);

  await page.goto('about:blank');
  await expireTokens(page.context());
  await page.goto('/security');
  await expect(page.getByText('This device')).toBeVisible();
  expect(requestCount('/auth/refresh')).toBe(4);
  await expect(page.getByText('Refresh token reused')).toHaveCount(0);
});

test('signing out and in reaches every tab, and no user sees another one’s data or loses what they typed [9.5, 14.8]', async ({
  browserOf,
}) => {
  const first = await browserOf(desktop);
  await signIn(first, admin);
  const second = await openTab(first);
  await expect(second.getByText(admin.name).first()).toBeVisible();

  await second.goto('/person/new');
  const firstName = second.getByLabel('First name');
  await firstName.fill('Hemi');
  await first.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await second.reload();
  await signIn(first, admin);
  await expect(firstName).toHaveValue('Hemi');
  await first.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();

  const profile = await hold(second, '/my/profile');
  await signIn(first, patroller);
  await profile.requested;
  await expect(second.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(second.getByText(admin.name)).toHaveCount(0);
  profile.release();
  await expect(second.getByText(patroller.name).first()).toBeVisible();
  await expect(second.getByRole('link', { name: 'People' })).toHaveCount(0);
  expect(await second.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Hemi');
});

test('a tab takes over the event stream of a closed one', async ({ browserOf }) => {
  const first = await browserOf(desktop);
  const requestCount = countRequests(first.context());
  await signIn(first, admin);
  await expect.poll(() => requestCount('/my/events')).toBe(1);
  await openTab(first);
  await first.close();
  await expect.poll(() => requestCount('/my/events')).toBe(2);
});

test('a revoked session leaves the signed-in pages at once, and its stream ends [13.4]', async ({
  browserOf,
}) => {
  const lost = await browserOf(phone);
  await signIn(lost, patroller);
  await expect(lost.getByRole('heading', { level: 1 })).toHaveText('My Roster');
  const streamEnded = lost.waitForEvent('requestfinished', (request) =>
    new URL(request.url()).pathname.endsWith('/my/events'),
  );

  const office = await browserOf(desktop);
  await signIn(office, patroller);
  await office.getByRole('link', { name: 'Security' }).click();
  const row = office.getByRole('row').filter({ hasText: 'Chrome on Android' }).first();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expect(office.getByText('Session revoked', { exact: true })).toBeVisible();
  await expect(row.getByText('Revoked')).toBeVisible();
  await expect(office.getByText('Sign in failed - Session revoked').first()).toBeVisible();

  await streamEnded;
  await expect(lost.getByRole('button', { name: 'Sign In' })).toBeVisible();

  const own = office.getByRole('row').filter({ hasText: 'This device' });
  await own.getByRole('button', { name: 'Revoke' }).click();
  await expect(office.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a lost network shows a banner and never signs out [14.4]', async ({ browserOf }) => {
  const page = await browserOf(desktop);
  const context = page.context();
  await signIn(page, admin);
  await page.getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'My Roster' }).click();
  await expireTokens(context);
  await context.setOffline(true);
  const banner = page.getByText('This device is currently offline. Please check your internet connection.');
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);

  // A network that seems up but carries nothing: the refresh is tried six times, and then the page reports it.
  const requestCount = countRequests(context);
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await expireTokens(context);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Unable to sign out: Network error')).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect.poll(() => requestCount('/auth/refresh'), { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await context.unroute('**/api/**');
  await expect(page.getByText('This device')).toBeVisible({ timeout: 40_000 });
});

test('a device whose clock is half a day fast signs in, stays signed in, and shows the right time', async ({
  browserOf,
}) => {
  const page = await browserOf(desktop);
  const requestCount = countRequests(page.context());
  await page.clock.install({ time: Date.now() + 13 * 3_600_000 });
  await page.goto('/');
  await page.getByLabel('Stay signed in').uncheck(); // the session lasts twelve hours, which have passed by this clock
  await page.getByLabel('Email address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Security' }).click();
  const own = page.getByRole('row').filter({ hasText: 'This device' });
  await expect(own.getByText(/now|seconds? ago/)).toBeVisible();
  expect(requestCount('/auth/refresh')).toBe(0);

  // The refresh token expires by the server's clock, without a request. Only the browser's clock passes twelve hours: a refresh,
  // for the event stream that seems to have been silent, would begin them anew.
  await page.route('**/auth/refresh', (route) => route.abort());
  await page.clock.fastForward('11:59:00');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

async function openTab(beside: Page): Promise<Page> {
  const tab = await beside.context().newPage();
  await tab.goto('/');
  await expect(tab.getByRole('banner')).toBeVisible();
  return tab;
}
