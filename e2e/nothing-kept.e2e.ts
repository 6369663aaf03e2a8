import type { Page } from '@playwright/test';
import { roles } from '#contract';
import { expect, phone, signIn, test, toast } from './fixtures.ts';
import { screens } from './gallery/screens.ts';
import { demonstration, password } from './gallery/users.ts';
import { visitShown } from './gallery/visit.ts';
import { cookies, everything, kindsToTry, refusals } from './refusals.ts';

/**
 * Browsers that refuse what pages keep: locked-down desktops of police stations, the views of mail programs (product 14.64). The other
 * engines are in engines/; REFUSED=each opens all screens with each kind refused by itself.
 */

test.describe.configure({ mode: 'parallel' });

for (const [kind, script] of Object.entries(kindsToTry()))
  for (const role of roles)
    test(`every screen as ${role} opens where ${kind} [14.64]`, async ({ browserOf, seedData }) => {
      const page = await browserOf(phone);
      await page.addInitScript(script);
      await signIn(page, { email: demonstration[role], password });
      for (const screen of screens(seedData))
        if (screen.roles[0] === role) await test.step(screen.name, () => visitShown(page, screen));
    });

test('the pages behind mailed links open whatever is refused [14.64]', async ({ browserOf, seedData }) => {
  const pages = [
    [`/ecc/${seedData.eccLinks.pending}`, 'Police event number'],
    [`/assignment/confirm/${await seedData.invitation('answering', 'upcoming')}`, 'Dave Russell (guest)'],
    [`/set-password/${await seedData.passwordLink('patroller')}`, 'Confirm password'],
  ] as const;
  const all = { ...refusals, 'cookies throw': cookies, 'everything throws': everything + cookies };
  for (const [kind, script] of Object.entries(all))
    await test.step(kind, async () => {
      const page = await browserOf(phone);
      await page.addInitScript(script);
      for (const [index, [path, shows]] of pages.entries()) {
        if (index === 0) await page.goto(path);
        else await page.evaluate((to) => history.pushState({}, '', to), path);
        await expect(page.getByText(shows).first()).toBeVisible();
      }
      await page.close();
    });
});

test('where nothing is kept the ECC answers, a patrol is recorded with a word that nothing is kept, and who keeps no cookies is told [14.64, 17.11]', async ({
  browserOf,
  seedData,
}) => {
  const open = async (script: string): Promise<Page> => {
    const page = await browserOf(phone);
    await page.addInitScript(script);
    return page;
  };
  const station = await open(everything + cookies);
  await station.goto(`/ecc/${seedData.eccLinks.pending}`);
  await station.getByLabel('Police event number').fill('P061234567');
  await station.getByRole('button', { name: 'Send' }).click();
  await expect(station.getByText('P061234567').first()).toBeVisible();

  const phoneOf = await open(everything);
  await signIn(phoneOf, { email: seedData.users.patroller.email, password });
  await phoneOf.getByRole('link', { name: 'Continue Recording' }).first().click();
  await expect(phoneOf.getByText('This browser keeps nothing on this device.')).toBeVisible();
  await phoneOf.getByRole('button', { name: 'All Quiet Here' }).click();
  await expect(phoneOf.getByText('Everything sent')).toBeVisible();

  const without = await open(cookies);
  await without.goto('/');
  await without.getByLabel('Email address').fill(demonstration.admin);
  await without.getByLabel('Password', { exact: true }).fill(password);
  await without.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(without, 'This browser keeps no cookies')).toBeVisible();
});
