import type { Page } from '@playwright/test';
import { after, hour, minute } from '#platform/clock.ts';
import { expect, phone, test } from './fixtures.ts';
import type { SeedData } from './gallery/seed-data.ts';
import { expectRoom } from './room.ts';
import { countTaps, tapsOf } from './taps.ts';
import type { TestServer } from './test-server.ts';

/** A whole night of two crew members on two phones, whose line fails them in every way (product 17). */
test.setTimeout(180_000);

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).tap();
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'waiting to send' });
/** Waits for what is said only once nothing is left; what waits becomes 'Sending' before that. */
const allSent = (page: Page) => expect(page.getByText('Everything sent')).toBeVisible();

/** Returns a patrol that began an hour ago and was never started. */
function tonight({ write }: SeedData): Promise<string> {
  const now = new Date().toISOString();
  return write({
    starts: -hour,
    row: { finalized: now, name: 'Regular patrol', callSign: 'HSCP', hours: 1.5 },
    crew: [
      ['patroller', 'accepted'],
      ['coordinator', 'accepted'],
    ],
  });
}

/** Records with one tap that all is quiet, once the button offers it again. */
async function allQuiet(page: Page): Promise<void> {
  const before = await row(page, 'All quiet').count();
  await press(page, /^All Quiet Here/);
  await expect(row(page, 'All quiet')).toHaveCount(before + 1);
}

/** Records an incident in two taps, with typing in between. */
async function record(page: Page, kind: string, details: string): Promise<void> {
  await press(page, kind);
  if (details) await page.getByLabel('Details').fill(details);
  await press(page, 'Save');
  await expect(row(page, details || kind).first()).toBeVisible();
}

async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await allSent(page);
}

/**
 * Lets the server act on the next incidents and drops its answers, as a connection does that breaks halfway.
 * The route stays when it stops: to remove it would answer a request that the handler still holds.
 */
