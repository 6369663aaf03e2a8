import type { Page } from '@playwright/test';
import type { Installation } from '#membership/contract';
import { answerOf } from '../../fixtures.ts';
import type { SeedData } from '../seed-data.ts';
import { demonstration } from '../users.ts';
import type { State } from './state.ts';

/** Returns states of the layout, of the lists of an organization with patrols of every kind, and of forms with errors. */
export function listsAndForms(seedData: SeedData): State[] {
  return [...layout(seedData), ...lists(seedData), ...forms(seedData)];
}

/** A month in which the demonstration has drafts that want a crew. */
const monthToFill = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 7);

const onPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

function layout({ users }: SeedData): State[] {
  const as = users.coordinator.email;
  return [
    {
      as,
      name: 'layout-error',
      path: '/profile',
      shows: 'Unable to load your profile',
      failing: '/my/profile',
    },
    {
      as,
      name: 'layout-offline',
      path: '/profile',
      shows: 'This device is currently offline.',
      async act(page) {
        await page.getByRole('main').getByText(as).waitFor();
        await page.context().setOffline(true);
      },
    },
    {
      as,
      name: 'layout-navigation',
      path: '/profile',
      shows: 'Sign Out',
      async act(page) {
        if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
      },
    },
    { as, name: 'layout-loading', path: '/profile', shows: '', held: '/my/profile' },
    // Others than admins are led away from it, so it is no screen of every role.
    {
      as: users.admin.email,
      name: 'device',
      path: '/device',
      shows: 'For a device that several people use.',
    },
    {
      as,
      name: 'profile-calendar',
      path: '/profile',
      shows: 'Open in Calendar',
      async act(page) {
        const make = page.getByRole('button', { name: 'Make an Address' });
        await make.or(page.getByText('Open in Calendar')).waitFor();
        if (await make.isVisible()) await make.click();
      },
    },
  ];
}

function lists({ users }: SeedData): State[] {
  const as = users.coordinator.email;
  return [
    { as, name: 'my-roster-crowded', path: '/', shows: 'Scheduled Patrols' },
    { as: users.declining.email, name: 'my-roster-declined', path: '/', shows: 'Declined' },
    { as: users.answering.email, name: 'my-roster-draft', path: '/', shows: 'DRAFT' },
    { as, name: 'patrols-scheduled-chips', path: '/patrols/scheduled', shows: 'CANCELLED' },
    {
      as,
      name: 'patrols-scheduled-selected',
      path: '/patrols/scheduled',
      shows: '2 selected',
      async act(page) {
        if (onPhone(page)) await page.getByRole('button', { name: 'Select' }).click();
        const boxes = page.getByRole('checkbox', { name: /^Select / });
        await boxes.first().check();
        await boxes.nth(1).check();
        await page.getByRole('button', { name: /^Cancel \d/ }).waitFor();
      },
    },
    {
      as: users.admin.email,
      name: 'message-new-not-counted',
      path: '/message/new',
      shows: 'Unable to count whom this reaches',
      failing: '/messages/recipients',
    },
    {
      as: users.admin.email,
      name: 'messages-opened',
      path: '/message/new',
      shows: 'The front gate is being painted.',
      async act(page) {
        await page.getByLabel('Subject').fill('Meet at the back gate');
        await page.getByLabel('Message').fill('The front gate is being painted.');
        await page.getByRole('button', { name: /^Send to/ }).click();
        await page.getByRole('button', { name: 'Show Meet at the back gate' }).first().click();
      },
    },
    { as, name: 'patrols-past-few', path: '/patrols/past', shows: 'Regular patrol' },
    {
      as: demonstration.admin,
      name: 'patrols-past-last-page',
      path: '/patrols/past',
      shows: /^\d+–(\d+) of \1$/,
      act: (page) => page.getByRole('button', { name: 'Last page' }).click(),
    },
    {
      as: demonstration.admin,
      name: 'patrols-past-tooltip',
      path: '/patrols/past',
      shows: 'Next page',
      fleeting: true,
      act: (page) => page.getByRole('button', { name: 'Next page' }).hover(),
    },
    {
      as: demonstration.admin,
      name: 'patrols-past-filter',
      path: '/patrols/past?kind=patrol',
      shows: 'Go to month',
      act: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    },
    {
      as: demonstration.admin,
      name: 'patrols-past-none-found',
      path: '/patrols/past?kind=event&from=2020-02-01&to=2020-02-29',
      shows: 'No Patrols Found',
    },
    {
      as: demonstration.admin,
      name: 'fill-proposed',
      path: `/patrols/fill?month=${monthToFill}`,
      shows: 'Proposed Crews',
      act: (page) => page.getByRole('button', { name: 'Propose Crews' }).click(),
    },
    {
      as: demonstration.admin,
      name: 'incidents-filtered',
      path: '/incidents?kind=Site+check&search=gate',
      shows: /^1–12 of/,
    },
    { as, name: 'incidents-few', path: '/incidents', shows: 'Lost dog' },
    {
      as: demonstration.admin,
      name: 'incidents-none-found',
      path: '/incidents?kind=Fire&from=2020-02-01&to=2020-02-29',
      shows: 'No Incidents Found',
    },
    {
      as: demonstration.admin,
      name: 'people-none-found',
      path: '/people?search=zz',
      shows: 'No People Found',
    },
    {
      as: demonstration.admin,
      name: 'people-with-finished',
      path: '/people',
      shows: 'Barry HUGHES',
      act: (page) => page.getByRole('switch', { name: 'Hide finished' }).uncheck(),
    },
    {
      as: demonstration.sa,
      name: 'organizations-last-page',
      path: '/',
      shows: /^\d+–(\d+) of \1$/, // journeys add organizations
      act: (page) => page.getByRole('button', { name: 'Last page' }).click(),
    },
    {
      as: demonstration.sa,
      name: 'organizations-warnings',
      path: '/',
      shows: 'The daily backup is missing',
      async act(page) {
        await page.route('**/installation', (route) => route.fulfill(answerOf(200, everythingWrong)));
        await page.reload();
      },
    },
  ];
}

