// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Person } from '#people/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const zoe: Person = {
  _id: '01920000-0000-7000-8000-000000000003',
  firstName: 'Zoë',
  lastName: "O'Brien",
  finished: null,
};

/** The filters that people were read with, in turn. */
function showPeople(matches: number, address: string, { phone = true, person = zoe } = {}) {
  const items = matches > 0 ? [person] : [];
  const called = answerCalls({
    '/persons': { items, matches },
    '/patrols/persons/summary': { items: [] },
  });
  const shown = showPage(<PeoplePage />, { profile: { roles: ['watcher'] }, phone, address });
  const filters = () =>
    called
      .filter(({ pathname }) => pathname.endsWith('/persons'))
      .map(({ searchParams }) => [searchParams.get('skip'), JSON.parse(searchParams.get('filter') ?? '{}')]);
  const sorts = () =>
    called
      .filter(({ pathname }) => pathname.endsWith('/persons'))
      .map(({ searchParams }) => [searchParams.get('sort'), searchParams.get('skip')]);
  return { ...shown, filters, sorts };
}

it('[7.10] searches from the first page, and keeps the text in the address', async () => {
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

it('[7.10] says what was not found, and clears it', async () => {
  const { user, filters, router } = showPeople(0, '/?search=zo%C3%AB%20%25');
  expect(await screen.findByRole('heading', { name: 'No People Found' })).toBeDefined();
  expect(screen.getByText('No name matches “zoë %”. Finished people are hidden.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zoë %');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(filters().at(-1)).toEqual(['0', { finished: null }]));
  expect(router.state.location.searchStr).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

describe('the order of a list [14.20]', () => {
  it('is chosen by the headings of a table, which say what it is', async () => {
    const { user, sorts, router } = showPeople(120, '/', { phone: false });
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Since' }));
    await waitFor(() => expect(sorts().at(-1)).toEqual(['started', '0']));
    expect(heading('Since').getAttribute('aria-sort')).toBe('ascending');
    expect(heading('Name').hasAttribute('aria-sort')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Since' }));
    await waitFor(() => expect(sorts().at(-1)).toEqual(['-started', '0']));
    expect(router.state.location.searchStr).toBe('?sort=-started');
    router.history.back();
    await waitFor(() => expect(heading('Since').getAttribute('aria-sort')).toBe('ascending'));
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
  });

  it('is chosen by a select on a phone, and kept by a search', async () => {
    const { user, sorts, router } = showPeople(120, '/?sort=-lastName');
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    expect(select.value).toBe('-lastName');
    await user.selectOptions(select, 'Newest members first');
    await waitFor(() => expect(sorts().at(-1)).toEqual(['-started', '0']));
    await user.type(screen.getByRole('searchbox'), 'zoe{Enter}');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=-started&search=zoe'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By last name');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?search=zoe'));
  });

  it('is the usual one in an address that asks for another than there is', async () => {
    const { sorts } = showPeople(120, '/?sort=email');
    await screen.findByRole('combobox', { name: 'Order' });
    expect(sorts()).toEqual([['lastName', '0']]);
  });
});

it.each([
  ['No mail', null],
  ['Shared mail', '01920000-0000-7000-8000-000000000004'],
])('marks who has no address of their own: %s [4.14]', async (mark, mailVia) => {
  showPeople(1, '/', { person: { ...zoe, email: null, mailVia, firstSignedIn: null } });
  expect(await screen.findByText(mark)).toBeDefined();
  expect(screen.queryByText('Invited')).toBeNull();
});
