import type { Page } from '@playwright/test';
import type { PatrolName, World } from '../world.ts';
import type { State } from './state.ts';

/** The detail page of a patrol: every banner, button and dialog of specification 2. */
export function patrol(world: World): State[] {
  const { cast, patrols } = world;
  const at = (name: PatrolName) => ({ as: cast.coordinator.email, path: `/patrol/${patrols[name]}` });
  return [
    { ...at('empty'), name: 'patrol-nobody', shows: 'No patrollers assigned' },
    { ...at('draft'), name: 'patrol-draft', shows: 'DRAFT' },
    { ...at('coming'), name: 'patrol-coming', shows: 'Sgt. Leilani Tupou' },
    { ...at('test'), name: 'patrol-test', shows: 'TEST patrol' },
    { ...at('cancelled'), name: 'patrol-cancelled', shows: 'CANCELLED' },
    { ...at('event'), name: 'patrol-event', shows: 'Dave Russell' },
    { ...at('soon'), name: 'patrol-soon', shows: 'No guests assigned' },
    { ...at('late'), name: 'patrol-not-started', shows: 'Did Not Show' },
    { ...at('over'), name: 'patrol-over', shows: 'No guests assigned' },
    { ...at('loggedOn'), name: 'patrol-ecc-pending', shows: 'No guests assigned' },
    { ...at('answered'), name: 'patrol-ecc-answered', shows: 'No guests assigned' },
    { ...at('underWay'), name: 'patrol-under-way', shows: 'No guests assigned' },
    { ...at('finished'), name: 'patrol-finished', shows: 'Const. Matt Reihana' },
    {
      as: cast.patroller.email,
      path: `/patrol/${patrols.coming}`,
      name: 'patrol-as-crew',
      shows: 'Sgt. Leilani Tupou',
    },
    {
      as: cast.watcher.email,
      path: '/patrol/00000000-0000-7000-8000-000000000000',
      name: 'patrol-gone',
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
      ...at('finished'),
      name: 'patrol-finished-table',
      shows: 'ECC Log Off',
      act: (page) => page.getByRole('switch', { name: 'Details' }).check(),
    },
    {
      ...at('coming'),
      name: 'patrol-cancel-dialog',
      shows: 'Cancel this patrol?',
      act: click('Cancel'),
    },
    {
      ...at('late'),
      name: 'patrol-did-not-show-dialog',
      shows: 'Did the crew not show?',
      act: click('Did Not Show'),
    },
    {
      ...at('coming'),
      name: 'patrol-remove-dialog',
      shows: 'Remove Dave Russell?',
      act: (page) => page.getByRole('button', { name: 'Remove Dave Russell' }).click(),
    },
  ];
}

function forms(at: At): State[] {
  return [
    {
      ...at('coming'),
      name: 'patrol-add-patroller',
      shows: 'No-one found',
      async act(page) {
        await click('Add Patroller')(page);
        await page.getByRole('combobox', { name: 'Add Patroller' }).fill('Nobody of that name');
      },
    },
    {
      ...at('coming'),
      name: 'patrol-add-patroller-unselected',
      shows: 'Please select a patroller',
      async act(page) {
        await click('Add Patroller')(page);
        await page.getByRole('form', { name: 'Add Patroller' }).getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      ...at('coming'),
      name: 'patrol-add-guest-without-name',
      shows: 'Please enter guest name',
      async act(page) {
        await click('Add Guest')(page);
        await page.getByRole('form', { name: 'Add Guest' }).getByRole('button', { name: 'Add' }).click();
      },
    },
  ];
}
