// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { IconButton } from './IconButton.tsx';

let deliver = () => {};
const delivered = new Promise<void>((resolve) => {
  deliver = resolve;
});

vi.mock('./IconHint.tsx', async (load) => {
  await delivered;
  return load();
});

it('shows its hint after all when its module arrives while the mouse rests on the button, and on it [1.6]', async () => {
  const { user } = show(<IconButton hint="Next page" />);
  await user.hover(screen.getByRole('button', { name: 'Next page' }));
  await new Promise((rested) => setTimeout(rested, 500));
  expect(screen.queryByText('Next page')).toBeNull();
  deliver();
  await screen.findByText('Next page');
  await user.hover(screen.getByText('Next page'));
  await new Promise((rested) => setTimeout(rested, 300));
  expect(screen.queryByText('Next page')).not.toBeNull();
  await user.unhover(screen.getByText('Next page'));
  await waitFor(() => expect(screen.queryByText('Next page')).toBeNull());
});
