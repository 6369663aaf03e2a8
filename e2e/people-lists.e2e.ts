import { expect, phone, test } from './fixtures.ts';
import { demonstration } from './gallery/users.ts';

/** The lists of people and organizations: paging, columns, and the links of their rows. */

test('people are listed with year, patrols and roles, the finished only on demand [4.8, 4.12, 7.1, 7.10]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/security');
  const requested = page.waitForRequest(/\/api\/v1\/persons\?limit=50&/);
  await page.goto('/people');
  await requested;
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText([
    'Name',
    'Since',
    'Patrols',
    'Roles',
  ]);
  const graeme = page.locator('main tbody tr').filter({ hasText: 'Graeme PATTERSON' });
  await expect(graeme.getByRole('cell').nth(1)).toHaveText(/^20\d\d$/);
  await expect(graeme.getByRole('cell').nth(2)).toHaveText(/^\d+$/);
  await expect(graeme.getByRole('cell').nth(3)).toHaveText('Patroller');
  const hide = page.getByRole('switch', { name: 'Hide finished' });
  await expect(hide).toBeChecked();
  await expect(page.getByText('Barry HUGHES')).toHaveCount(0);
  await hide.uncheck();
  await expect(page.locator('main tbody tr').filter({ hasText: 'Barry HUGHES' })).toContainText('Finished');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await search.fill('hug');
  await expect(page.locator('main tbody tr')).toHaveText([/^Barry HUGHES/]);
  await expect(page).toHaveURL('/people?search=hug');
  await expect(page.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.locator('main tbody tr')).toHaveText([/^Barry HUGHES/]);
  await page.setViewportSize(phone);
  await expect(page.getByText('Barry HUGHES')).toBeVisible();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await page.getByRole('link', { name: 'Barry HUGHES' }).click();
  await expect(page).toHaveURL(/\/person\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(search).toHaveValue('hug');
  await search.fill('tūmanāko zz');
  await expect(page.getByText('No name matches “tūmanāko zz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText('Graeme PATTERSON')).toBeVisible();
  await expect(page).toHaveURL('/people');
  await page.goto('/people');
  await page.getByRole('link', { name: 'New Person' }).click();
  await expect(page).toHaveURL('/person/new');
});

test('watchers read people and cannot create any [4.12]', async ({ enter }) => {
  const page = await enter(demonstration.watcher, '/people');
  await expect(page.locator('main tbody tr').filter({ hasText: 'Graeme PATTERSON' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Person' })).toHaveCount(0);
});

test('organizations are paged by name with their codes, in one column on a phone [3.5, 7.10, 15.8]', async ({
  enter,
}) => {
  const page = await enter(demonstration.sa, '/');
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText(['Code', 'Name']);
  await expect(page.locator('main tbody tr').first()).toContainText('AKCC');
  await expect(page.locator('main tbody tr').first()).toContainText('Albany Community Patrol');
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('akcc ALBA');
  await expect(page.locator('main tbody tr')).toHaveText([/Albany Community Patrol/]);
  await expect(page).toHaveURL(/\?search=akcc(\+|%20)ALBA$/);
  await page.getByRole('link', { name: 'Albany Community Patrol' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Albany Community Patrol');
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: 'AKCC' })).toContainText('Albany');
  await page.request.get('/healthz', { headers: { 'x-forwarded-for': '203.0.113.5' } });
  await page.reload();
  const warning = page.getByRole('status').filter({ hasText: 'Visitors cannot be told apart' });
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: 'New Organization' }).click();
  await expect(page).toHaveURL('/organization/new');
});

test('a list that fits on its page has no pager [7.1]', async ({ enter }) => {
  const page = await enter(demonstration.admin, '/people');
  await expect(page.getByText('Graeme PATTERSON')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last page' })).toHaveCount(0);
});
