import type { Page } from '@playwright/test';
import { hour } from '#platform/clock.ts';
import { expect, phone, test } from './fixtures.ts';
import { held } from './held-writes.ts';

/**
 * Acknowledged entries survive a server that is killed at any moment, and the others are sent again (product
 * 15.5, 17.11).
 */
test.setTimeout(240_000);

/** How many times the server is killed: `CRASHES`, or a few times, because each takes seconds. */
const crashes = Number(process.env.CRASHES ?? 3);

/** Records one entry, and returns at once. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Site check', exact: true }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
}

test('a server that is killed again and again while two record loses nothing and keeps nothing twice [15.5, 17.11]', async ({
  server,
  seedData,
  enter,
}) => {
  const { users, write } = seedData;
  const now = new Date().toISOString();
  const id = await write({
    starts: -hour,
    row: {
      finalized: now,
      started: { started: new Date(Date.now() - hour).toISOString() },
      name: 'Regular patrol',
    },
    crew: [
      ['patroller', 'accepted'],
      ['coordinator', 'accepted'],
    ],
  });
  const pages = await Promise.all(
    [users.patroller, users.coordinator].map(({ email }) => enter(email, `/patrol/${id}/record`, phone)),
  );
  const both = (act: (page: Page) => Promise<void>) => Promise.all(pages.map(act));
  const kept = async () => {
    const rows = await server.database.query.incident.findMany({
      columns: { id: true },
      where: (row, { eq }) => eq(row.patrolId, id),
    });
    return rows.map((row) => row.id);
  };
  const seen = new Set<string>();
  /** Every write that a device no longer holds must be in the database. */
  const check = async () => {
    const holding = (await Promise.all(pages.map(held))).flat();
    const stored = await kept();
    for (const one of holding) seen.add(one);
    for (const one of seen) expect([...holding, ...stored]).toContain(one);
    expect(new Set(stored).size).toBe(stored.length);
  };

  await both((page) => expect(page.getByRole('button', { name: /^All Quiet Here/ })).toBeVisible());
  await both(record); // whose form has then loaded on both phones
  let entries = 2;
  for (let crash = 0; crash < crashes; crash += 1) {
    // the entry is on its way when the server dies
    const onTheWay = both(record);
    await server.crash(async () => {
      await onTheWay;
      await check();
      await both(record);
      await check();
    });
    entries += 4;
  }
  await both((page) => expect(page.getByText('Everything sent')).toBeVisible({ timeout: 60_000 }));
  for (const page of pages) expect(await held(page)).toEqual([]);
  const stored = await kept();
  expect(stored).toHaveLength(entries);
  for (const one of seen) expect(stored).toContain(one);
});
