import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './fixtures.ts';

/** How the product looks to whoever has set their system in their own way (product 1.6). */

const dark = 'rgb(11, 17, 25)';
const light = 'rgb(244, 241, 233)';
const ground = (page: Page) => page.locator('html');

test('the look is that of the system, before any script has run and when it changes, and the record is dark [looks]', async ({
  browserOf,
  enter,
  seedData,
}) => {
  const page = await browserOf(desktop);
  await page.route('**/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(ground(page)).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(ground(page)).toHaveCSS('background-color', dark);

  const record = await enter(seedData.users.patroller.email, '/', phone);
  await record.emulateMedia({ colorScheme: 'light' });
  await expect(ground(record)).toHaveCSS('background-color', light);
  await record.getByRole('main').getByRole('link', { name: 'Continue Recording' }).click();
  await expect(record.getByRole('button', { name: /^All Quiet Here/ })).toBeVisible();
  await expect(ground(record)).toHaveCSS('background-color', dark);
});
