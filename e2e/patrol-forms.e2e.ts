import type { Page } from '@playwright/test';
import { expect, mailTo, test, toast } from './fixtures.ts';

/** The forms of a patrol: initial values, refusals on their fields, and messages (product 5.2 to 5.4 and 13.4). */

test.use({ withDemo: true });

const day = 24 * 3_600_000;

async function expectStart(page: Page, hours: string, minutes: string): Promise<void> {
  await expect(page.getByLabel('Start time, hours')).toHaveValue(hours);
  await expect(page.getByLabel('Start time, minutes')).toHaveValue(minutes);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('a new patrol starts three days ahead at 21:00 for three hours, unticked it is an event [patrol-new] [patrol-new-defaults] [patrol-new-event]', async ({
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
  await expect(page.getByLabel('Call sign')).toHaveValue('');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.getByLabel('Call sign').fill('btny');
  await expect(page.getByLabel('Call sign')).toHaveCSS('text-transform', 'uppercase');
  await page.getByRole('checkbox', { name: 'Patrol' }).uncheck();
  await expect(page.getByLabel('Call sign')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'New patrol saved')).toBeVisible();
  await expect(page).toHaveURL(/\/patrol\/[0-9a-f-]{36}$/);
  await expect(page.getByText('This event is not finalized.')).toBeVisible();
});

test('the start is typed in one go in 24 hours, and hours step by a half [time-picker] [hours-read]', async ({
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
  await expect(page.getByRole('status').or(page.locator('output')).first()).toHaveText('ends 10:31');
  await hours.focus();
  await page.keyboard.press('ArrowUp');
  await expect(hours).toHaveValue('3.5');
  await hours.clear();
  await hours.pressSequentially('2,5');
  await expect(page.locator('output').first()).toHaveText('ends 10:01');
  await expect(hours).toHaveValue('2.5');

  await start.focus();
  await page.keyboard.press('Backspace');
  await hours.focus();
  await expect(start).toHaveAccessibleDescription('Must have a value');
});

test('no day before today can be chosen [patrol-new-from-today]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, '/patrol/new');
  await expect(page.getByLabel('Start time, hours')).toBeVisible();
  const today = page.locator('button[aria-current="date"]');
  if ((await today.count()) === 0) await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(today).toBeEnabled();
  const first = page.getByRole('main').getByRole('table').getByRole('button').first();
  if (!(await first.getAttribute('aria-current'))) await expect(first).toBeDisabled();
});

test('a field is checked when it is left, and shows what the server refuses [form-issues] [unable-to-create]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, '/patrol/new');
  const callSign = page.getByLabel('Call sign');
  await callSign.fill('x');
  await page.getByLabel('Hours', { exact: true }).fill('0');
  await page.getByLabel('Start time, hours').focus();
  await expect(callSign).toHaveAccessibleDescription('must be 2 chars or more');
  await expect(page.getByLabel('Hours', { exact: true })).toHaveAccessibleDescription('must be 1 or more');
  await callSign.fill('btny');
  await page.getByLabel('Hours', { exact: true }).fill('3');
  const issues = [{ path: ['callSign'], reason: 'regex' }];
  const refuse = (status: number, json: object) =>
    page.route('**/api/v1/patrol', (route) => route.fulfill({ status, json }), { times: 1 });
  await refuse(400, { message: 'Validation failed', issues });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(callSign).toHaveAccessibleDescription('Unexpected format');
  await expect(callSign).toHaveValue('btny'); // nothing typed is lost
  await callSign.fill('btny1');
  await refuse(500, { message: 'Something went wrong on our side.' });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Unable to create patrol')).toBeVisible();
  await expect(callSign).toHaveValue('btny1');
});

test('an upcoming patrol is edited; any other says why it cannot be [patrol-edit] [patrol-edit-warnings] [patrol-updated]', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({ starts: 16 * day, row: { name: 'Edited patrol' } });
  const page = await enter(seedData.users.admin.email, `/patrol/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Hours', { exact: true })).toHaveValue('3');
  await page.getByLabel('Hours', { exact: true }).fill('4.5');
  await save(page);
  await expect(toast(page, 'Patrol updated')).toBeVisible();
  await expect(page).toHaveURL(`/patrol/${id}`);
  await expect(page.getByRole('main')).toContainText('4 h 30 min');

  await page.goto(`/patrol/${id}/edit`);
  await page.getByLabel('Hours', { exact: true }).fill('5');
  await page.route(new RegExp(`/api/v1/patrol/${id}(\\?|$)`), (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } })
      : route.fallback(),
  );
  await save(page);
  await expect(toast(page, 'Unable to update patrol')).toBeVisible();
  await expect(page.getByLabel('Hours', { exact: true })).toHaveValue('5');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/patrol/${id}`);

  for (const [patrol, warning] of [
    ['underWay', 'Patrols may not be edited once they have been started.'],
    ['cancelled', 'Cancelled patrols may not be edited.'],
    ['over', 'Only future patrols may be edited.'],
  ] as const) {
    await page.goto(`/patrol/${seedData.patrols[patrol]}/edit`);
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  }
  await page.goto('/patrol/edit');
  await expect(page.getByText('Invalid URL')).toBeVisible();
  await page.goto('/patrol/00000000-0000-7000-8000-000000000000/edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
});

test('an event has instructions to edit [event-instructions]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, `/patrol/${seedData.patrols.event}/edit`);
  await expect(page.getByLabel('Instructions')).toHaveValue('Bring the engraver and the blue gazebo.');
  await page.goto(`/patrol/${seedData.patrols.upcoming}/edit`);
  await expect(page.getByLabel('Hours', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Instructions')).toHaveCount(0);
});

test('moving a finalized patrol mails everybody on it, and asks those who had accepted again [patrol-moved] [asks-again-hint]', async ({
  enter,
  server,
  seedData,
}) => {
  const id = await seedData.write({
    starts: 18 * day,
    row: { name: 'Moved patrol' },
    crew: [['answering', 'not-emailed']],
  });
  const { email } = seedData.users.answering;
  const page = await enter(seedData.users.admin.email, `/patrol/${id}`);
  await page.getByRole('button', { name: 'Finalize' }).click();
  await mailTo(server, email, /^Patrol on/);
  await page.getByRole('button', { name: "Accept for Rosemary O'SULLIVAN" }).click();
  await expect(page.getByRole('row').filter({ hasText: "O'SULLIVAN" })).toContainText('Accepted');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Start time, hours')).toBeVisible();
  await expect(page.getByText('Those who had accepted will be asked again.')).toHaveCount(0);
  await page.locator('button[aria-pressed="false"]:enabled').last().click();
  await expect(page.getByText('Those who had accepted will be asked again.')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Patrol updated')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: "O'SULLIVAN" })).not.toContainText('Accepted');
  await mailTo(server, email, /^Changed:/);
});
