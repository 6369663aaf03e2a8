import type { BrowserContext, Page } from '@playwright/test';
import { desktop, expect, linkIn, mailTo, phone, signIn, test } from './journey.ts';

/** Signing in and staying signed in, as a browser with several tabs does it (specification 4, design 6.1 and 6.2). */

test('a refused sign-in says so on the password, and a mailed link sets another one once', async ({
  house,
  browserOf,
}) => {
  const page = await browserOf(phone);
  await page.goto('/somewhere');
  await expect(page).toHaveTitle('Patrolbook');
  await page.getByLabel('Email address').fill(house.superAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid credentials',
  );

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('An email is on its way.')).toBeVisible();
  const link = linkIn(await mailTo(house, house.superAdmin.email, /password/i), '/set-password/');

  await page.goto(link);
  await setPassword(page, house.superAdmin.password, 'another');
  await expect(page.getByText('Does not match Password')).toBeVisible();
  await setPassword(page, house.superAdmin.password, house.superAdmin.password);
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await setPassword(page, house.superAdmin.password, house.superAdmin.password);
  await expect(page.getByRole('button', { name: 'Send Another Link' })).toBeVisible();
});

test('the tabs of a browser share session, stream and refresh', async ({ house, browserOf }) => {
  const first = await browserOf(desktop);
  const asked = countRequests(first.context());
  await signIn(first, house.superAdmin);
  const second = await first.context().newPage();
  await second.goto('/');
  await expect(second.getByRole('banner')).toBeVisible();
  await expect.poll(() => asked('/my/events')).toBe(1);

  await expireToken(first.context());
  await Promise.all([first.reload(), second.reload()]);
  await expect(first.getByRole('banner')).toBeVisible();
  await expect(second.getByRole('banner')).toBeVisible();
  expect(asked('/auth/refresh')).toBe(1);

  await first.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a tab takes over the stream of one that is closed', async ({ house, browserOf }) => {
  const first = await browserOf(desktop);
  const asked = countRequests(first.context());
  await signIn(first, house.superAdmin);
  await expect.poll(() => asked('/my/events')).toBe(1);
  const second = await first.context().newPage();
  await second.goto('/');
  await expect(second.getByRole('banner')).toBeVisible();
  await first.close();
  await expect.poll(() => asked('/my/events')).toBe(2);
});

test('a session ended elsewhere leaves the signed-in pages by itself', async ({
  house,
  browserOf,
  playwright,
}) => {
  const page = await browserOf(desktop);
  await signIn(page, house.superAdmin);
  const elsewhere = await playwright.request.newContext({
    baseURL: house.url,
    storageState: await page.context().storageState(),
    extraHTTPHeaders: { origin: house.url },
  });
  const answer = await elsewhere.post('/api/v1/auth/sign-out');
  expect(answer.status()).toBe(204);
  await elsewhere.dispose();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 5000 });
});

async function setPassword(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

/** Counts what all tabs of a browser ask for, by the end of the path. */
function countRequests(context: BrowserContext): (path: string) => number {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (path) => paths.filter((asked) => asked.endsWith(path)).length;
}

/** Makes the readable claims say that the token ends in three seconds. */
async function expireToken(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_claims');
  if (!cookie) throw new Error('nobody is signed in');
  const claims: unknown = JSON.parse(Buffer.from(cookie.value, 'base64url').toString());
  const expiring = Object.assign({}, claims, { exp: Math.floor(Date.now() / 1000) + 3 });
  await context.addCookies([
    { ...cookie, value: Buffer.from(JSON.stringify(expiring)).toString('base64url') },
  ]);
}
