import { expect, test } from './fixtures.ts';

/** Choosing rows of Scheduled in a real browser, over pages (product 7.18); component tests prove the rest. */

const day = 86_400_000;

test('rows are chosen over two pages by keys, then all that match, and are cancelled [7.18]', async ({
  enter,
  seedData,
}) => {
  for (let days = 1; days <= 14; days += 1)
    await seedData.write({ starts: (300 + days) * day, row: { name: 'Selected', finalized: null } });
  const { email } = seedData.users.admin;
  const page = await enter(email, '/patrols/scheduled?kind=draft');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.first().press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await boxes.last().click();
  await expect(page.getByText('3 selected')).toBeVisible();
  const all = page.getByRole('button', { name: /^All \d+$/ });
  const count = Number((await all.innerText()).replace('All ', ''));
  expect(count).toBeGreaterThan(13);
  await all.click();
  await expect(page.getByText(`${count} selected`)).toBeVisible();
  await page.getByRole('button', { name: `Cancel ${count}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('They are drafts, so nobody is mailed.')).toBeVisible();
  await dialog.getByRole('button', { name: `Cancel ${count}` }).click();
  await expect(page.getByText('No Patrols Found')).toBeVisible();
});
