import type { Page } from '@playwright/test';
import { apiPrefix } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { expect, phone, test } from './fixtures.ts';
import { demonstration } from './gallery/users.ts';

/** The lists of past and scheduled patrols: paging, columns, and the links of their rows. */

/** Returns the colour of a token in tokens.css. */
const token = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** The rows of a list, without those of the charts' tables for screen readers. */
const rows = (page: Page) => page.locator('main tbody tr:has(> td:first-child)');

test('scheduled patrols are listed by when and who, with their chips [1.7, 5.9, 6.5, 7.2, 7.8]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, '/patrols/scheduled');
  await expect(page.getByRole('columnheader')).toHaveText(['When', 'Who']);
  const crewed = rows(page).filter({ hasText: 'Sgt. Leilani Tupou' });
  await expect(crewed).toContainText(/\d\d:\d\d/);
  await expect(crewed).toContainText('4 h');
  const tane = crewed.getByRole('listitem').filter({ hasText: 'Tāne WHAANGA' });
  await expect(tane.getByRole('img', { name: 'Accepted' })).toBeVisible();
  await expect(crewed.getByRole('img', { name: 'Declined' })).toHaveCount(1);
  await expect(crewed).not.toContainText('DE LA CROIX');
  const late = rows(page).filter({ has: page.locator(`a[href="/patrol/${seedData.patrols.draft}"]`) });
  await expect(late.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect(late).toContainText('3 h 30 min');
  await expect(rows(page).filter({ hasText: 'CANCELLED' })).not.toHaveCount(0);
  await expect(rows(page).getByText('DRAFT').first()).toHaveCSS('color', await token(page, '--orange'));
  await expect(rows(page).getByText('CANCELLED').first()).toHaveCSS('color', await token(page, '--red'));

  const withoutGuests = rows(page).filter({
    has: page.locator(`a[href="/patrol/${seedData.patrols.cancelled}"]`),
  });
  await expect(withoutGuests).toContainText('Tāne WHAANGA');
  await expect(withoutGuests).not.toContainText('No patrollers');
  await expect(crewed).not.toContainText('No guests');
  const nobody = rows(page).filter({ hasText: 'No patrollers' });
  await expect(nobody).toContainText('No guests');
  for (const none of [withoutGuests.getByText('No guests'), nobody.getByText('No patrollers')]) {
    await expect(none).toHaveCSS('font-style', 'italic');
    await expect(none).toHaveCSS('color', await token(page, '--grey'));
  }

  await page.getByRole('switch', { name: 'Show who' }).uncheck();
  await expect(page.getByRole('columnheader')).toHaveText(['When']);
  await page.getByRole('link', { name: 'New Patrol' }).click();
  await expect(page).toHaveURL('/patrol/new');
});

test('rows link to their patrols, except for patrollers [2.9]', async ({ enter, seedData }) => {
  const reader = await enter(seedData.users['summary-recipient'].email, '/patrols/scheduled', phone);
  await reader.getByRole('main').getByRole('link').filter({ hasText: 'Bike marking' }).click();
  await expect(reader).toHaveURL(`/patrol/${seedData.patrols.event}`);
  const patroller = await enter(seedData.users.patroller.email, '/patrols/scheduled');
  await expect(patroller.getByText('Bike marking, Cockle Bay School')).toBeVisible();
  await expect(patroller.locator('main a[href^="/patrol/"]')).toHaveCount(0);
});

test('a press on a button of an empty list counts though its first patrol comes in between [7.9]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.quiet.admin.email, '/patrols/scheduled');
  await page.getByRole('link', { name: 'New Patrol' }).hover();
  await page.mouse.down();
  const when = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const body = { when, hours: 3, callSign: 'HSC1' };
  await page.evaluate(
    ([address, data]) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: data }),
    [`${apiPrefix}${patrolRoutes.createPatrol.path}`, JSON.stringify(body)] as const,
  );
  await expect(rows(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL('/patrol/new');
});

