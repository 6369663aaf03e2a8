import { after, minute } from '#platform/clock.ts';
import { expect, phone, test } from './fixtures.ts';
import type { PatrolName, SeedData } from './gallery/seed-data.ts';
import { countTaps, tapsOf } from './taps.ts';

/** The ECC note and the record on a patrol's page (product 8.4 and 8.5). */

const path = (seedData: SeedData, name: PatrolName) => `/patrol/${seedData.patrols[name]}`;

test('before the start a note says whether the ECC has answered [8.4]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.watcher.email, path(seedData, 'loggedOn'));
  await expect(page.getByText(/^ECC LogOn sent at \d\d:\d\d, reply pending$/)).toBeVisible();
  await page.goto(path(seedData, 'answered'));
  await expect(page.getByText(/^ECC reply received at \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('P061234567')).toBeVisible();
  await page.goto(path(seedData, 'underWay'));
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText(/^ECC reply received/)).toHaveCount(0);
});

test('a started patrol has a timeline, newest first, and a table with all details; the choice is remembered [8.5]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.watcher.email, path(seedData, 'finished'));
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const incidents = ['Site check', 'Vehicle check', 'Dodgy people looking shifty', 'Lost dog'];
  await expect(timeline.getByRole('listitem').locator('b')).toHaveText([
    'Finished',
    ...incidents.toReversed(),
    'Started',
  ]);
  await timeline.getByRole('switch', { name: 'Details' }).check();
  for (const column of ['When', 'What', 'Where', 'Details'])
    await expect(timeline.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(timeline.getByRole('row').locator('td:nth-child(2)')).toHaveText([
    'ECC Log On',
    'ECC Reply',
    'Started',
    ...incidents,
    'Finished',
    'ECC Log Off',
    'ECC Reply',
  ]);
  await page.reload();
  await expect(timeline.getByRole('switch', { name: 'Details' })).toBeChecked();
  await expect(timeline.getByRole('table')).toBeVisible();
});

test('a running patrol is shown as still ongoing [8.5]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.patroller.email, path(seedData, 'underWay'), phone);
  const last = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first();
  await expect(last).toContainText('Still ongoing');
  await expect(last).toContainText('now');
});

test('from My Roster two taps start a patrol whose log-on the ECC has answered [17.1]', async ({
  enter,
  seedData,
}) => {
  const now = new Date().toISOString();
  const answered = {
    eccLogOnNotification: after(now, -12 * minute),
    eccLogOnResponse: after(now, -3 * minute),
  };
  await seedData.write({
    starts: 10 * minute,
    row: { finalized: now, name: 'Regular patrol', policeEventNumber: 'P061234567', ...answered },
    crew: [['declining', 'accepted']],
  });
  const page = await enter(seedData.users.declining.email, '/', phone);
  await countTaps(page);
  await page.getByRole('link', { name: 'Start', exact: true }).tap();
  await page.getByRole('button', { name: 'Start Patrol' }).tap();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await tapsOf(page)).toBe(2);
});
