import type { Locator } from '@playwright/test';
import { builtFiles } from './built-files.ts';
import { answerOf, desktop, expect, phone, test } from './fixtures.ts';
import type { PatrolName, SeedData } from './gallery/seed-data.ts';
import type { UserKey } from './gallery/users.ts';

/** What a patrol's page shows to which role, and when (product 8.1 to 8.4). */

const path = (seedData: SeedData, name: PatrolName) => `/patrol/${seedData.patrols[name]}`;

test('banners say TEST, CANCELLED and DRAFT, under a title of name and date [8.1]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.watcher.email, path(seedData, 'test'));
  await expect(page.getByText('TEST patrol')).toBeVisible();
  await expect(
    page.getByText('E-mails go only to patrollers and guests, not to watchers or the ECC.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TEST, \d+ \w+ \d{4}/);
  await expect(page).toHaveTitle(/^TEST, \d+ \w+ \d{4}.* - Patrolbook$/);
  await page.goto(path(seedData, 'cancelled'));
  await expect(page.getByText('CANCELLED', { exact: true }).first()).toBeVisible();
  await page.goto(path(seedData, 'draft'));
  await expect(page.getByText('DRAFT', { exact: true }).first()).toBeVisible();
});

const buttons = [
  'Did Not Show',
  'Cancel',
  'Edit',
  'Finalize',
  'ECC LogOn',
  'Start',
  'Continue Recording',
] as const;
type Button = (typeof buttons)[number];

/** The buttons that each user is shown on each patrol. */
const shown: [UserKey, Partial<Record<PatrolName, Button[]>>][] = [
  [
    'admin',
    {
      draft: ['Cancel', 'Edit', 'Finalize'],
      upcoming: ['Cancel', 'Edit'],
      event: ['Cancel', 'Edit'],
      cancelled: [],
      soon: ['Cancel', 'Edit'],
      late: ['Did Not Show', 'Cancel'],
      underWay: [],
      finished: [],
    },
  ],
  [
    'patroller',
    {
      draft: [],
      upcoming: [],
      soon: ['ECC LogOn', 'Start'],
      loggedOn: ['Start'],
      answered: ['Start'],
      late: ['ECC LogOn', 'Start'],
      underWay: ['Continue Recording'],
      over: [],
      finished: [],
    },
  ],
  ['watcher', { draft: [], upcoming: [], soon: [], late: [], underWay: [] }],
];

for (const [user, expected] of shown) {
  test(`a ${user} is shown each button under its condition [8.2]`, async ({ enter, seedData }) => {
    const page = await enter(seedData.users[user].email, '/patrols/scheduled');
    for (const name of Object.keys(seedData.patrols)) {
      const wanted = Object.entries(expected).find(([patrol]) => patrol === name)?.[1];
      if (!wanted) continue;
      await page.goto(`/patrol/${Object.entries(seedData.patrols).find(([of]) => of === name)?.[1]}`);
      await expect(page.getByRole('region', { name: 'Guests' })).toBeVisible();
      const main = page.getByRole('main');
      for (const label of buttons) {
        const count = wanted.includes(label) ? 1 : 0;
        await expect(buttonOrLink(main, label), `${label} on ${name}`).toHaveCount(count);
      }
    }
  });
}

function buttonOrLink(within: Locator, name: string): Locator {
  return within
    .getByRole('button', { name, exact: true })
    .or(within.getByRole('link', { name, exact: true }));
}

test('Start warns when no log-on was sent to the ECC, or it has not answered [8.3]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.patroller.email, path(seedData, 'soon'));
  const start = page.getByRole('main').getByRole('button', { name: 'Start', exact: true });
  await start.click();
  const unsent = page.getByRole('dialog', { name: 'ECC LogOn Not Sent' });
  const choices = unsent.getByRole('button').filter({ hasText: /./ });
  await expect(choices).toHaveText(['Go Back', 'Send ECC LogOn', 'Start Anyway']);
  await unsent.getByRole('button', { name: 'Go Back' }).click();
  await expect(unsent).toBeHidden();
  await start.click();
  // On a slow line the address changes before the page does. A person who comes back then must not find the dialog
  // again.
  await page.route(builtFiles('EccLogOnPage'), (route) => setTimeout(() => void route.continue(), 1_000));
  await unsent.getByRole('button', { name: 'Send ECC LogOn' }).click();
  await expect(page).toHaveURL(`${path(seedData, 'soon')}/ecc-log-on`);
  await page.goBack();
  await start.click();
  await unsent.getByRole('button', { name: 'Start Anyway' }).click();
  await expect(page).toHaveURL(`${path(seedData, 'soon')}/record`);

  await page.goto(path(seedData, 'loggedOn'));
  await start.click();
  const unanswered = page.getByRole('dialog', { name: 'ECC Response Not Received' });
  await expect(unanswered).toContainText('Processing takes up to 30 minutes');
  await expect(unanswered).toContainText('phone the ECC and type the Event Number manually');
  await expect(unanswered.getByRole('button', { name: 'Start Anyway' })).toBeVisible();
  await unanswered.getByRole('button', { name: 'Wait' }).click();
  await expect(unanswered).toBeHidden();

  await page.goto(path(seedData, 'answered'));
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(`${path(seedData, 'answered')}/record`);
});

test('the crew and the guests are listed in tables, without removed ones [6.3, 6.7]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.watcher.email, path(seedData, 'upcoming'));
  const patrollers = page.getByRole('region', { name: 'Patrollers' });
  const row = patrollers.getByRole('row').filter({ hasText: 'Tāne WHAANGA' });
  await expect(row).toContainText('022 555 0214');
  await expect(row).toContainText(seedData.users.patroller.email);
  await expect(row).toContainText('Accepted');
  await expect(patrollers).toContainText("Rosemary O'SULLIVAN");
  await expect(patrollers.getByRole('row').filter({ hasText: 'DESAI' })).toContainText('Declined');
  await expect(patrollers).not.toContainText('DE LA CROIX');
  await expect(patrollers.getByRole('button')).toHaveCount(0);
  const guest = page
    .getByRole('region', { name: 'Guests' })
    .getByRole('row')
    .filter({ hasText: 'Dave Russell' });
  await expect(guest).toContainText('021 555 0145');
  await expect(guest).toContainText('guest@example.nz');

  await page.setViewportSize(phone);
  await expect(patrollers).toContainText('Tāne WHAANGA');
  await expect(patrollers.getByText('022 555 0214')).toBeHidden();
  await expect(patrollers.getByText(seedData.users.patroller.email)).toBeHidden();
  await page.setViewportSize(desktop);
  await page.goto(path(seedData, 'empty'));
  await expect(page.getByText('No patrollers assigned')).toBeVisible();
  await expect(page.getByText('No guests assigned')).toBeVisible();
});

test('names have a placeholder while they load, and the reason in red when that failed [14.6]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.watcher.email, '/security');
  await expect(page.getByText('This device')).toBeVisible();
  const message = 'Something went wrong on our side.';
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/v1\/persons\?/, async (route) => {
    await released;
    await route.fulfill(answerOf(500, { message }));
  });
  await page.goto(path(seedData, 'upcoming'));
  const crew = page.getByRole('region', { name: 'Patrollers' });
  await expect(crew.getByLabel('Loading').first()).toBeVisible();
  release();
  await expect(crew.getByText(message).first()).toHaveCSS('color', 'rgb(255, 133, 133)');
});
