// @vitest-environment jsdom
import type { Person } from '@patrolbook/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, showPage } from '../../../page.fixture.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const zoe: Person = {
  _id: '01920000-0000-7000-8000-000000000003',
  firstName: 'Zoë',
  lastName: "O'Brien",
  finished: null,
};

/** The filters that people were read with, in turn. */
function showPeople(matches: number, address: string) {
  const items = matches > 0 ? [zoe] : [];
  const called = answerCalls({ '/persons': { items, matches } });
  const shown = showPage(<PeoplePage />, { profile: { roles: ['watcher'] }, phone: true, address });
  const filters = () =>
    called
      .filter(({ pathname }) => pathname.endsWith('/persons'))
      .map(({ searchParams }) => [searchParams.get('skip'), JSON.parse(searchParams.get('filter') ?? '{}')]);
  return { ...shown, filters };
}

it('[list-search] searches from the first page, and keeps the text in the address', async () => {
  const { user, filters, router } = showPeople(120, '/');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'zoe{Enter}');
  await waitFor(() => expect(filters().at(-1)).toEqual(['0', { finished: null, search: 'zoe' }]));
  expect(router.state.location.searchStr).toBe('?search=zoe');
  await user.type(screen.getByRole('searchbox'), ' o{Enter}');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?search=zoe+o'));
  router.history.back(); // one step leaves the search, however much was typed
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  await waitFor(() => expect(screen.getByText('51–100 of 120')).toBeDefined());
});

it('[list-search] says what was not found, and clears it', async () => {
  const { user, filters, router } = showPeople(0, '/?search=zo%C3%AB%20%25');
  expect(await screen.findByRole('heading', { name: 'No People Found' })).toBeDefined();
  expect(screen.getByText('No name matches “zoë %”. Finished people are hidden.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zoë %');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(filters().at(-1)).toEqual(['0', { finished: null }]));
  expect(router.state.location.searchStr).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
