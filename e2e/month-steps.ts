import { type Locator, type Page, request } from '@playwright/test';
import { authRoutes } from '#accounts/contract';
import { apiPrefix } from '#contract';
import { availabilityRoutes } from '#planning/contract';
import { expect, signIn, toast } from './fixtures.ts';
import { password } from './gallery/users.ts';
import type { TestServer } from './test-server.ts';

/** What an admin, patrollers and their mails do on the way to a month's roster. */

/** Presses the first button, link or option of a name. */
export async function press(
  on: Page | Locator,
  name: string,
  role: 'button' | 'link' | 'option' = 'button',
): Promise<void> {
  await on
    .getByRole(role, { name, exact: role !== 'option' })
    .first()
    .click();
}

/** Imports people from a table that is pasted. */
export async function importTable(page: Page, rows: readonly string[]): Promise<void> {
  await press(page, 'People', 'link');
  await press(page, 'Import', 'link');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  await page.getByLabel('Table of people').click();
  await page.keyboard.press('Control+V');
  await press(page, `Import ${rows.length - 1}`);
}

/** Plans a patrol and repeats it three times. */
export async function planWeekly(page: Page, { date, time }: { date: string; time: string }): Promise<void> {
  await press(page, 'New Patrol', 'link');
  await press(page, 'Next month');
  await page.locator(`[data-date="${date}"]`).click();
  await page.getByLabel('Start time, hours').click();
  await page.keyboard.type(time.replace(':', ''));
  await page.getByRole('combobox', { name: 'Call sign' }).click();
  await page.getByRole('option').first().click();
  await press(page, 'Create');
  await press(page, 'Repeat', 'link');
  await page.getByLabel('Times', { exact: true }).click();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await press(page, 'Save 3 Drafts');
  // Known by the page it leads to, since the toast of an earlier repetition may still be shown.
  await expect(page.getByRole('heading', { name: 'Scheduled Patrols' })).toBeVisible();
  await expect(toast(page, '3 drafts saved')).toBeVisible();
}

/** Chooses somebody in the picker by their first letters. */
export async function choose(
  page: Page,
  { firstName, name }: { firstName: string; name: string },
): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Add Patroller' })).toBeFocused();
  await page.keyboard.type(firstName.toLowerCase().slice(0, 4));
  await expect(page.getByRole('option', { name })).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
}

interface Invited {
  /** From the invitation. */
  link: string;
  email: string;
  /** The local dates between which they cannot go. */
  away: { from: string; until: string };
}

/** Sets a password by an invitation, signs in, and says when they cannot go and that they wish for four patrols a month. */
export async function sayOnPages(page: Page, { link, email, away }: Invited): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await press(page, 'Set Password');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await signIn(page, { email, password });
  await press(page, 'My Availability', 'link');
  await page.getByRole('combobox', { name: 'Patrols a month' }).selectOption('4');
  await press(page, 'Add Time Away');
  await page.getByLabel('From').fill(away.from);
  await page.getByLabel('To', { exact: true }).fill(away.until);
  await press(page, 'Save');
  await expect(toast(page, 'Updated')).toBeVisible();
}

/** Says the same by the calls behind those pages, of which two phones are enough. */
export async function sayByCalls({ url }: TestServer, { link, email, away }: Invited): Promise<void> {
  const calls = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const period = { kind: 'cannot', ...away, weekdays: [1, 2, 3, 4, 5, 6, 7] } as const;
  const answers = [
    await calls.post(`${apiPrefix}${link}`, { data: { password } }),
    await calls.post(`${apiPrefix}${authRoutes.signIn.path}`, { data: { email, password } }),
    await calls.patch(`${apiPrefix}${availabilityRoutes.updateMyAvailability.path}`, {
      data: { periods: [period], patrolsAMonth: 4 },
    }),
  ];
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true);
  await calls.dispose();
}

/** Asks for cover of the person's first patrol, instead of declining. */
export async function askForCover(page: Page): Promise<void> {
  await press(page, 'Decline');
  await press(page, 'Ask for Cover');
  const form = page.getByRole('dialog', { name: /^Ask for cover/ });
  await form.getByLabel('Why can you not come?').fill('I have to work that night.');
  await press(form, 'Ask for Cover');
  await expect(page.getByRole('region', { name: 'Your Requests' })).toBeVisible();
}

/** Waits for a mail that asks one of these readers to take somebody's place, which at night would leave in the morning (product 11.67). */
export async function mailAsking({ smtp, database }: TestServer, readers: readonly string[], holder: string) {
  await database.$client.query(
    "update mail set next_attempt = now() where kind = 'cover-asked' and next_attempt > now()",
  );
  const find = () =>
    smtp.mails.find(({ to, text = '' }) => {
      const addresses = [to].flat().map((each) => each?.text ?? '');
      const isRead = readers.some((reader) => addresses.some((address) => address.includes(reader)));
      return isRead && new RegExp(`${holder}\\s+has\\s+to\\s+drop\\s+out`).test(text);
    });
  // Behind a month's mails to everybody, one after the other.
  await expect.poll(find, { timeout: 60_000, intervals: [50] }).toBeDefined();
  return find() ?? {};
}
