import type { Page } from '@playwright/test';
import { after, minute } from '../apps/server/src/platform/clock.ts';
import type { Plan } from './gallery/plan.ts';
import type { World } from './gallery/world.ts';
import { desktop, expect, phone, test } from './journey.ts';

/** The page of the personal link in an assignment mail, with and without a session (specification 2 and 8). */

test.use({ withDemo: true });

const accept = (page: Page) => page.getByRole('button', { name: 'Accept' });
const decline = (page: Page) => page.getByRole('button', { name: 'Decline' });
const link = (token: string) => `/assignment/confirm/${token}`;

/** A finalized patrol the week after next with these on it. */
function write(world: World, crew: Plan['crew'] = [['answering', 'pending']]): Promise<string> {
  const finalized = new Date().toISOString();
  return world.write({
    starts: 11 * 24 * 60 * minute,
    row: { name: 'Late patrol', hours: 3.5, finalized },
    crew: crew ?? [],
    guests: ['Dave Russell'],
  });
}

test('says what one is assigned to, with whom, and where it stands [assignment] [assignment-banners]', async ({
  browserOf,
  world,
}) => {
  const page = await browserOf(desktop);
  await page.goto(link(await world.invitation('answering', 'coming')));
  await expect(
    page.getByText('You have been assigned to a patrol for Botany Community Patrol.'),
  ).toBeVisible();
  await expect(page.getByText('Regular patrol')).toBeVisible();
  await expect(page.getByText(/\d\d:\d\d/).first()).toBeVisible();
  await expect(page.getByText('4 h', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Tāne WHAANGA')).toBeVisible();
  await expect(page.getByText('Dave Russell (guest)')).toBeVisible();
  await expect(page.getByText('NOT FINALIZED')).toHaveCount(0);
  for (const [part, patrol, banner] of [
    ['answering', 'draft', 'NOT FINALIZED'],
    ['patroller', 'coming', 'ACCEPTED'],
    ['declining', 'coming', 'DECLINED'],
  ] as const) {
    await page.goto(link(await world.invitation(part, patrol)));
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
  }
});

test('an answer is thanked for, and declining asks first [assignment-answer] [assignment-thanks]', async ({
  browserOf,
  world,
}) => {
  const page = await browserOf(phone);
  const accepting = await world.invitation('answering', await write(world));
  await page.goto(link(accepting));
  await accept(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await expect(page.getByText('Assignment accepted successfully.')).toBeVisible();

  await page.goto(link(await world.invitation('answering', await write(world))));
  await decline(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await decline(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await expect(page.getByText('Assignment declined successfully.')).toBeVisible();
});

test('the buttons are there until one has accepted, and again five minutes later, but not for headless browsers [assignment-buttons] [assignment-headless]', async ({
  browser,
  browserOf,
  house,
  world,
}) => {
  const patrol = await write(world, [['patroller', 'pending']]);
  const token = await world.invitation('patroller', patrol);
  const page = await browserOf(phone);
  await page.goto(link(token));
  await accept(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await page.goto(link(token));
  await expect(page.getByText('ACCEPTED', { exact: true })).toBeVisible();
  await expect(accept(page)).toHaveCount(0);

  await world.acceptAt(patrol, after(new Date().toISOString(), -6 * minute));
  await page.goto(link(token));
  await expect(accept(page)).toBeDisabled();
  await expect(decline(page)).toBeEnabled();
  await page.goto(link(await world.invitation('declining', 'coming')));
  await expect(accept(page)).toBeEnabled();
  await expect(decline(page)).toBeDisabled();

  const robot = await browser.newContext({ baseURL: house.url });
  const scanned = await robot.newPage();
  await scanned.goto(link(token));
  await expect(scanned.getByText('ACCEPTED', { exact: true })).toBeVisible();
  await expect(accept(scanned).or(decline(scanned))).toHaveCount(0);
  await robot.close();
});

test('a link without its token, or with none that is good, says so; one works while signed in too [assignment-expired] [assignment-signed-in]', async ({
  browserOf,
  enter,
  world,
}) => {
  const page = await browserOf(phone);
  await page.goto('/assignment/confirm');
  await expect(page.getByText('No token provided.')).toBeVisible();
  await page.goto(link('anything'));
  await expect(page.getByText('Sorry, your invitation has expired.')).toBeVisible();
  const signedIn = await enter(world.cast.watcher.email, link(await world.invitation('answering', 'coming')));
  await expect(signedIn.getByRole('heading', { name: 'Kia ora Rosemary' })).toBeVisible();
});
