import type { Page } from '@playwright/test';
import { answerOf, expect, test, toast } from './fixtures.ts';
import { fail } from './gallery/network.ts';
import { demonstration } from './gallery/users.ts';

/** The forms of people and organizations: initial values, refusals on their fields, and messages (product 13.4). */

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('leaving a form with unsaved changes asks for confirmation [14.8]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, '/people');
  await page.getByRole('link', { name: 'New Person' }).click();
  await page.getByLabel('First name').fill('Hemi');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Hemi');
  await page.getByRole('link', { name: 'Past Patrols' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/patrols/past');
});

test('an organization is created, and its settings are changed [3.1, 3.3, 13.4]', async ({ enter }) => {
  const page = await enter(demonstration.sa, '/organization/new');
  await expect(page.getByLabel('Organization code')).toHaveAccessibleDescription('Police call sign');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'This will be used for the administrator to sign in',
  );
  await expect(page.getByLabel('Email from')).toHaveAccessibleDescription(
    /^The email address that emails are sent from\./,
  );
  await expect(page.getByLabel('Email from')).toHaveAttribute('placeholder', /^.+ <.+@.+>$/);
  for (const label of ['Patrol meetup instructions', 'Patroller instructions', 'Email sign off'])
    await expect(page.getByLabel(label)).toBeVisible();
  await page.getByLabel('Organization code').fill('hscp');
  await page.getByLabel('Organization name').fill('somewhere community patrol');
  await page.getByLabel('Police station').fill('somewhere');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Someone');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await save(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/Invalid format|Give /);
  await page.getByLabel('Email', { exact: true }).fill('ada.someone@example.nz');
  await save(page);
  await expect(page.getByLabel('Organization code')).toHaveAccessibleDescription(/Already in use/);
  await page.getByLabel('Organization code').fill('smwh');
  const restore = await fail(page, '/organization');
  await save(page);
  await expect(toast(page, 'Unable to create organization')).toBeVisible();
  await restore();
  await save(page);
  await expect(toast(page, 'New organization saved')).toBeVisible();
  await expect(page).toHaveURL(/\/organization\/[0-9a-f-]{36}$/);
  // The form that was saved stays until the next page has loaded, and has the same field.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somewhere Community Patrol');
  await page.getByLabel('Email sign off').fill('Ngā mihi');
  await save(page);
  await expect(toast(page, 'Updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email sign off')).toHaveValue('Ngā mihi');
  await page.goto('/organization/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await page.goto('/organization');
  await expect(page.getByText('Invalid URL')).toBeVisible();
});

test('an admin changes every setting of their own organization, and Cancel changes none [3.1]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.quiet.admin.email, '/security');
  await page.getByRole('link', { name: 'My Organization' }).click();
  const settings = [
    ['Organization name', 'Whitford And Brookby Patrol'],
    ['Police station', 'Beachlands'],
    ['Email from', 'Whitford Patrol <roster@example.nz>'],
    ['Patrol meetup instructions', 'At the hall, by the side door.'],
    ['Patroller instructions', 'Bring a torch.'],
    ['Email sign off', 'Ngā mihi'],
  ] as const;
  for (const [label, value] of settings) await page.getByLabel(label).fill(value);
  await save(page);
  await expect(toast(page, 'Updated')).toBeVisible();
  await page.getByLabel('Police station').fill('Clevedon');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/security');
  await page.goto('/organization');
  for (const [label, value] of settings) await expect(page.getByLabel(label)).toHaveValue(value);
});

test('a person is added, edited and deleted [4.1, 4.3, 4.11, 5.13, 13.4]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.admin.email, '/person/new');
  await page.getByLabel('First name').fill('Ngaio');
  await page.getByLabel('Last name').fill('Marsh');
  await save(page);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Must have a value/);
  await page.getByLabel('Email').fill('ngaio.marsh@example.nz');
  await page.getByLabel('Phone').fill('021 555 0299');
  await page.getByRole('combobox', { name: 'Roles' }).press('Backspace'); // the role that the field has at first
  await save(page);
  await expect(toast(page, 'Created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ngaio MARSH' }).first()).toBeVisible();
  await expect(page.getByText('No roles assigned')).toBeVisible();
  await expect(page.getByText('No future patrols scheduled')).toBeVisible();
  await expect(page.getByText('No past patrols found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText('No patrols in last 5 years')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('combobox', { name: 'Roles' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Watcher' }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(toast(page, 'Updated')).toBeVisible();
  await expect(page.getByRole('main').getByText('Watcher')).toBeVisible();

  await page.route('**/api/v1/person/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill(answerOf(500, { message: 'Something went wrong on our side.' }))
      : route.fallback(),
  );
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await remove.click();
  await expect(toast(page, 'Error deleting user')).toBeVisible();
  await page.unrouteAll();
  await remove.click();
  await expect(page).toHaveURL('/people');
  await expect(page.getByRole('main').getByText('Bronwyn ASHCROFT')).toBeVisible();
  await expect(page.getByText('Ngaio MARSH')).toHaveCount(0);
});

test('watchers read a person and change nothing; a person who has left is shown as Finished [2.4, 4.8]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(demonstration.watcher, `/person/${seedData.demonstration.person}`);
  await expect(page.getByRole('heading', { name: 'Graeme PATTERSON' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('021 555 0118')).toBeVisible();
  await expect(page.getByRole('main').getByText('graeme.patterson@example.nz')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('region', { name: 'Recent Patrols' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/patrol\//);
  await page.goto('/people');
  await page.getByRole('switch', { name: 'Hide finished' }).uncheck();
  await page.getByRole('link', { name: 'Barry HUGHES' }).click();
  await expect(page.getByRole('main').getByText('Finished')).toBeVisible();
});
