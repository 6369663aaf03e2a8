import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect, phone, signIn, test } from './fixtures.ts';

const password = 'Patrol-2026';

test('a passkey is added, signs in alone and after the password, and is removed [9.23, 9.24]', async ({
  browserOf,
  seedData,
}) => {
  const { email } = seedData.users.patroller;
  const page = await browserOf(phone);
  await giveAuthenticator(page);
  await signIn(page, { email, password });
  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const form = page.getByRole('form', { name: 'Add a Passkey' });
  await expect(form.getByLabel('Name')).toHaveValue('Chrome on Android');
  await form.getByLabel('Name').fill('My phone');
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery Codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByText('My phone')).toBeVisible();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await signOut(page);
  expect(await findViolations(page)).toEqual([]);
  await usePasskey(page);
  await expect(page.getByText('With a passkey', { exact: true })).toBeVisible();

  await signOut(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    'Use your passkey, or enter a recovery code.',
  );
  await usePasskey(page);
  await expect(page.getByText('Password and passkey', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByText('My phone')).toBeHidden();
});

/** Gives the page's browser an authenticator whose holder is there and verified at once. */
async function giveAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function usePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current Sessions' })).toBeVisible();
}

/** Signs out, and stays at the address of Security. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
}