const everythingWrong: Installation = {
  untrustedProxies: ['203.0.113.5'],
  backups: {
    last: '2026-11-21T15:00:00.000Z',
    failure: {
      when: '2026-11-23T16:05:00.000Z',
      reason: '/mnt/backups cannot be written: the disk is full.',
      times: 14,
    },
    isLate: true,
  },
  mailsHeldSince: '2026-11-20T02:12:00.000Z',
};

/** Types into a patrol's form, and then saves another edit of the patrol than the form's. */
async function editMeanwhile(page: Page, id: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Name' }).fill('Community day');
  await page.keyboard.press('Escape'); // closes the choices
  const edit = { name: 'Community day and market', hours: 5, instructions: 'Bring the\nblue gazebo.' };
  for (const body of [{ hours: 2 }, edit]) // an edit in any case, also when this was done before
    await page.evaluate(
      ([url, json]) =>
        fetch(url, { method: 'PATCH', body: json, headers: { 'content-type': 'application/json' } }),
      [`/api/v1/patrol/${id}?override=true`, JSON.stringify(body)] as const,
    );
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

function forms({ users, patrols }: SeedData): State[] {
  const as = users.admin.email;
  return [
    {
      as,
      name: 'patrol-edit-refused',
      path: `/patrol/${patrols.cancelled}/edit`,
      shows: 'Cancelled patrols may not be edited.',
    },
    {
      as,
      name: 'patrol-edit-event',
      path: `/patrol/${patrols.event}/edit`,
      shows: 'Instructions',
    },
    {
      as,
      name: 'patrol-edit-changed-meanwhile',
      path: `/patrol/${patrols.event}/edit`,
      shows: 'You changed this',
      act: (page) => editMeanwhile(page, patrols.event),
    },
    {
      as,
      name: 'person-delete-dialog',
      path: `/person/${users.declining.id}`,
      shows: 'Delete Vikram DESAI?',
      act: (page) => page.getByRole('button', { name: 'Delete' }).click(),
    },
    {
      as,
      name: 'person-without-patrols',
      path: `/person/${users.admin.id}`,
      shows: 'No patrols in last 5 years',
    },
    {
      as,
      name: 'person-taken-off-dialog',
      path: `/person/${users.answering.id}/edit`,
      shows: "Take Rosemary O'SULLIVAN off coming patrols?",
      async act(page) {
        await page.getByRole('combobox', { name: 'Roles' }).press('Backspace');
        await page.keyboard.press('Escape');
        await save(page);
      },
    },
    {
      as,
      name: 'person-new-incomplete',
      path: '/person/new',
      shows: 'Must have a value',
      act: save,
    },
    {
      as,
      name: 'my-organization-wrong',
      path: '/organization',
      shows: 'must be 3 chars or more',
      async act(page) {
        await page.getByLabel('Police station').fill('ab');
        await save(page);
      },
    },
    {
      as: demonstration.sa,
      name: 'organization-new-incomplete',
      path: '/organization/new',
      shows: 'Must have a value',
      act: save,
    },
    {
      as,
      name: 'patrol-new-event',
      path: '/patrol/new',
      shows: 'Start time',
      act: (page) => page.getByLabel('Patrol', { exact: true }).uncheck(),
    },
    {
      as,
      name: 'patrol-new-wrong',
      path: '/patrol/new',
      shows: 'must be 2 chars or more',
      async act(page) {
        await page.getByRole('combobox', { name: 'Call sign' }).fill('x');
        await page.getByRole('button', { name: 'Create' }).click();
      },
    },
    {
      as,
      name: 'unsaved-dialog',
      path: '/person/new',
      shows: 'Leave without saving?',
      async act(page) {
        await page.getByLabel('First name').fill('Hemi');
        const away = page.getByRole('link', { name: 'Past Patrols' });
        await (onPhone(page) ? page.getByRole('button', { name: 'Back' }) : away).click();
      },
    },
  ];
}
