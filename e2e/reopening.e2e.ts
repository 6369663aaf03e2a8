import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { password } from './gallery/users.ts';

/** Entries recorded without coverage, in a browser that is closed and opened again (decision 21). */

test('the record opens without coverage in a browser that was closed, with what waits, and sends it [record-reopens] [running-bar]', async ({
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
  const record = (await link.getAttribute('href')) ?? ''; // of the first patrol that other tests have let run
  const kept = page.waitForResponse((response) => new URL(response.url()).pathname === record);
  await link.click();
  await expect(bar).toBeHidden();
  await (await kept).finished();
  await expect.poll(() => isCached(page, record)).toBe(true);
  await browser.setOffline(true);
  await page.getByRole('button', { name: 'All Quiet Here' }).click();
  await expect(page.getByText('1 waiting to send')).toBeVisible();
  await browser.close();

  browser = await open();
  await browser.setOffline(true);
  const again = await browser.newPage();
  await again.goto(record);
  await expect(again.getByText('1 waiting to send')).toBeVisible();
  await browser.setOffline(false);
  await expect(again.getByText('1 waiting to send')).toBeHidden();
  await browser.close();
  await rm(profile, { recursive: true });
});

/** Whether the browser has the document of this page. */
function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
    return answer?.ok ?? false;
  }, path);
}
