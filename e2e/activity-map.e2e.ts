import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { after, day, hour, minute } from '#platform/clock.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import { buildUsers, type Users } from './gallery/users.ts';
import type { TestServer } from './test-server.ts';

/** The maps, drawn by WebGL: what the activity map shows is read from its pixels. */

/** The incidents of a patrol around Howick; the fire is alone, the graffiti are in one place. */
const places = [
  { what: 'Fire', hour: '09', latitude: -36.87, longitude: 174.9 },
  ...['10', '11', '12'].map((hour) => ({ what: 'Graffiti', hour, latitude: -36.91, longitude: 174.95 })),
];

/** Builds an organization that has no other incidents, and returns its users. */
async function buildIncidents(server: TestServer): Promise<Users> {
  const { id: organizationId } = await server.build.buildOrganization();
  const { id: patrolId } = await server.build.buildPatrol({ organizationId });
  const date = after(new Date().toISOString(), -4 * day).slice(0, 10);
  for (const { what, hour, latitude, longitude } of places) {
    const seen = { what, when: `${date}T${hour}:15:00.000Z`, whatDetails: `${what} seen.` };
    await server.build.buildIncident({ organizationId, patrolId, ...seen, latitude, longitude });
  }
  return buildUsers(server, organizationId);
}

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const card = (page: Page, what: string) => page.getByRole('region', { name: what, exact: true });

/** Waits until the map is drawn. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="false"]').filter({ has: map(page) })).toBeVisible({
    timeout: 30_000,
  });
}

/**
 * Returns the centre, in the page's pixels, of the amber points and rings in a part of the map, from one share
 * of its width to another.
 */
async function amberIn(
  page: Page,
  from: number,
  to: number,
): Promise<{ x: number; y: number; pixels: number }> {
  const picture = (await map(page).screenshot()).toString('base64');
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map is not there');
  const found = await page.evaluate(
    async ([source, low, high]) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
      );
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const hits: [number, number][] = [];
      for (let index = 0; index < data.length; index += 4) {
        const x = (index / 4) % image.width;
        const [red = 0, green = 0, blue = 0] = [data[index], data[index + 1], data[index + 2]];
        if (red > 240 && green > 160 && blue < 90 && x >= low * image.width && x < high * image.width)
          hits.push([x / image.width, Math.floor(index / 4 / image.width) / image.height]);
      }
      const mean = (axis: 0 | 1) => hits.reduce((sum, hit) => sum + hit[axis], 0) / hits.length;
      return { x: mean(0), y: mean(1), pixels: hits.length };
    },
    [picture, from, to] as const,
  );
  return { x: box.x + found.x * box.width, y: box.y + found.y * box.height, pixels: found.pixels };
}

let users: Users;
test.beforeAll(async ({ server }) => {
  users = await buildIncidents(server);
});

