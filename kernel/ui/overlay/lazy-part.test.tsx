// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { lazyView } from './lazy-part.tsx';

const Form = ({ label }: { label: string }) => <button type="submit">{label}</button>;

it('placeholders stand for a form until it is loaded, and it is loaded again until it comes [17.47]', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ Form }));
  load.mockRejectedValueOnce(new Error('No line'));
  const View = lazyView(load, 'Form');
  show(<View label="Save" />);
  expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

it('shows a form at once that is loaded already', async () => {
  const View = lazyView(async () => ({ Form }), 'Form');
  await View.load();
  show(<View label="Save" />);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});
