import type { Page } from '@playwright/test';
import { addDays, formatDate, today } from '#contract';
import { after, day } from '#platform/clock.ts';
import { answerOf, expect, mailTo, test, toast } from './fixtures.ts';

/** The form that edits a patrol: what it saves, where it leads, and whom it tells (product 5.3 and 5.4). */

const zone = 'Pacific/Auckland';
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const hours = (page: Page) => page.getByLabel('Hours', { exact: true });

/** The label of a day in the calendar: `9 December 2026`. */
const dayLabel = (date: string) =>
  new Date(date).toLocaleDateString('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });

test('the date, time, hours and name of a patrol are edited, and Cancel goes one page back [5.3]', async ({
  enter,
  seedData,
}) => {
  const starts = 16 * day;
  const next = addDays(today(after(new Date().toISOString(), starts), zone), 1);
  const id = await seedData.write({ starts, row: { name: 'Early patrol' } });
  const page = await enter(seedData.users.admin.email, '/patrols/past');
  await page.goto(`/patrol/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: dayLabel(next), exact: true }).click();
  await page.getByLabel('Start time, hours').focus();
  await page.keyboard.type('1815');
  await expect(hours(page)).toHaveValue('3');
  await hours(page).fill('4.5');
  await page.getByRole('combobox', { name: 'Name' }).fill('Late patrol');
  await save(page);
  await expect(toast(page, 'Patrol updated')).toBeVisible();
  await expect(page).toHaveURL(`/patrol/${id}`);
  await page.reload();
  const title = `Late patrol, ${formatDate(`${next}T00:00Z`, 'UTC')}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toContainText('18:15 to 22:45 4 h 30 min');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await hours(page).fill('6');
  await page.getByRole('combobox', { name: 'Name' }).fill(''); // which opens the suggestions
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/patrol/${id}`);
  await expect(page.getByRole('main')).toContainText('4 h 30 min');
  await page.goBack(); // the form was left backwards, so it is not in between
  await expect(page).toHaveURL('/patrols/past');
});

test('a failed edit keeps what was typed, and a patrol that is not upcoming says why it cannot be edited [5.3, 13.5]', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({ starts: 19 * day, row: { name: 'Edited patrol' } });
  const page = await enter(seedData.users.admin.email, `/patrol/${id}/edit`);
  await hours(page).fill('4');
  await save(page);
  await expect(toast(page, 'Patrol updated')).toBeVisible();
  await expect(page).toHaveURL(`/patrol/${id}`);

  await page.goto(`/patrol/${id}/edit`);
  await hours(page).fill('5');
  await page.route(new RegExp(`/api/v1/patrol/${id}(\\?|$)`), (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill(answerOf(500, { message: 'Something went wrong on our side.' }))
      : route.fallback(),
  );
  await save(page);
  await expect(toast(page, 'Unable to update patrol')).toBeVisible();
  await expect(hours(page)).toHaveValue('5');
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

test('an event has instructions to edit [5.12]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, `/patrol/${seedData.patrols.event}/edit`);
  await expect(page.getByLabel('Instructions')).toHaveValue('Bring the engraver and the blue gazebo.');
  await page.goto(`/patrol/${seedData.patrols.upcoming}/edit`);
  await expect(hours(page)).toHaveValue('4');
  await expect(page.getByLabel('Instructions')).toHaveCount(0);
});

test('moving a finalized patrol mails everybody on it, and asks those who had accepted again [5.4, 11.38]', async ({
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
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize Anyway' }).click();
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
  const { items } = await (await page.request.get(`/api/v1/patrol/${id}/mails`)).json();
  const changes = items.filter(({ kind }: { kind: string }) => kind.endsWith('-moved'));
  expect(changes.every(({ state }: { state: string }) => state === 'queued')).toBe(true); // they wait (product 11.22)
  expect(changes.some(({ kind }: { kind: string }) => kind === 'patroller-moved')).toBe(true);
});
