import { builtFiles } from './built-files.ts';
import { expect, phone, test, toast } from './fixtures.ts';
import { demonstration } from './gallery/users.ts';

/** How a page opens: prefetched data, and modules that load only when needed (decision 12). */

const day = 24 * 3_600_000;

test('a patrol opens with one round of reads, none of them requested twice [17.32]', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({ starts: 45 * day, row: { name: 'Opened patrol' } });
  const page = await enter(seedData.users.admin.email, '/device'); // a page that reads nothing of its own
  const hasListened = () => page.evaluate(isCaughtUp);
  await expect.poll(hasListened, { timeout: 30_000 }).toBe(true); // a server that has just started does not know what was missed
  await page.goto('about:blank'); // ends what that page still reads
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) requested.push(new URL(request.url()).pathname.slice(7));
  });
  await page.goto(`/patrol/${id}`);
  await expect(page.getByRole('main').getByText('Opened patrol')).toBeVisible();
  const ofLayout = ['/my/profile', '/my/organization', '/persons', '/patrols/unsent'];
  const reads = [...ofLayout, `/patrol/${id}`, `/patrol/${id}/mails`, '/persons/failing'];
  const asked = () => requested.filter((path) => path !== '/my/events').toSorted();
  await expect.poll(asked).toEqual(reads.toSorted());
});

/** Returns whether the server knows what has changed in the last twenty seconds. */
function isCaughtUp(): Promise<boolean> {
  return new Promise((resolve) => {
    const stream = new EventSource('/api/v1/my/events?last=20');
    stream.addEventListener('caught-up', ({ data }) => {
      stream.close();
      resolve(JSON.parse(data).complete);
    });
  });
}

test('a dialog whose module does not load says so, and the page keeps working [14.35]', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({ starts: 46 * day, row: { name: 'Lonely patrol' } });
  const page = await enter(seedData.users.admin.email, '/profile', phone);
  await page.route(builtFiles('CancelDialog'), (route) => route.abort());
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

test('a form opens once its module has loaded, and until then its button stays', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({ starts: 47 * day, row: { name: 'Slow patrol' } });
  const page = await enter(seedData.users.admin.email, '/profile', phone);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(builtFiles('AddGuest'), async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/patrol/${id}`);
  const opener = page.getByRole('button', { name: 'Add Guest' });
  await opener.click();
  await expect(opener).toBeFocused();
  arrive();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('hovering an icon button shows what it does', async ({ enter }) => {
  const page = await enter(demonstration.admin, '/patrols/past');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.hover();
  await expect(page.getByRole('tooltip', { name: 'Next page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
