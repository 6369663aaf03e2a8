import type { Page } from '@playwright/test';
import { demonstration } from './gallery/cast.ts';
import { expect, phone, test } from './journey.ts';

/** The lists of specification 2: patrols past and scheduled, people, organizations; their pages and what rows lead to. */

test.use({ withDemo: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The tables of charts, for screen readers, are none of them. */
const rows = (page: Page) => page.locator('main tbody tr:has(> td:first-child)');

test('scheduled patrols stand in a table of when and who, with their chips [patrols-scheduled] [patrol-chips] [nobody-on-patrol] [durations] [names] [removed-hidden]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.admin.email, '/patrols/scheduled');
  await expect(page.getByRole('columnheader')).toHaveText(['When', 'Who']);
  const crewed = rows(page).filter({ hasText: 'Sgt. Leilani Tupou' });
  await expect(crewed).toContainText(/\d\d:\d\d/);
  await expect(crewed).toContainText('4 h');
  const tane = crewed.getByRole('listitem').filter({ hasText: 'Tāne WHAANGA' });
  await expect(tane.getByRole('img', { name: 'Accepted' })).toBeVisible();
  await expect(crewed.getByRole('img', { name: 'Declined' })).toHaveCount(1);
  await expect(crewed).not.toContainText('DE LA CROIX');
  const late = rows(page).filter({ has: page.locator(`a[href="/patrol/${world.patrols.draft}"]`) });
  await expect(late.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect(late).toContainText('3 h 30 min');
  await expect(rows(page).filter({ hasText: 'CANCELLED' })).not.toHaveCount(0);
  const nobody = page.getByText('No patrollers').first();
  await expect(nobody).toHaveCSS('font-style', 'italic');
  await expect(page.getByText('No guests').first()).toHaveCSS('font-style', 'italic');

  await page.getByRole('switch', { name: 'Show who' }).uncheck();
  await expect(page.getByRole('columnheader')).toHaveText(['When']);
  await page.getByRole('link', { name: 'New Patrol' }).click();
  await expect(page).toHaveURL('/patrol/new');
});

test('rows of patrols lead to them, but not for patrollers, who may not create any either [patrol-rows-open]', async ({
  enter,
  world,
}) => {
  const reader = await enter(world.cast['summary-recipient'].email, '/patrols/scheduled', phone);
  await reader.getByRole('main').getByRole('link').filter({ hasText: 'Bike marking' }).click();
  await expect(reader).toHaveURL(`/patrol/${world.patrols.event}`);
  const patroller = await enter(world.cast.patroller.email, '/patrols/scheduled');
  await expect(patroller.getByText('Bike marking, Cockle Bay School')).toBeVisible();
  await expect(patroller.locator('main a[href^="/patrol/"]')).toHaveCount(0);
});

test('lists without patrols say so, and lead admins to a first one [patrols-empty]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.quiet.admin.email, '/patrols/scheduled');
  await expect(page.getByRole('heading', { name: 'No Patrols Scheduled' })).toBeVisible();
  await expect(page.getByText('Currently there are non future patrols scheduled.')).toBeVisible();
  await page.getByRole('link', { name: 'Create Patrol Now' }).click();
  await expect(page).toHaveURL('/patrol/new');
  await page.goto('/patrols/past');
  await expect(page.getByRole('heading', { name: 'No Past Patrols' })).toBeVisible();
  await expect(page.getByText('No patrols were found in the past.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Patrol Now' })).toHaveAttribute('href', '/patrol/new');
});

test('past patrols have a summary on the first page alone, pages with first and last, and Back returns to the page [patrols-past] [past-summary] [pager] [pager-history] [page-sizes] [date-badge]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/patrols/past');
  await expect(page.getByRole('heading', { name: 'Patrols per month, last 5 years' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toBeVisible();
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^13–24 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // until then the rows are those of the page before
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
});

test('a phone lists past patrols compactly, with weekdays of two letters and no months [patrols-phone]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/patrols/past', phone);
  await expect(page.getByRole('heading', { name: 'Per weekday' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Mo', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Patrols per month, last 5 years' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Who' })).toHaveCount(0);
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
});

test('people are listed with since when, how often and as what; whoever has finished only when asked for [people] [people-hide-finished] [people-phone] [page-sizes]', async ({
  enter,
}) => {
  const page = await enter(demonstration.admin, '/security');
  const asked = page.waitForRequest(/\/api\/v1\/persons\?limit=50&/);
  await page.goto('/people');
  await asked;
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText([
    'Name',
    'Since',
    'Patrols',
    'Roles',
  ]);
  const graeme = rows(page).filter({ hasText: 'Graeme PATTERSON' });
  await expect(graeme.getByRole('cell').nth(1)).toHaveText(/^20\d\d$/);
  await expect(graeme.getByRole('cell').nth(2)).toHaveText(/^\d+$/);
  await expect(graeme.getByRole('cell').nth(3)).toHaveText('Patroller');
  const hide = page.getByRole('switch', { name: 'Hide finished' });
  await expect(hide).toBeChecked();
  await expect(page.getByText('Barry HUGHES')).toHaveCount(0);
  await hide.uncheck();
  await expect(rows(page).filter({ hasText: 'Barry HUGHES' })).toContainText('Finished');
  await page.setViewportSize(phone);
  await expect(page.getByText('Barry HUGHES')).toBeVisible();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await page.getByRole('link', { name: 'Barry HUGHES' }).click();
  await expect(page).toHaveURL(/\/person\/[0-9a-f-]{36}$/);
  await page.goto('/people');
  await page.getByRole('link', { name: 'New Person' }).click();
  await expect(page).toHaveURL('/person/new');
});

test('watchers read people and create none [people-watcher]', async ({ enter }) => {
  const page = await enter(demonstration.watcher, '/people');
  await expect(rows(page).filter({ hasText: 'Graeme PATTERSON' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Person' })).toHaveCount(0);
});

test('organizations stand in pages by name with their code, in one column on a phone [organizations]', async ({
  enter,
}) => {
  const page = await enter(demonstration.sa, '/');
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText(['Code', 'Name']);
  await expect(rows(page).first()).toContainText('AKCC');
  await expect(rows(page).first()).toContainText('Albany Community Patrol');
  await expect(page.getByText(/^1–12 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();
  await page.getByRole('button', { name: 'First page' }).click();
  await page.getByRole('link', { name: 'Albany Community Patrol' }).click();
  await expect(heading(page)).toHaveText('Albany Community Patrol');
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: 'AKCC' })).toContainText('Albany');
  await page.getByRole('link', { name: 'New Organization' }).click();
  await expect(page).toHaveURL('/organization/new');
});

test('a list that fits on its page has no pager [pager]', async ({ enter }) => {
  const page = await enter(demonstration.admin, '/people');
  await expect(page.getByText('Graeme PATTERSON')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last page' })).toHaveCount(0);
});
