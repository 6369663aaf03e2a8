import type { Page } from '@playwright/test';
import type { PatrolName, SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

/** Returns states of a patrol's page: every banner, button and dialog (product 8.1 to 8.5). */
export function patrol(seedData: SeedData): State[] {
  const { users, patrols } = seedData;
  const at = (name: PatrolName) => ({ as: users.coordinator.email, path: `/patrol/${patrols[name]}` });
  return [
    { ...at('empty'), name: 'patrol-nobody', shows: 'No patrollers assigned' },
    { ...at('draft'), name: 'patrol-draft', shows: 'DRAFT' },
    { ...at('upcoming'), name: 'patrol-upcoming', shows: 'Sgt. Leilani Tupou' },
    { ...at('test'), name: 'patrol-test', shows: 'TEST patrol' },
    { ...at('cancelled'), name: 'patrol-cancelled', shows: 'CANCELLED' },
    { ...at('event'), name: 'patrol-event', shows: 'Dave Russell' },
    { ...at('soon'), name: 'patrol-soon', shows: 'No guests assigned' },
    { ...at('late'), name: 'patrol-not-started', shows: 'Did Not Show' },
    { ...at('over'), name: 'patrol-over', shows: 'Who Came, Corrected' },
    { ...at('loggedOn'), name: 'patrol-ecc-pending', shows: 'No guests assigned' },
    { ...at('answered'), name: 'patrol-ecc-answered', shows: 'No guests assigned' },
    { ...at('underWay'), name: 'patrol-under-way', shows: 'No guests assigned' },
    { ...at('finished'), name: 'patrol-finished', shows: 'Const. Matt Reihana' },
    {
      as: users.patroller.email,
      path: `/patrol/${patrols.upcoming}`,
      name: 'patrol-as-crew',
      shows: 'Sgt. Leilani Tupou',
    },
    {
      as: users.watcher.email,
      path: '/patrol/00000000-0000-7000-8000-000000000000',
      name: 'patrol-not-found',
      shows: 'Nothing is written on this page.',
    },
    ...dialogs(at),
    ...forms(at),
  ];
}

type At = (name: PatrolName) => { as: string; path: string };

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

function dialogs(at: At): State[] {
  return [
    { ...at('test'), name: 'patrol-offers', shows: /Asked: Jean-Paul/ },
    {
      ...at('test'),
      name: 'patrol-offer-dialog',
      shows: 'Whoever can go that day gets an email.',
      act: click('Offer Places'),
    },
    {
      ...at('soon'),
      name: 'patrol-start-unsent-dialog',
      shows: 'ECC LogOn Not Sent',
      act: click('Start'),
    },
    {
      ...at('loggedOn'),
      name: 'patrol-start-unanswered-dialog',
      shows: 'ECC Response Not Received',
      act: click('Start'),
    },
    {
      ...at('underWay'),
      name: 'patrol-extend-dialog',
      shows: 'The ECC is told by email.',
      act: click('Extend'),
    },
    {
      ...at('finished'),
      name: 'patrol-finished-table',
      shows: 'ECC Log Off',
      act: (page) => page.getByRole('switch', { name: 'Details' }).check(),
    },
    { ...at('upcoming'), name: 'patrol-mails', shows: 'No such mailbox', act: click('Show') },
    {
      ...at('upcoming'),
      name: 'patrol-cancel-dialog',
      shows: 'Cancel this patrol?',
      act: click('Cancel'),
    },
    {
      ...at('draft'),
      name: 'patrol-finalize-dialog',
      shows: 'It cannot be undone.',
      act: click('Finalize'),
    },
    {
      ...at('empty'),
      name: 'patrol-finalize-undermanned-dialog',
      shows: 'Nobody is on this patrol.',
      act: click('Finalize'),
    },
    {
      ...at('late'),
      name: 'patrol-did-not-show-dialog',
      shows: 'Did the crew not show?',
      act: click('Did Not Show'),
    },
    {
      ...at('upcoming'),
      name: 'patrol-remove-dialog',
      shows: 'Remove Dave Russell?',
      act: (page) => page.getByRole('button', { name: 'Remove Dave Russell' }).click(),
    },
  ];
}

function forms(at: At): State[] {
  return [
    {
      ...at('over'),
      name: 'patrol-add-who-came',
      shows: 'Whoever is chosen is added at once. Nobody is mailed.',
      act: click('Add Who Came'),
    },
    {
      ...at('over'),
      name: 'patrol-add-guest-who-came',
      shows: 'Nobody is mailed.',
      act: click('Add Guest Who Came'),
    },
    {
      ...at('upcoming'),
      name: 'patrol-add-patroller',
      shows: 'No-one found',
      async act(page) {
        await click('Add Patroller')(page);
        await page.getByRole('combobox', { name: 'Add Patroller' }).fill('Nobody of that name');
      },
    },
    {
      ...at('upcoming'),
      name: 'patrol-add-patroller-unselected',
      shows: 'Please select a patroller',
      async act(page) {
        await click('Add Patroller')(page);
        await page.getByRole('form', { name: 'Add Patroller' }).getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      ...at('upcoming'),
      name: 'patrol-add-guest-without-name',
      shows: 'Please enter guest name',
      async act(page) {
        await click('Add Guest')(page);
        await page.getByRole('form', { name: 'Add Guest' }).getByRole('button', { name: 'Add' }).click();
      },
    },
  ];
}
