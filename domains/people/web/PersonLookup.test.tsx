// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { PersonLookup } from './PersonLookup.tsx';

type Lookup = Parameters<typeof PersonLookup>[0]['lookup'];

/** What is there to be read of it. */
function read(lookup: Lookup): string {
  show(
    <div role="note">
      <PersonLookup lookup={lookup} />
    </div>,
  );
  return screen.getByRole('note').textContent;
}

const person = { firstName: 'Wiremu', lastName: 'Hōhepa' };

it('[14.6] shows a placeholder while the name is read', () => {
  expect(read({ isPending: true, error: null })).toBe('');
  const { tagName } = screen.getByRole('img', { name: 'Loading' });
  expect(tagName).toBe('SPAN'); // stands in a paragraph, as the name will
});

it.each([
  ['Network error', 'Network error'],
  ['', 'Unknown error'],
])('[14.6] shows why it could not be read (%o)', (message, shown) => {
  expect(read({ isPending: false, error: new Error(message) })).toBe(shown);
  expect(screen.queryByRole('img')).toBeNull();
});

it('[14.6] says when there is no such person', () => {
  expect(read({ isPending: false, error: null, data: null })).toBe('Not found');
});

it('[14.6] shows the first name, then the last one in capitals', () => {
  expect(read({ isPending: false, error: null, data: person })).toBe('Wiremu HŌHEPA');
});
