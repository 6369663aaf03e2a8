import type { Page } from '@playwright/test';
import { day } from '#platform/clock.ts';
import type { SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

/** Returns states of open places, cover and swaps: on My Roster, the patrol's page and the page of a mailed link. */
export async function cover(seedData: SeedData): Promise<State[]> {
  const { users } = seedData;
  const finalized = new Date().toISOString();
  const write = (days: number, ...crew: ('absent' | 'answering' | 'declining')[]) =>
    seedData.write({
      starts: days * day,
      row: { name: 'Regular patrol', finalized },
      crew: crew.map((user) => [user, 'accepted']),
    });
  const [own, swapped, free, asked, hers, his] = [
    await write(40, 'absent', 'answering'),
    await write(41, 'absent'),
    await write(42, 'answering'),
    await write(43, 'declining', 'answering'),
    await write(44, 'declining'),
    await write(45, 'absent'),
  ];
  const nextTurn = new Date(Date.now() + 5 * day).toISOString();
  await seedData.cover('absent', own, { asks: 'declining', reason: 'I have to work that night.', nextTurn });
  await seedData.cover('absent', swapped, { asks: 'answering', inReturn: free });
  await seedData.offer('absent', free);
  await seedData.cover('declining', asked, { asks: 'absent', reason: 'My mother is in hospital.' });
  const link = `/assignment/offers/${await seedData.cover('declining', hers, { asks: 'absent', inReturn: his })}`;
  const roster = { as: users.absent.email, path: '/' };
  const page = { as: users.absent.email, path: `/patrol/${own}` };
  const stranger = { as: null };
  return [
    { ...roster, name: 'roster-cover', shows: 'Keep My Place' },
    { ...roster, name: 'roster-decline-question', shows: 'Someone else has to be found then.', act: decline },
    {
      ...roster,
      name: 'roster-ask-for-cover',
      shows: 'must be 1 chars or more',
      async act(page) {
        await decline(page);
        await press(page, 'Ask for Cover');
        const form = page.getByRole('dialog', { name: /^Ask for cover/ });
        await form.getByRole('button', { name: 'Ask for Cover' }).click();
      },
    },
    { ...page, name: 'patrol-own-cover', shows: /^1 person was asked\. More are asked on/ },
    { ...page, name: 'patrol-swap-form', shows: 'With whom?', act: (page) => press(page, 'Propose a Swap') },
    {
      as: users.admin.email,
      path: `/patrol/${own}`,
      name: 'patrol-offers-cover',
      shows: /who cannot come: “I have to work/,
    },
    {
      as: users.admin.email,
      path: '/',
      name: 'to-do-cover',
      shows: /^Cover is asked for on/,
    },
    { ...stranger, name: 'places-swap', path: link, shows: 'Swap' },
    {
      ...stranger,
      name: 'places-swap-declined',
      path: link,
      shows: /^You have declined this swap/,
      act: (page) => press(page, 'Decline'),
    },
  ];
}

async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).last().click();
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).last().click();
}