test('empty lists say so, and link admins to the form for a new patrol [7.9]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.quiet.admin.email, '/patrols/scheduled');
  await expect(page.getByRole('heading', { name: 'No Patrols Scheduled' })).toBeVisible();
  await expect(page.getByText('Currently there are non future patrols scheduled.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Patrol' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Patrol Now' }).click();
  await expect(page).toHaveURL('/patrol/new');
  await page.goto('/patrols/past');
  await expect(page.getByRole('heading', { name: 'No Past Patrols' })).toBeVisible();
  await expect(page.getByText('No patrols were found in the past.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Patrol Now' })).toHaveAttribute('href', '/patrol/new');

  for (const role of ['watcher', 'summary-recipient', 'patroller'] as const) {
    const other = await enter(seedData.quiet[role].email, '/patrols/scheduled');
    await expect(other.getByRole('heading', { name: 'No Patrols Scheduled' })).toBeVisible();
    await expect(other.getByRole('link', { name: /New Patrol|Create Patrol Now/ })).toHaveCount(0);
    await other.getByRole('link', { name: 'Past Patrols' }).click();
    await expect(other.getByRole('heading', { name: 'No Past Patrols' })).toBeVisible();
    await expect(other.getByText('No patrols were found in the past.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Create Patrol Now' })).toHaveCount(0);
  }
});

test('a phone and the printed roster name empty crews and guests too [7.8]', async ({ enter, seedData }) => {
  const small = await enter(seedData.users.admin.email, '/patrols/scheduled', phone);
  const row = small.getByRole('main').getByRole('listitem').filter({ hasText: 'No patrollers' });
  await expect(row).toContainText('No guests');
  await expect(
    small.getByRole('main').getByRole('listitem').filter({ hasText: 'Bike marking' }),
  ).not.toContainText('No guests');
  const paper = await enter(seedData.users.admin.email, '/patrols/print?whole=true');
  const printed = paper.locator('main tbody tr');
  await expect(printed.first()).toBeVisible();
  await expect(printed.filter({ hasText: 'No guests' }).first()).toContainText('Tāne WHAANGA');
  await expect(printed.filter({ hasNotText: 'guest' })).toHaveCount(0);
});

test('past patrols have a summary on the first page only and a pager, and Back returns to the same page [1.7, 7.1, 7.2, 7.11, 7.16]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/patrols/past');
  await expect(page.getByRole('heading', { name: 'Patrols per month, last 5 years' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toBeVisible();
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^13–24 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // until then the rows are the previous page's
  const last = rows(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/patrol\//);
  await page.goBack();
  await expect(page.getByText(/^13–24 of \d+$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();
  await expect(rows(page).first()).toContainText(/20\d\d ?\d+ \w{3}/); // three years ago
  await page.getByRole('button', { name: 'First page' }).click();
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
  await expect(rows(page).first()).toContainText(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ?\d+ \w{3}/);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill('patterson');
  await page.getByRole('option', { name: 'Graeme PATTERSON' }).click();
  await page.getByRole('combobox', { name: 'Go to month' }).click();
  await page.getByRole('option').nth(2).click();
  await expect(page).toHaveURL(/person=[0-9a-f-]{36}&from=(\d{4}-\d\d)-01&to=\1-\d\d$/);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Graeme PATTERSON/ })).toBeVisible();
  const [number] = (await page.getByText(/^\d+ patrols?$/).textContent())?.split(' ') ?? [];
  await expect(rows(page)).toHaveCount(Number(number));
  await expect(rows(page).filter({ hasNotText: 'Graeme PATTERSON' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Past Patrols' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(page).toHaveURL('/patrols/past');
  await page.goBack();
  await expect(rows(page)).toHaveCount(Number(number));
});

test('a phone lists past patrols compactly, with weekdays of two letters and no months [7.16]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/patrols/past', phone);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toBeVisible();
  for (const weekday of ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
    await expect(main.getByText(weekday, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Patrols per month, last 5 years' })).toHaveCount(0);
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /When|Who/ })).toHaveCount(0);
  const compact = main.locator('li:has(> a)');
  await expect(compact).toHaveCount(12);
  await expect(compact.first().getByRole('time')).toBeVisible();
  await expect(compact.first()).toContainText(/\d\d:\d\d ?\d h/);
  await expect(compact.filter({ hasText: 'Graeme PATTERSON' })).not.toHaveCount(0);
});