test('the map draws what patrols saw: a click shows it, filter and brush narrow it [1.6, 19.1, 19.3, 19.4]', async ({
  enter,
}) => {
  const page = await enter(users.admin.email, '/activity-map', desktop);
  await drawn(page);
  await page.getByRole('switch', { name: 'Heat' }).uncheck();
  await expect
    .poll(async () => (await amberIn(page, 0, 0.5)).pixels, { timeout: 20_000 })
    .toBeGreaterThan(40);

  const single = await amberIn(page, 0, 0.5);
  await page.mouse.click(single.x, single.y);
  await expect(card(page, 'Fire')).toContainText('Fire seen.');
  await expect(card(page, 'Fire').getByRole('link', { name: 'Open Patrol' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  const together = await amberIn(page, 0.5, 0.85);
  await page.mouse.click(together.x, together.y);
  await expect(card(page, 'Graffiti')).toContainText('1 of 3 in this place');
  await page.getByRole('button', { name: 'Next in this place' }).click();
  await expect(card(page, 'Graffiti')).toContainText('2 of 3 in this place');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Kind').selectOption('Graffiti');
  await expect(page).toHaveURL(/kind=Graffiti/);
  await expect.poll(async () => (await amberIn(page, 0, 0.5)).pixels, { timeout: 20_000 }).toBe(0);
  await page.getByLabel('Kind').selectOption('All kinds');
  await page.getByRole('slider', { name: 'From' }).focus();
  for (let hour = 12; hour < 23; hour++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Incidents on the Map' })).not.toContainText('Fire');
  await expect.poll(async () => (await amberIn(page, 0, 0.5)).pixels, { timeout: 20_000 }).toBe(0);

  expect((await amberIn(page, 0.5, 0.85)).pixels).toBeGreaterThan(40);
  await page.emulateMedia({ colorScheme: 'light' }); // in which points and rings are of a darker amber
  await drawn(page);
  await expect.poll(async () => (await amberIn(page, 0.5, 0.85)).pixels, { timeout: 20_000 }).toBe(0);
});

test('the map is used by keyboard and on a phone, and is saved as a picture [18.23, 18.24, 18.25, 19.3, 19.7, 19.8]', async ({
  enter,
}) => {
  const page = await enter(users.patroller.email, '/activity-map', phone);
  await drawn(page);
  await expect(page.getByText('Use two fingers to move the map.')).toBeVisible();
  await expect(map(page)).toHaveCSS('touch-action', 'pan-x pan-y');
  const before = await map(page).screenshot();
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await map(page).screenshot()).equals(before)).toBe(false);

  await page.getByRole('button', { name: /^Fire/ }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Fire')).toBeFocused();
  await expect(card(page, 'Fire')).toContainText('Fire seen.');
  await expect(card(page, 'Fire')).toBeInViewport();
  const box = await card(page, 'Fire').boundingBox();
  expect(box?.width).toBeGreaterThan(330);
  await expect(page.getByText(/^This map has no streets/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^activity-map-\d{4}-\d\d-\d\d\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const height = picture.readUInt32BE(20);
  const canvas = await map(page).evaluate((element) =>
    element instanceof HTMLCanvasElement ? element.height : 0,
  );
  expect(height).toBeGreaterThan(canvas);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('img', { name: 'Map', exact: true });
  await expect(paper).toBeVisible();
  const colors = await paper.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    return new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
  });
  expect(colors).toBeGreaterThan(10);
});

test('Out Now marks where the patrols were last: a mark leads to the row [17.48, 18.23]', async ({
  enter,
  server,
}) => {
  const { id: organizationId } = await server.build.buildOrganization();
  const { watcher } = await buildUsers(server, organizationId);
  const now = new Date().toISOString();
  const start = (minutes: number, longitude: number) => ({
    started: after(now, -minutes * minute),
    location: { address: null, latitude: -36.9, longitude, notes: null },
  });
  const patrol = { organizationId, when: after(now, -hour), hours: 8 };
  await server.build.buildPatrol({ ...patrol, callSign: 'HSCP', started: start(45, 174.85) });
  const fresh = { ...patrol, callSign: 'HSCQ', started: start(5, 174.95) };
  const { id } = await server.build.buildPatrol(fresh);

  const page = await enter(watcher.email, '/patrols/out', phone);
  await drawn(page);
  await expect(page.getByText('Use two fingers to move the map.')).toBeVisible();
  await expect(map(page)).toHaveCSS('touch-action', 'pan-x pan-y');
  await expect(page.getByRole('button', { name: /^HSCP 4\d minutes ago$/ })).toBeVisible();
  // Just after midnight its date is named too.
  await page.getByRole('button', { name: /^HSCQ (\w+ \d+ \w+ \d+, )?\d\d:\d\d$/ }).tap();
  await expect(page.locator(`#out-${id}`)).toBeFocused();
  await expect(page.locator(`#out-${id}`)).toBeInViewport();
});
