import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UpdateBanner, UpdateItem } from './Update.tsx';

it('[14.10] says in a banner and in the navigation that there is an update', () => {
  expect(renderToStaticMarkup(<UpdateBanner available />)).toContain(
    'Update available. Click here to install now.',
  );
  expect(renderToStaticMarkup(<UpdateItem available />)).toContain('Update app');
});

it('[14.10] shows neither where there is none', () => {
  expect(renderToStaticMarkup(<UpdateBanner available={false} />)).toBe('');
  expect(renderToStaticMarkup(<UpdateItem available={false} />)).toBe('');
});
