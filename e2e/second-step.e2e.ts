import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findViolations } from './axe.ts';
import { expect, phone, signIn, test } from './fixtures.ts';

const password = 'Patrol-2026';

/** The code that an app with this key shows in so many intervals from now. */
const codeOf = (key: string, intervals = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + intervals * 30_000 });

test('a second step is set up, asked for at the next sign-in, passed with a recovery code and reset by an admin [second-step] [sign-in-code]', async ({
  browserOf,
  seedData,
}) => {
  const { patroller, admin } = seedData.users;
  const page = await browserOf(phone);
  await signIn(page, { email: patroller.email, password });
  await page.goto('/security');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const link = await page.getByRole('link', { name: 'open the app' }).getAttribute('href');
  const key = new URL(link ?? '').searchParams.get('secret') ?? '';
  const form = page.getByRole('form', { name: 'Set Up an Authenticator App' });
  await form.getByLabel('Code that the app shows').fill('000000');
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByText('This code does not work, or no longer')).toBeVisible();
  await form.getByLabel('Code that the app shows').fill(codeOf(key));
  await form.getByRole('button', { name: 'Set Up' }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await browserOf(phone);
  await passPassword(other, patroller.email);
  await expect(other.getByLabel('Code')).toBeFocused();
  await other.getByLabel('Code').fill('111111');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText('This code does not work, or no longer')).toBeVisible();
  await other.getByLabel('Code').fill(codeOf(key, 1));
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('banner')).toBeVisible();

  const third = await browserOf(phone);
  await passPassword(third, patroller.email);
  await third.getByLabel('Code').fill(recovery.toUpperCase());
  await third.getByRole('button', { name: 'Sign In' }).click();
  await expect(third.getByRole('banner')).toBeVisible();
  await third.goto('/security');
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();
  await expect(third.getByText('With a code').first()).toBeVisible();

  const ofAdmin = await browserOf(phone);
  await signIn(ofAdmin, { email: admin.email, password });
  await ofAdmin.goto(`/person/${patroller.id}`);
  await ofAdmin.getByRole('button', { name: 'Reset Second Step' }).click();
  const dialog = ofAdmin.getByRole('dialog');
  await dialog.getByLabel('Your own password').fill(password);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(ofAdmin.getByText('Second step reset')).toBeVisible();
  await expect(ofAdmin.getByRole('button', { name: 'Reset Second Step' })).toBeHidden();
  const last = await browserOf(phone);
  await signIn(last, { email: patroller.email, password });
});

async function passPassword(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
