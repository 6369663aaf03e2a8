import type { Page } from '@playwright/test';
import { answerOf, expect, test, toast } from './fixtures.ts';

/** The form of a new patrol: initial values, refusals on their fields, and messages (product 5.2 and 13.4). */

async function expectStart(page: Page, hours: string, minutes: string): Promise<void> {
  await expect(page.getByLabel('Start time, hours')).toHaveValue(hours);
  await expect(page.getByLabel('Start time, minutes')).toHaveValue(minutes);
}

test('a new patrol starts three days ahead at 21:00 for three hours, unticked it is an event [5.2, 5.20]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, '/patrol/new');
  await expectStart(page, '21', '00');
  await expect(page.getByLabel('Hours', { exact: true })).toHaveValue('3');
  await expect(
    page
      .getByRole('combobox', { name: 'Name' })
      .or(page.getByLabel('Name', { exact: true }))
      .first(),
  ).toHaveValue('Patrol');
  await expect(page.getByRole('checkbox', { name: 'Patrol' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Call sign' })).toHaveValue('');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Call sign' }).fill('btny');
  await expect(page.getByRole('combobox', { name: 'Call sign' })).toHaveCSS('text-transform', 'uppercase');
  await page.getByRole('checkbox', { name: 'Patrol' }).uncheck();
  await expect(page.getByRole('combobox', { name: 'Call sign' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'New patrol saved')).toBeVisible();
  await expect(page).toHaveURL(/\/patrol\/[0-9a-f-]{36}$/);
  await expect(page.getByText('This event is not finalized.')).toBeVisible();
});

test('the start is typed in one go in 24 hours, and hours step by a half [5.2]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, '/patrol/new');
  const start = page.getByLabel('Start time, hours');
  await page.getByText('Start time', { exact: true }).click();
  await expect(start).toBeFocused();
  await page.keyboard.type('2130');
  await expectStart(page, '21', '30');
  await start.focus();
  await page.keyboard.type('730');
  await expectStart(page, '07', '30');
  await page.keyboard.press('ArrowUp');
  await expectStart(page, '07', '31');

  const hours = page.getByLabel('Hours', { exact: true });
  await expect(page.locator('output')).toHaveText('ends 10:31');
  await hours.focus();
  await page.keyboard.press('ArrowUp');
  await expect(hours).toHaveValue('3.5');
  await hours.clear();
  await hours.pressSequentially('2,5');
  await expect(page.locator('output')).toHaveText('ends 10:01');
  await expect(hours).toHaveValue('2.5');

  await start.focus();
  await page.keyboard.press('Backspace');
  await hours.focus();
  await expect(start).toHaveAccessibleDescription('Must have a value');
});

test('no day before today can be chosen [5.12]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, '/patrol/new');
  await expect(page.getByLabel('Start time, hours')).toBeVisible();
  const today = page.locator('button[aria-current="date"]');
  if ((await today.count()) === 0) await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(today).toBeEnabled();
  const first = page.getByRole('main').getByRole('table').getByRole('button').first();
  if (!(await first.getAttribute('aria-current'))) await expect(first).toBeDisabled();
});

test('a field is checked when it is left, and shows what the server refuses [13.4]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, '/patrol/new');
  const callSign = page.getByRole('combobox', { name: 'Call sign' });
  await callSign.fill('x');
  await page.getByLabel('Hours', { exact: true }).fill('0');
  await page.getByLabel('Start time, hours').focus();
  await expect(callSign).toHaveAccessibleDescription('must be 2 chars or more');
  await expect(page.getByLabel('Hours', { exact: true })).toHaveAccessibleDescription('must be 1 or more');
  await callSign.fill('btny');
  await page.getByLabel('Hours', { exact: true }).fill('3');
  const issues = [{ path: ['callSign'], reason: 'regex' }];
  const refusals = [
    answerOf(400, { message: 'Validation failed', issues }),
    answerOf(500, { message: 'Something went wrong on our side.' }),
  ];
  await page.route('**/api/v1/patrol', (route) => route.fulfill(refusals.shift()));
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(callSign).toHaveAccessibleDescription('Unexpected format');
  await expect(callSign).toHaveValue('btny'); // nothing typed is lost
  await callSign.fill('btny1');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Unable to create patrol')).toBeVisible();
  await expect(callSign).toHaveValue('btny1');
});
