// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../dom.fixture.tsx';
import { LoadingFrame } from './LoadingFrame.tsx';

it('the outline, before the application has loaded too, says that this takes long and offers to try again [17.32]', async () => {
  show(<LoadingFrame />);
  const sentence = 'This is taking long. The connection may be poor.';
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe(location.href);
  const page = await readFile('apps/web/index.html', 'utf8');
  expect(page).toContain(sentence);
  expect(page).toContain('<a href="?">Try Again</a>');
});
