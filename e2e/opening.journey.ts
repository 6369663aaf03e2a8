import { demonstration } from './gallery/cast.ts';
import { expect, phone, test, toast } from './journey.ts';

/** How a page comes up: from the outline to the whole, and without what nobody has asked for yet (decision 12). */

test.use({ withDemo: true });

const day = 24 * 3_600_000;

test('a patrol opens with one turn for its first reads, and none of them asked for twice [page-start]', async ({
  enter,
  world,
}) => {
  const id = await world.write({ starts: 45 * day, row: { name: 'Opened patrol' } });
  const page = await enter(world.cast.admin.email, '/profile');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()).pathname.slice(7));
  });
  await page.goto(`/patrol/${id}`);
  await expect(page.getByRole('main').getByText('Opened patrol')).toBeVisible();
  const reads = ['/my/profile', '/my/organization', '/persons', `/patrol/${id}`];
  expect(asked.filter((path) => path !== '/my/events').toSorted()).toEqual(reads.toSorted());
});

test('a dialog whose file does not come says so, and nothing else is lost', async ({ enter, world }) => {
  const id = await world.write({ starts: 46 * day, row: { name: 'Lonely patrol' } });
  const page = await enter(world.cast.admin.email, '/profile', phone);
  await page.route('**/assets/{Dialog,AddGuest,overlays}-*.js', (route) => route.abort());
  await page.goto(`/patrol/${id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(toast(page, 'This could not be loaded. Please check your internet connection.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Lonely patrol')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finalize' })).toBeEnabled();
  await page.unrouteAll();
  await expect(async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a form on the page opens once its file is there, and until then its button stays', async ({
  enter,
  world,
}) => {
  const id = await world.write({ starts: 47 * day, row: { name: 'Slow patrol' } });
  const page = await enter(world.cast.admin.email, '/profile', phone);
  let arrive = () => {};
  await page.route('**/assets/AddGuest-*.js', async (route) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await route.continue();
  });
  await page.goto(`/patrol/${id}`);
  const opener = page.getByRole('button', { name: 'Add Guest' });
  await opener.click();
  await expect(opener).toBeFocused();
  arrive();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('whoever points at an icon is told what it does', async ({ enter }) => {
  const page = await enter(demonstration.admin, '/patrols/past');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.hover();
  await expect(page.getByRole('tooltip', { name: 'Next page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
