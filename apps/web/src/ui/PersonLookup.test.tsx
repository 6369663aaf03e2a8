import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonLookup } from './PersonLookup.tsx';

function shown(lookup: Parameters<typeof PersonLookup>[0]['lookup']) {
  return renderToStaticMarkup(
    <MantineProvider>
      <PersonLookup lookup={lookup} />
    </MantineProvider>,
  );
}

const person = { firstName: 'Wiremu', lastName: 'Hōhepa' };

it('[person-lookup] shows a placeholder while the name is read', () => {
  expect(shown({ isPending: true, error: null })).toContain('aria-label="Loading"');
});

it('[person-lookup] shows in red why it could not be read', () => {
  expect(shown({ isPending: false, error: new Error('Network error') })).toMatch(
    /failed[^>]*>Network error</,
  );
  expect(shown({ isPending: false, error: new Error('') })).toMatch(/failed[^>]*>Unknown error</);
});

it('[person-lookup] says when there is no such person', () => {
  expect(shown({ isPending: false, error: null, data: null })).toMatch(/missing[^>]*>Not found</);
});

it('[person-lookup] shows the first name, then the last one in capitals', () => {
  expect(shown({ isPending: false, error: null, data: person })).toContain('Wiremu HŌHEPA');
});
