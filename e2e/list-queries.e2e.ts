import type { Page } from '@playwright/test';
import { minute } from '#platform/clock.ts';
import { expect, test } from './fixtures.ts';
import { demonstration } from './gallery/users.ts';

/** What the lists of patrols ask the server for (product 7.1, 7.2 and 7.5); its own tests prove what it answers. */

/** Records the queries with which a page reads the list at this path. The current time is recorded as `now`. */
function recordQueries(page: Page, path: string): unknown[] {
  const queries: unknown[] = [];
  const nameNow = (_: string, value: unknown) =>
    typeof value === 'string' && Math.abs(Date.parse(value) - Date.now()) < minute ? 'now' : value;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== `/api/v1${path}`) return;
    const filter: unknown = JSON.parse(searchParams.get('filter') ?? 'null', nameNow);
    queries.push({ ...Object.fromEntries(searchParams), filter });
  });
  return queries;
}

const upcoming = { limit: '12', skip: '0', sort: 'when' };
const past = { limit: '12', skip: '0', sort: '-when' };

test('the organization’s lists ask for a page of what is not deleted, by its start [7.2]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/security');
  const queries = recordQueries(page, '/patrols');
  await page.getByRole('link', { name: 'Scheduled Patrols' }).click();
  const scheduled = { ...upcoming, filter: { deleted: null, when: { $gt: 'now' } } };
  await expect.poll(() => queries).toContainEqual(scheduled);
  await page.getByRole('link', { name: 'Past Patrols' }).click();
  const recent = { ...past, filter: { deleted: null, when: { $lte: 'now' } } };
  await expect.poll(() => queries).toContainEqual(recent);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => queries).toContainEqual({ ...recent, skip: '12' });
});

test('a person’s lists ask for a page of what is neither cancelled, declined nor removed [7.5]', async ({
  enter,
  seedData,
}) => {
  const { person } = seedData.demonstration;
  const page = await enter(demonstration.admin, '/security');
  const queries = recordQueries(page, `/person/${person}/patrols`);
  await page.goto(`/person/${person}`);
  const settled = { cancelled: null, declined: null, removed: null };
  const scheduled = { ...upcoming, filter: { ...settled, when: { $gt: 'now' } } };
  await expect.poll(() => queries).toContainEqual(scheduled);
  const recent = { ...past, filter: { ...settled, when: { $lte: 'now' } } };
  await expect.poll(() => queries).toContainEqual(recent);
  const pages = page.getByRole('navigation', { name: 'Pages of recent patrols' });
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => queries).toContainEqual({ ...recent, skip: '12' });
});
