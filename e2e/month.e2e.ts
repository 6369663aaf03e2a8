import type { Page } from '@playwright/test';
import { addDays, startOfDay } from '#contract';
import { expect, test } from './fixtures.ts';
import type { SeedData } from './gallery/seed-data.ts';

/** Month in a real browser: two admins who see each other, and a page of paper. */

const hour = 3_600_000;
const zone = 'Pacific/Auckland';

/** The January of next year, in which the seed data has nothing. */
const firstDay = `${new Date().getUTCFullYear() + 1}-01-01`;
const month = `/patrols/month?month=${firstDay.slice(0, 7)}`;

/** Writes a draft that starts so many days and hours after that January has begun. */
async function writeDraft(
  seedData: SeedData,
  { days, hours }: { days: number; hours: number },
  crew: Parameters<SeedData['write']>[0]['crew'] = [['coordinator', 'pending']],
) {
  const start = Date.parse(startOfDay(addDays(firstDay, days), zone)) + hours * hour;
  await seedData.write({
    starts: start - Date.now(),
    row: { name: 'Regular patrol', finalized: null },
    crew,
  });
}

const place = (page: Page, row: number, column: number) =>
  page.locator('tbody tr').nth(row).locator('td').nth(column);

test('two admins fill a month by keys, and each sees at once what the other does [14.39]', async ({
  enter,
  seedData,
}) => {
  await writeDraft(seedData, { days: 3, hours: 10 });
  await writeDraft(seedData, { days: 3, hours: 20 });
  const mine = await enter(seedData.users.admin.email, month);
  const theirs = await enter(seedData.users.coordinator.email, month);
  await expect(mine.getByText('2 patrols, 2 places open')).toBeVisible();
  await expect(theirs.getByText('2 patrols, 2 places open')).toBeVisible();

  await mine.locator('tbody th a').first().focus();
  await mine.keyboard.press('ArrowRight');
  await mine.keyboard.press('ArrowRight');
  await expect(place(mine, 0, 1)).toBeFocused();
  await mine.keyboard.press('w');
  await expect(mine.getByRole('option', { name: 'Tāne WHAANGA' })).toHaveAttribute('data-combobox-selected');
  await mine.keyboard.press('Enter');
  await expect(place(mine, 0, 1)).toHaveText('Tāne WHAANGA');
  await expect(place(mine, 0, 1)).toBeFocused();
  await expect(place(theirs, 0, 1)).toHaveText('Tāne WHAANGA');

  await place(theirs, 1, 0).focus();
  await theirs.keyboard.press('Delete');
  await expect(place(mine, 1, 0)).toHaveText('Open');
  await expect(place(mine, 0, 1)).toBeFocused();
  await expect(mine.getByText('2 patrols, 2 places open')).toBeVisible();
});

test('somebody is dragged to an open place of another patrol [14.42]', async ({ enter, seedData }) => {
  await writeDraft(seedData, { days: 3, hours: 10 });
  await writeDraft(seedData, { days: 4, hours: 10 }, []);
  const page = await enter(seedData.users.admin.email, month);
  const name = await place(page, 0, 0).innerText();
  await place(page, 0, 0).dragTo(place(page, 1, 1));
  await expect(place(page, 1, 0)).toHaveText(name);
  await expect(place(page, 0, 0)).toHaveText('Open');
  await expect(page.getByText('Moved')).toBeVisible();
});

test('a month of 62 patrols prints on one page of A4 [14.41]', async ({ enter, seedData }) => {
  for (let days = 0; days < 31; days += 1)
    for (const hours of [10, 20]) await writeDraft(seedData, { days, hours });
  const page = await enter(seedData.users.admin.email, month);
  await expect(page.getByText('62 patrols, 62 places open')).toBeVisible();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a month of few patrols breaks no word on paper [14.41]', async ({ enter, seedData }) => {
  const crew = ['coordinator', 'absent', 'answering', 'declining'] as const;
  for (let days = 3; days < 13; days += 1)
    await writeDraft(
      seedData,
      { days, hours: 20 },
      crew.map((user) => [user, 'pending']),
    );
  const page = await enter(seedData.users.admin.email, month);
  await expect(page.getByText('10 patrols')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: contentOfA4, height: 1017 });
  expect(await page.locator('table').evaluate(brokenWords)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(contentOfA4);
});

/** The width of A4 between its margins, in CSS pixels: 182 of 210 mm. */
const contentOfA4 = 688;

/** Returns the words that stand on more than one line. */
function brokenWords(table: Element): string[] {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d']+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  return broken;
}
