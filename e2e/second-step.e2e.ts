import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { apiPrefix } from '#contract';
import { peopleRoutes } from '#people/contract';
import { findViolations } from './axe.ts';
import { expect, phone, signIn, test, toast } from './fixtures.ts';

const password = 'Patrol-2026';

/** The code that an app with this key shows in so many intervals from now. */
const codeOf = (key: string, intervals = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + intervals * 30_000 });

test('a second step is set up, asked for at the next sign-in, passed with a recovery code and reset by an admin [9.19, 9.20, 9.21]', async ({
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
  const key = await keyOn(page);
  await sendCode(page, '000000');
  await expect(page.getByText('This code does not work, or no longer')).toBeVisible();
  await sendCode(page, codeOf(key));
  const codes = recoveryCodes(page);
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

test('an admin of whom a second step is required reads by when, keeps only the roster without it, and all with it [9.25]', async ({
  browserOf,
  enter,
  seedData,
  server,
}) => {
  const { admin, coordinator } = seedData.users;
  const settings = await enter(admin.email, '/organization');
  await settings.getByRole('combobox', { name: 'Who needs a second step' }).click();
  await settings.getByRole('option', { name: 'Admins', exact: true }).click();
  await settings.getByRole('combobox', { name: 'Time to set it up' }).click();
  await settings.getByRole('option', { name: '7 days', exact: true }).click();
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(toast(settings, 'Updated')).toBeVisible();
  const lacking = settings.getByRole('region', { name: 'Without a Second Step' });
  await expect(lacking.getByRole('listitem')).toHaveCount(2); // the admin and the coordinator
  expect(await findViolations(settings)).toEqual([]);

  const page = await enter(coordinator.email, '/people', phone);
  const bar = page.getByRole('link', { name: /^Your role needs a second step/ });
  await expect(bar).toHaveText(/Set it up before \w{3} \d{1,2} \w{3} \d{4}\.$/);
  await expect(page.getByText('Vikram DESAI')).toBeVisible();

  const pass = `update person set second_step_required = second_step_required - interval '8 days' where id = $1`;
  await server.database.$client.query(pass, [coordinator.id]);
  await page.reload();
  await expectSecondStepNeeded(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'My Roster' }).click();
  await expect(bar).toHaveText(/Everything else is here again once it is set up/);
  await page.getByRole('main').getByRole('link', { name: 'Continue Recording' }).click();
  await expect(page.getByRole('button', { name: /^All Quiet Here/ })).toBeVisible();
  await page.goBack();

  const thief = await enter(coordinator.email, '/people', phone);
  await expectSecondStepNeeded(thief);
  const read = await thief.request.get(`${apiPrefix}${peopleRoutes.downloadPersons.path}`);
  expect([read.status(), (await read.json()).error]).toEqual([403, 'second_step_required']);

  await bar.click();
  await page.getByRole('button', { name: 'Set Up' }).click();
  const key = await keyOn(page);
  await sendCode(page, codeOf(key));
  await expect(recoveryCodes(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(recoveryCodes(page)).toHaveCount(0);
  await expect(bar).toBeHidden();
  await page.goto('/people');
  await expect(page.getByText('Vikram DESAI')).toBeVisible();
  await thief.reload();
  await expect(thief.getByRole('button', { name: 'Sign In' })).toBeVisible();

  const next = await browserOf(phone);
  await passPassword(next, coordinator.email);
  await next.getByLabel('Code').fill(codeOf(key, 1));
  await next.getByRole('button', { name: 'Sign In' }).click();
  await expect(next.getByRole('banner')).toBeVisible();
});

async function expectSecondStepNeeded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Second Step Needed' })).toBeVisible();
  await expect(page.getByText('Vikram DESAI')).toBeHidden();
}

/** Returns the key that Security shows for an app. */
async function keyOn(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'open the app' }).getAttribute('href');
  return new URL(link ?? '').searchParams.get('secret') ?? '';
}

/** Sets an app up with the code that it shows. */
async function sendCode(page: Page, code: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Set Up an Authenticator App' });
  await form.getByLabel('Code that the app shows').fill(code);
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Set Up' }).click();
}

function recoveryCodes(page: Page): Locator {
  return page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
}

async function passPassword(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
