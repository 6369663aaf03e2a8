import type { Locator } from '@playwright/test';
import type { Part } from './gallery/cast.ts';
import type { PatrolName, World } from './gallery/world.ts';
import { desktop, expect, phone, test } from './journey.ts';

/** What the detail page of a patrol shows to whom, and when (specification 2, "patrol detail page"). */

test.use({ withDemo: true });

const path = (world: World, name: PatrolName) => `/patrol/${world.patrols[name]}`;

test('banners say TEST, CANCELLED and DRAFT, under a title of name and date [patrol-banners] [patrol-title]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.watcher.email, path(world, 'test'));
  await expect(page.getByText('TEST patrol')).toBeVisible();
  await expect(
    page.getByText('E-mails go only to patrollers and guests, not to watchers or the ECC.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TEST, \d+ \w+ \d{4}/);
  await expect(page).toHaveTitle(/^TEST, \d+ \w+ \d{4}.* - Patrolbook$/);
  await page.goto(path(world, 'cancelled'));
  await expect(page.getByText('CANCELLED', { exact: true }).first()).toBeVisible();
  await page.goto(path(world, 'draft'));
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

/** Who is shown which of them on which patrol. */
const shown: [Part, Partial<Record<PatrolName, Button[]>>][] = [
  [
    'admin',
    {
      draft: ['Cancel', 'Edit', 'Finalize'],
      coming: ['Cancel', 'Edit'],
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
      coming: [],
      soon: ['ECC LogOn', 'Start'],
      loggedOn: ['Start'],
      answered: ['Start'],
      late: ['ECC LogOn', 'Start'],
      underWay: ['Continue Recording'],
      over: [],
      finished: [],
    },
  ],
  ['watcher', { draft: [], coming: [], soon: [], late: [], underWay: [] }],
];

for (const [part, expected] of shown) {
  test(`a ${part} is shown each button under its condition [patrol-buttons]`, async ({ enter, world }) => {
    const page = await enter(world.cast[part].email, '/patrols/scheduled');
    for (const name of Object.keys(world.patrols)) {
      const wanted = Object.entries(expected).find(([patrol]) => patrol === name)?.[1];
      if (!wanted) continue;
      await page.goto(`/patrol/${Object.entries(world.patrols).find(([of]) => of === name)?.[1]}`);
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

test('Start warns when the ECC was told nothing, or has not answered [start-warning]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.patroller.email, path(world, 'soon'));
  const start = page.getByRole('main').getByRole('button', { name: 'Start', exact: true });
  await start.click();
  const unsent = page.getByRole('dialog', { name: 'ECC LogOn Not Sent' });
  await unsent.getByRole('button', { name: 'Go Back' }).click();
  await expect(unsent).toBeHidden();
  await start.click();
  await unsent.getByRole('button', { name: 'Send ECC LogOn' }).click();
  await expect(page).toHaveURL(`${path(world, 'soon')}/ecc-log-on`);
  await page.goBack();
  await start.click();
  await unsent.getByRole('button', { name: 'Start Anyway' }).click();
  await expect(page).toHaveURL(`${path(world, 'soon')}/record`);

  await page.goto(path(world, 'loggedOn'));
  await start.click();
  const unanswered = page.getByRole('dialog', { name: 'ECC Response Not Received' });
  await expect(unanswered).toContainText('Processing takes up to 30 minutes');
  await expect(unanswered).toContainText('phone the ECC and type the Event Number manually');
  await expect(unanswered.getByRole('button', { name: 'Start Anyway' })).toBeVisible();
  await unanswered.getByRole('button', { name: 'Wait' }).click();
  await expect(unanswered).toBeHidden();

  await page.goto(path(world, 'answered'));
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(`${path(world, 'answered')}/record`);
});

test('the crew and the guests stand in tables, without whoever was removed [patrollers-table] [guests-table]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.watcher.email, path(world, 'coming'));
  const patrollers = page.getByRole('region', { name: 'Patrollers' });
  const row = patrollers.getByRole('row').filter({ hasText: 'Tāne WHAANGA' });
  await expect(row).toContainText('022 555 0214');
  await expect(row).toContainText(world.cast.patroller.email);
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
  await expect(patrollers.getByText(world.cast.patroller.email)).toBeHidden();
  await page.setViewportSize(desktop);
  await page.goto(path(world, 'empty'));
  await expect(page.getByText('No patrollers assigned')).toBeVisible();
  await expect(page.getByText('No guests assigned')).toBeVisible();
});

test('names that are still to be read have a placeholder, red with the reason when that failed [person-lookup]', async ({
  enter,
  world,
}) => {
  const page = await enter(world.cast.watcher.email, '/security');
  await expect(page.getByText('This device')).toBeVisible();
  const message = 'Something went wrong on our side.';
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/v1\/persons\?/, async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { message } });
  });
  await page.goto(path(world, 'coming'));
  const crew = page.getByRole('region', { name: 'Patrollers' });
  await expect(crew.getByLabel('Loading').first()).toBeVisible();
  answer();
  await expect(crew.getByText(message).first()).toHaveCSS('color', 'rgb(255, 133, 133)');
});