async function loseAnswers(page: Page): Promise<{ lost: () => number; stop: () => void }> {
  let lost = 0;
  let stopped = false;
  await page.route('**/api/v1/patrol/*/incident', async (route) => {
    if (stopped) return route.fallback();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  const stop = () => {
    stopped = true;
  };
  return { lost: () => lost, stop };
}

async function kept({ database }: TestServer, patrolId: string) {
  const rows = await database.query.incident.findMany({
    where: (row, { eq }) => eq(row.patrolId, patrolId),
    orderBy: (row, { asc }) => [asc(row.when), asc(row.id)],
  });
  const patrol = await database.query.patrol.findFirst({ where: (row, { eq }) => eq(row.id, patrolId) });
  return { rows, patrol };
}

test('two crew members record a night on a line that fails, and every entry is in the log once [17.11, 17.51]', async ({
  server,
  seedData,
  enter,
}, { annotations }) => {
  const { users } = seedData;
  const id = await tonight(seedData);
  const began = new Date().toISOString();
  const hemi = await enter(users.patroller.email, `/patrol/${id}`, phone);
  const mate = await enter(users.coordinator.email, `/patrol/${id}/record`, phone);
  await countTaps(hemi);

  await test.step('one starts the patrol, and the other sees it start', async () => {
    await hemi.getByRole('button', { name: 'Start', exact: true }).tap();
    await press(hemi, 'Start Anyway');
    await hemi.getByRole('textbox', { name: 'Event Number' }).fill('P061234567');
    await hemi.getByRole('combobox', { name: 'Vehicle rego' }).fill('KLM 127');
    await hemi.getByRole('textbox', { name: 'Start odometer' }).fill('84212.1');
    await press(hemi, 'Start Patrol');
    const different = hemi.getByRole('dialog');
    await expect(hemi.getByRole('timer').or(different).first()).toBeVisible();
    if (await different.isVisible()) await different.getByRole('button').first().tap();
    await expect(hemi.getByRole('timer')).toBeVisible();
    await expect(mate.getByRole('timer')).toBeVisible();
    expect(await tapsOf(hemi)).toBe(3); // one of them for the warning that no log-on was sent
  });

  await test.step('both record, and see each other’s entries', async () => {
    await allQuiet(hemi);
    expect(await tapsOf(hemi)).toBe(1);
    await record(hemi, 'Site check', '');
    expect(await tapsOf(hemi)).toBe(2);
    await record(mate, 'Graffiti', 'Fresh tags on the war memorial.');
    await expect(row(hemi, 'Fresh tags on the war memorial.')).toBeVisible();
    await expect(row(mate, 'Site check')).toBeVisible();
  });

  await test.step('all kinds are in sight on a small phone, and no word is broken at 200 %', async () => {
    await expectRoom(hemi, hemi.getByRole('region', { name: 'What happened?' }));
  });

  await test.step('the line is cut: what is recorded shows at once, waits, and goes out in order', async () => {
    const kinds = hemi.getByRole('button', { name: 'Site check', exact: true });
    const place = await kinds.boundingBox();
    await cut(hemi);
    await expect(hemi.getByRole('banner').getByText('Offline')).toBeVisible();
    expect(await kinds.boundingBox()).toEqual(place); // nothing moves under the thumb
    await allQuiet(hemi);
    await record(hemi, 'Vehicle check', 'Silver Mazda, window broken.');
    await record(hemi, 'Fire', 'Bin behind the hall.');
    await expect(waiting(hemi)).toContainText('3 waiting to send');
    await expect(row(hemi, 'Bin behind the hall.')).toContainText('Waiting');
    await allQuiet(mate);
    await expect(row(mate, 'Bin behind the hall.')).toHaveCount(0);
    await restore(hemi);
    await expect(row(mate, 'Bin behind the hall.')).toBeVisible();
  });

  await test.step('answers are lost after the server has acted', async () => {
    const line = await loseAnswers(hemi);
    await record(hemi, 'Accident', 'Two cars, nobody hurt.');
    await expect.poll(line.lost).toBeGreaterThan(1);
    await expect(waiting(hemi)).toContainText('1 waiting to send');
    line.stop();
    await allSent(hemi);
    await expect(row(hemi, 'Two cars, nobody hurt.')).toHaveCount(1);
  });

  await test.step('one mends an entry without coverage, and deletes another', async () => {
    await cut(hemi);
    await hemi.getByRole('button', { name: /^Edit Vehicle check/ }).tap();
    await hemi.getByLabel('Details').fill('Silver Mazda, window broken, NPR418.');
    await press(hemi, 'Save');
    await hemi.getByRole('button', { name: /^Edit Fire/ }).tap();
    await press(hemi, 'Delete');
    await hemi
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .tap();
    await expect(row(hemi, 'Bin behind the hall.')).toHaveCount(0);
    await expect(waiting(hemi)).toContainText('2 waiting to send');
    await restore(hemi);
    await expect(row(mate, 'NPR418')).toBeVisible();
    await expect(row(mate, 'Bin behind the hall.')).toHaveCount(0);
  });

  await test.step('one finishes while the other has no line, whose entries still come in', async () => {
    await cut(mate);
    await allQuiet(mate);
    await tapsOf(hemi);
    await press(hemi, 'Finish');
    await hemi.getByRole('textbox', { name: 'Finish odometer' }).fill('84259.4');
    await expect(hemi.getByText('47.3 km')).toBeVisible();
    const complete = hemi.getByLabel('This is complete and correct');
    await complete.tap();
    await expect(complete).toBeChecked();
    await press(hemi, 'Finish Patrol');
    await expect(hemi.getByText(/is recorded\. Thank you/)).toBeVisible();
    annotations.push({ type: 'taps', description: `finish: ${await tapsOf(hemi)}` });
    await expect.poll(async () => (await kept(server, id)).patrol?.finished).toBeTruthy();
    await record(mate, 'Graffiti', 'Recorded after the finish.');
    await mate.context().setOffline(false);
    await expect(mate.getByText(/is recorded\. Thank you/)).toBeVisible();
    await expect(mate.getByText('Entry kept for review')).toBeVisible();
    await expect(waiting(mate)).toHaveCount(0);
  });

  const { rows, patrol } = await kept(server, id);
  const log = rows.filter(({ deleted }) => !deleted).map(({ what, whatDetails }) => whatDetails ?? what);
  expect(log).toEqual([
    'All quiet here.',
    'Site check',
    'Fresh tags on the war memorial.',
    'All quiet here.',
    'Silver Mazda, window broken, NPR418.',
    'All quiet here.',
    'Two cars, nobody hurt.',
    'All quiet here.',
  ]);
  expect(rows.filter(({ deleted }) => deleted).map(({ whatDetails }) => whatDetails)).toEqual([
    'Bin behind the hall.',
  ]);
  for (const { recorded, received } of [...rows, patrol?.started, patrol?.finished].flatMap(
    (entry) => entry ?? [],
  )) {
    expect(Date.parse(recorded ?? '')).toBeGreaterThanOrEqual(Date.parse(began));
    expect(received && after(received, 0)).toBeTruthy();
    expect(Date.parse(received ?? '')).toBeGreaterThanOrEqual(Date.parse(recorded ?? '') - minute);
  }
  expect(rows.at(-1)?.late).toBe(true);

  await test.step('the patrol’s page has the whole night', async () => {
    await hemi.getByRole('link', { name: 'Show the Patrol' }).tap();
    await expect(hemi.getByRole('heading', { level: 1 })).toContainText('Regular patrol');
    await expect(row(hemi, 'All quiet')).toHaveCount(4);
    await expect(row(hemi, 'Finished')).toBeVisible();
    await expect(hemi.getByText('Late', { exact: true }).first()).toBeVisible();
  });
});
