import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from './fixtures.ts';
import { demonstration, password } from './gallery/users.ts';

/** Using the keyboard only, printing, and reduced motion (product 1.6 and 14.9). */

test('the keyboard is enough to sign in, find a patrol, answer for a patroller and leave a dialog [14.35]', async ({
  browserOf,
  seedData,
}) => {
  const page = await browserOf(desktop);
  await page.goto('/');
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(seedData.users.admin.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Scheduled Patrols' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheduled Patrols');
  await tabTo(page, page.getByRole('main').getByRole('link').filter({ hasText: 'Bike marking' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/patrol/${seedData.patrols.event}`);

  const accept = page.getByRole('button', { name: "Accept for Rosemary O'SULLIVAN" });
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: "O'SULLIVAN" });
  await expect(row.getByText('Accepted')).toBeVisible();
  const remove = row.getByRole('button', { name: /^Remove/ });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
});

/** Presses Tab until the target has the focus, at most 80 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a patrol and the roster of a month print as ink on paper, without controls [14.9, 14.41]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, `/patrol/${seedData.patrols.finished}`);
  await expect(page.getByRole('region', { name: 'Guests' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Details' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('columnheader', { name: 'What' })).toBeVisible(); // instead of the timeline
  await expect(page.getByText('ECC Log Off')).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/patrols/past');
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Patrols per month, last 5 years' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/patrols/print?whole=true');
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Who' })).toBeVisible();
  const heights = await page
    .locator('main tbody tr')
    .evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.min(...heights)).toBeLessThan(60); // 16 mm: two lines
  await expect(page.locator('footer')).toContainText('Botany Community Patrol');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
});

test('Not Found is animated, and nothing is with reduced motion [1.6, 14.3]', async ({ enter }) => {
  const page = await enter(demonstration.admin, '/nowhere');
  const duration = () =>
    page.evaluate(() =>
      Math.max(
        ...document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
      ),
    );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await expect.poll(duration).toBeGreaterThan(1000); // the torch's animation
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
