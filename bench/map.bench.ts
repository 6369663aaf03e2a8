import { chromium, type Page } from '@playwright/test';
import { type SeedData, seed } from '../e2e/gallery/seed-data.ts';
import { password } from '../e2e/gallery/users.ts';
import { startTestServer, type TestServer } from '../e2e/test-server.ts';

/**
 * Draws the activity map with 100 and with 100,000 incidents in one run, by software, and pans it. Fails if the median frame with
 * many takes more than three times the median frame with few (product 19.6).
 */

const few = 100;
const many = 100_000;
const maxRatio = 3;

/**
 * Runs in the page, as text, because the compiler would add names to its functions. Records the lengths of all
 * frames for six seconds.
 */
const recordFrames = `new Promise((resolve) => {
  const times = [];
  requestAnimationFrame(function tick(now) {
    times.push(now);
    if (now - times[0] < 6000) requestAnimationFrame(tick);
    else resolve(times.slice(1).map((time, index) => time - times[index]));
  });
})`;

const server = await startTestServer({ demo: true });
try {
  const seedData = await seed(server);
  const users = await fill(server, seedData);
  const rows = [];
  for (const { count, email } of users) {
    rows.push({ incidents: count, ...(await measure(email)) });
    console.log(rows.at(-1));
  }
  console.table(rows);
  const ratio = (rows[1]?.['median frame ms'] ?? 0) / (rows[0]?.['median frame ms'] ?? 1);
  console.log(`the median frame with many takes ${ratio.toFixed(2)} times the one with few`);
  if (!(ratio <= maxRatio)) {
    console.error(`The map pans too slowly with many incidents: over ${maxRatio} times.`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}

/** Records incidents around Howick over five years, for two organizations. */
async function fill({ database, build }: TestServer, { organizationId, users, quiet }: SeedData) {
  const found = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.id, quiet.admin.id),
  });
  const quietId = found?.organizationId ?? '';
  for (const [id, count] of [
    [organizationId, few],
    [quietId, many],
  ] as const) {
    const patrol = await build.buildPatrol({ organizationId: id, when: '2026-01-01T08:00:00.000Z' });
    await database.$client.query(
      `insert into incident (organization_id, patrol_id, id, "when", what, latitude, longitude)
       select $1, $2, gen_random_uuid(), timestamptz '2021-01-01' + n * (interval '5 years' / $3::int),
         (array['Graffiti', 'Fire', 'Location', 'Site check'])[1 + n % 4],
         -36.9 + sin(n * 12.9898) * 0.06 * random(), 174.93 + cos(n * 78.233) * 0.06 * random()
       from generate_series(1, $3::int) n`,
      [id, patrol.id, count],
    );
  }
  return [
    { count: few, email: users.admin.email },
    { count: many, email: quiet.admin.email },
  ];
}

/** Opens the map and pans it; the browser is new, so that no cache helps. */
async function measure(email: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
    await page.goto('/');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('banner').waitFor();
    const answer = page.waitForResponse((response) => response.url().includes('/incidents/map'));
    const start = performance.now();
    await page.goto('/activity-map');
    const { responseBodySize } = await (await answer).request().sizes();
    await page.locator('[aria-busy="false"]').waitFor({ timeout: 120_000 });
    const drawn = performance.now() - start;
    const frames = await pan(page);
    return {
      'answer kB': Math.round(responseBodySize / 1000),
      'drawn after s': Number((drawn / 1000).toFixed(1)),
      'median frame ms': Number(median(frames).toFixed(1)),
      frames: frames.length,
    };
  } finally {
    await browser.close();
  }
}

/** Drags the map to and fro and returns how long each frame took, in milliseconds. */
async function pan(page: Page): Promise<number[]> {
  const box = await page.getByRole('region', { name: 'Map', exact: true }).boundingBox();
  if (!box) throw new Error('the map is not there');
  const frames: Promise<number[]> = page.evaluate(recordFrames);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step++)
    await page.mouse.move(x + 150 * Math.sin(step / 8), y + 100 * Math.cos(step / 8));
  await page.mouse.up();
  return frames;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
