import type { Page } from '@playwright/test';
import { answerOf, expect, phone, test, toast } from './fixtures.ts';

/** Two admins who edit the same thing at the same time (product 14.11). */

const day = 24 * 3_600_000;

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
/** Saves; returns what was sent. */
async function sent(page: Page): Promise<unknown> {
  const request = page.waitForRequest((one) => one.method() === 'PATCH');
  await save(page);
  return (await request).postDataJSON();
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'changed this' });
const useTheirs = (page: Page) => page.getByRole('button', { name: 'Use Theirs' });

test('an open form follows another admin’s edits until something is typed, then shows both texts [14.11]', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({ starts: 20 * day, row: { name: 'Shared patrol' } });
  const path = `/patrol/${id}/edit`;
  const mine = await enter(seedData.users.coordinator.email, path, phone);
  const theirs = await enter(seedData.users.admin.email, path);
  const hours = (page: Page) => page.getByLabel('Hours', { exact: true });
  const name = (page: Page) => page.getByRole('combobox', { name: 'Name' });

  await hours(theirs).fill('4.5');
  await save(theirs);
  await expect(hours(mine)).toHaveValue('4.5');
  await expect(notice(mine)).toHaveCount(0);

  await name(mine).fill('Early shift');
  await expect(theirs).toHaveURL(`/patrol/${id}`); // until then the form is still being sent
  await theirs.goto(path);
  await name(theirs).fill('Late shift');
  await hours(theirs).fill('5');
  await save(theirs);
  await expect(notice(mine)).toContainText('Bronwyn ASHCROFT changed this');
  await expect(notice(mine)).toBeInViewport();
  await expect(name(mine)).toHaveValue('Early shift');
  await expect(hours(mine)).toHaveValue('5');
  await expect(mine.getByText('Theirs: Late shift')).toBeVisible();
  await expect(mine.getByText('Theirs, in place of: 4.5')).toBeVisible();

  await useTheirs(mine).click();
  await expect(name(mine)).toHaveValue('Late shift');
  await expect(mine.getByText('Theirs, in place of: Early shift')).toBeVisible();
  await name(mine).fill('Both shifts');
  expect(await sent(mine)).toEqual({ name: 'Both shifts', version: 3 });
  await expect(toast(mine, 'Patrol updated')).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Both shifts');
});

test('a form that saw nothing of another’s edit is refused, says so, and saves once both are shown [14.11]', async ({
  enter,
  seedData,
}) => {
  const mine = await enter(seedData.users.coordinator.email, '/organization');
  const theirs = await enter(seedData.users.admin.email, '/organization');
  const station = (page: Page) => page.getByLabel('Police station');
  await station(mine).fill('Ōtara');
  await mine.route('**/my/organization', (route) =>
    route.request().method() === 'GET' ? route.fulfill(answerOf(500, {})) : route.fallback(),
  );
  await theirs.getByRole('button', { name: 'Patrol Settings' }).click();
  await theirs.getByLabel('ECC phone').fill('09 555 0123');
  await station(theirs).fill('Flat Bush');
  await save(theirs);
  await expect(toast(theirs, 'Updated')).toBeVisible();

  await save(mine);
  await expect(notice(mine)).toContainText('could not be read');
  await mine.unroute('**/my/organization');
  await save(mine);
  await expect(notice(mine)).toContainText('Bronwyn ASHCROFT');
  await expect(station(mine)).toHaveValue('Ōtara');
  await expect(mine.getByText('Theirs: Flat Bush')).toBeVisible();
  await expect(mine.getByLabel('ECC phone')).toHaveValue('09 555 0123'); // unfolded
  await save(mine);
  await expect(toast(mine, 'Updated')).toBeVisible();
  await expect(notice(mine)).toHaveCount(0);
  await expect(station(theirs)).toHaveValue('Ōtara');
});

test('a person’s form shows roles that another admin gives meanwhile by their names [14.11]', async ({
  enter,
  seedData,
}) => {
  const { coordinator, admin, absent } = seedData.users;
  const mine = await enter(coordinator.email, `/person/${absent.id}/edit`);
  const theirs = await enter(admin.email, `/person/${absent.id}/edit`);
  await mine.getByLabel('Phone').fill('021 555 0199');
  await theirs.getByRole('combobox', { name: 'Roles' }).fill('Watcher');
  await theirs.getByRole('option', { name: 'Watcher' }).click();
  await theirs.keyboard.press('Escape'); // closes the choices, which lie over Save
  await save(theirs);
  await expect(mine.getByText('Theirs, in place of: Patroller')).toBeVisible();
  expect(await sent(mine)).toEqual({ phone: '021 555 0199', version: 2 });
  await expect(toast(mine, 'Updated')).toBeVisible();
  await expect(mine).toHaveURL(`/person/${absent.id}`);
  await expect(mine.getByRole('main')).toContainText('021 555 0199');
  await expect(mine.getByRole('main')).toContainText('Watcher');
});
