import type { Page } from '@playwright/test';
import { formatDayMonth, formatTime } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import type { Plan } from './gallery/plan.ts';
import type { SeedData } from './gallery/seed-data.ts';
import { expectRoom } from './room.ts';

/** The page behind the personal link in an assignment mail, with and without a session (product 6.8 and 6.9). */

const zone = 'Pacific/Auckland';
const accept = (page: Page) => page.getByRole('button', { name: 'Accept' });
const decline = (page: Page) => page.getByRole('button', { name: 'Decline' });
const link = (token: string) => `/assignment/confirm/${token}`;

/** Writes a finalized patrol in the week after next with this crew; returns its id. */
function write(seedData: SeedData, crew: Plan['crew'] = [['answering', 'pending']]): Promise<string> {
  const finalized = new Date().toISOString();
  return seedData.write({
    starts: 11 * 24 * 60 * minute,
    row: { name: 'Late patrol', hours: 3.5, finalized },
    crew: crew ?? [],
    guests: ['Dave Russell'],
  });
}

test('the page shows the assignment, the team and the state of the answer [6.8, 17.51]', async ({
  browserOf,
  server,
  seedData,
}) => {
  const patrol = await server.database.query.patrol.findFirst({
    where: (row, { eq }) => eq(row.id, seedData.patrols.upcoming),
  });
  const when = patrol?.when ?? '';
  const page = await browserOf(desktop);
  await page.goto(link(await seedData.invitation('answering', 'upcoming')));
  await expect(
    page.getByText('You have been assigned to a patrol for Botany Community Patrol.'),
  ).toBeVisible();
  await expect(page.getByText('Regular patrol')).toBeVisible();
  await expect(page.getByRole('time')).toContainText(formatDayMonth(when, zone));
  await expect(page.getByText(`${formatTime(when, zone)} · 4 h`, { exact: true })).toBeVisible();
  await expect(page.getByText('Tāne WHAANGA')).toBeVisible();
  await expect(page.getByText('Dave Russell (guest)')).toBeVisible();
  await expect(page.getByText('NOT FINALIZED')).toHaveCount(0);
  await expectRoom(page);
  for (const [user, patrol, banner] of [
    ['answering', 'draft', 'NOT FINALIZED'],
    ['patroller', 'upcoming', 'ACCEPTED'],
    ['declining', 'upcoming', 'DECLINED'],
  ] as const) {
    await page.goto(link(await seedData.invitation(user, patrol)));
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
  }
});

test('an answer is thanked for, and declining asks first [6.8, 6.9]', async ({ browserOf, seedData }) => {
  const page = await browserOf(phone);
  const accepting = await seedData.invitation('answering', await write(seedData));
  await page.goto(link(accepting));
  await accept(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await expect(page.getByText('Assignment accepted successfully.')).toBeVisible();
  await expect(page.getByText(/^Late patrol, \w{3} \d+ \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Botany Community Patrol')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();

  await page.goto(link(await seedData.invitation('answering', await write(seedData))));
  await decline(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await decline(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await expect(page.getByText('Assignment declined successfully.')).toBeVisible();
});

test('Decline in the mail opens the question, which answers nothing until Yes [6.8]', async ({
  browserOf,
  seedData,
}) => {
  const page = await browserOf(phone);
  const path = link(await seedData.invitation('answering', await write(seedData)));
  await page.goto(`${path}?answer=decline`);
  const question = page.getByRole('dialog', { name: 'Decline this patrol?' });
  await expect(question).toContainText(/Late patrol, \w{3} \d+ \w{3} \d{4}, \d\d:\d\d/);
  await page.reload();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('DECLINED', { exact: true })).toHaveCount(0);
  await expect(accept(page)).toBeEnabled();
  await page.reload();
  await question.getByRole('button', { name: 'Yes, Decline' }).click();
  await expect(page.getByText('Assignment declined successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('DECLINED', { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('the buttons show until accepting and again five minutes later, but never to headless browsers [6.8]', async ({
  browser,
  browserOf,
  server,
  seedData,
}) => {
  const patrol = await write(seedData, [['patroller', 'pending']]);
  const token = await seedData.invitation('patroller', patrol);
  const page = await browserOf(phone);
  await page.goto(link(token));
  await accept(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await page.goto(link(token));
  await expect(page.getByText('ACCEPTED', { exact: true })).toBeVisible();
  await expect(accept(page)).toHaveCount(0);

  await seedData.acceptAt(patrol, after(new Date().toISOString(), -6 * minute));
  await page.goto(link(token));
  await expect(accept(page)).toBeDisabled();
  await expect(decline(page)).toBeEnabled();
  await page.goto(link(await seedData.invitation('declining', 'upcoming')));
  await expect(accept(page)).toBeEnabled();
  await expect(decline(page)).toBeDisabled();

  const headless = await browser.newContext({ baseURL: server.url });
  const scanned = await headless.newPage();
  await scanned.goto(`${link(token)}?answer=decline`);
  await expect(scanned.getByText('ACCEPTED', { exact: true })).toBeVisible();
  await expect(accept(scanned).or(decline(scanned)).or(scanned.getByRole('dialog'))).toHaveCount(0);
  await headless.close();
});

test('a link with a missing or invalid token says so, and a valid one works while signed in too [6.9, 10.2]', async ({
  browserOf,
  enter,
  seedData,
}) => {
  const page = await browserOf(phone);
  await page.goto('/assignment/confirm');
  await expect(page.getByText('No token provided.')).toBeVisible();
  await page.goto(link('anything'));
  await expect(page.getByText('Sorry, your invitation has expired.')).toBeVisible();
  await expect(page.getByText('Botany Community Patrol')).toHaveCount(0);
  await page.goto(link(await seedData.invitation('patroller', 'cancelled')));
  await expect(page.getByText('Sorry, your invitation has expired.')).toBeVisible();
  await expect(page.getByText('The patrol was cancelled.')).toBeVisible();
  await expect(page.getByText(/^Regular patrol, /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  const own = await enter(
    seedData.users.patroller.email,
    link(await seedData.invitation('patroller', 'cancelled')),
  );
  await own.getByRole('link', { name: 'My Roster' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('My Roster');
  const signedIn = await enter(
    seedData.users.watcher.email,
    link(await seedData.invitation('answering', 'upcoming')),
  );
  await expect(signedIn.getByRole('heading', { name: 'Kia ora Rosemary' })).toBeVisible();
});
