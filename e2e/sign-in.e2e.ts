import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { desktop, expect, linkIn, mailTo, phone, signIn, test } from './fixtures.ts';
import { claimsIn } from './tokens.ts';

/** Signing in: refusals and the lock-out, forgotten passwords, and shared devices (product 9.2, 9.7 and 9.9). */

const password = 'Patrol-2026';
const admin = { email: 'aroha.tamihana@example.nz', password };
const patroller = { email: 'graeme.patterson@example.nz', password };

for (const [width, size] of Object.entries({ 1280: desktop, 390: phone })) {
  test(`a refused sign-in says so on the password field, and finally that the account is locked, at ${width} [13.3, 14.3]`, async ({
    browserOf,
  }) => {
    const page = await browserOf(size);
    await page.goto('/somewhere');
    await expect(page).toHaveTitle('Patrolbook');
    await expect(page.getByText(/^© \d{4} Patrolbook$/)).toBeVisible();
    await expect(page.getByLabel('Stay signed in')).toBeChecked();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Must have a value');
    await page.getByLabel('Email address').fill(`nobody-${width}@example.nz`);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    for (const text of [...Array(5).fill('Invalid credentials'), /^Too many failed sign-ins/]) {
      const answered = page.waitForResponse('**/auth/sign-in');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await answered;
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(text);
    }
    expect(await findViolations(page)).toEqual([]);
  });
}

test('while the database goes away, sign-in is tried again by itself, and the right password is not locked out afterwards [15.12]', async ({
  server,
  browserOf,
}) => {
  const { build, database } = server;
  const known = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, patroller.email),
  });
  const ana = await build.buildPerson({ passwordHash: known?.passwordHash ?? null });
  // It takes the count of the try, and then ends the call as one that is shutting down.
  await database.execute(`create function shut_down() returns trigger language plpgsql as
    $$ begin if new.person_id = '${ana.id}' then raise 'shutting down' using errcode = '57P01'; end if; return new; end $$`);
  await database.execute(
    'create trigger shut_down before insert on session for each row execute function shut_down()',
  );
  const page = await browserOf(phone);
  let answers = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/auth/sign-in')) answers += 1;
  });
  await page.goto('/');
  await page.getByLabel('Email address').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThan(5);
  await database.execute('drop function shut_down cascade');
  await expect(page.getByRole('heading', { name: 'My Roster' })).toBeVisible();
});

test('a forgotten password is reset by mail, which ends the sessions, and the link works once [9.8, 9.14]', async ({
  server,
  seedData,
  browserOf,
}) => {
  const forgetful = { email: seedData.users.absent.email, password };
  const elsewhere = await browserOf(desktop);
  await signIn(elsewhere, forgetful);
  const page = await browserOf(phone);
  await page.goto('/');
  await page.getByLabel('Email address').fill(forgetful.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(forgetful.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  const sent = 'Instructions to reset your password will be sent to the address you submit.';
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(forgetful.email);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('An email is on its way.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('An email is on its way.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const link = linkIn(await mailTo(server, forgetful.email, /password/i), '/set-password/');

  await page.goto(link);
  await expect(page.getByText(`For ${forgetful.email}`)).toBeVisible();
  await setPassword(page, password, 'another');
  await expect(page.getByText('Does not match Password')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await setPassword(page, password, password);
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Email address')).toHaveValue(forgetful.email);
  await page.goBack(); // to the sign-in screen, not to the link
  await expect(page).toHaveURL('/');
  await expect(elsewhere.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page, forgetful);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send Another Link' }).click();
  await page.getByLabel('Email address').fill(forgetful.email);
  await page.getByRole('button', { name: 'Send email' }).click();
  const another = linkIn(await mailTo(server, forgetful.email, /password/i), '/set-password/');
  expect(another).not.toBe(link);
});

test('a shared device does not offer to stay signed in [9.2, 9.11]', async ({ browserOf }) => {
  const page = await browserOf(desktop);
  await signIn(page, admin);
  expect((await claimsIn(page.context())).rem).toBe(true);
  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByRole('link', { name: 'Shared Device' }).click();
  await page.getByRole('checkbox', { name: 'Shared Device' }).check();
  await expect(page.getByText('Updated')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shared-device'))).toBe('yes');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByLabel('Stay signed in')).toHaveCount(0);

  await signIn(page, patroller);
  expect(await claimsIn(page.context())).toMatchObject({ rem: false, shr: true });
  const lasting = (await page.context().cookies()).filter(({ expires }) => expires !== -1);
  expect(lasting.map(({ name }) => name)).toEqual([]);
  await page.getByRole('link', { name: 'Security' }).click();
  const own = page.getByRole('row').filter({ hasText: 'This device' });
  await expect(own.getByText('Shared Device')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/device'); // the patroller is not an admin
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Roster');
});

async function setPassword(page: Page, chosen: string, again: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Set Password' }).click();
}
