import type { PatrolName, World } from './gallery/world.ts';
import { expect, phone, test } from './journey.ts';

/** What a patrol's page tells of the ECC and of the record (specification 2, "patrol detail page"). */

test.use({ withDemo: true });

const path = (world: World, name: PatrolName) => `/patrol/${world.patrols[name]}`;

test('before the start a note tells whether the ECC has answered [patrol-ecc-note]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.watcher.email, path(world, 'loggedOn'));
  await expect(page.getByText(/^ECC LogOn sent at \d\d:\d\d, reply pending$/)).toBeVisible();
  await page.goto(path(world, 'answered'));
  await expect(page.getByText(/^ECC reply received at \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('P061234567')).toBeVisible();
  await page.goto(path(world, 'underWay'));
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText(/^ECC reply received/)).toHaveCount(0);
});

test('a started patrol has a timeline, newest first, and a table with all details, which is remembered [patrol-timeline] [patrol-record-table]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.watcher.email, path(world, 'finished'));
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

test('a patrol under way is still ongoing now [patrol-ongoing]', async ({ enter, world }) => {
  const page = await enter(world.cast.patroller.email, path(world, 'underWay'), phone);
  const last = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first();
  await expect(last).toContainText('Still ongoing');
  await expect(last).toContainText('now');
});
