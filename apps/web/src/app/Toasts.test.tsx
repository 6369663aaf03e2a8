// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../dom.fixture.tsx';
import { toastError, toastSuccess } from '../ui/feedback/toasts.tsx';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  show(<Toasts />);
});
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** The toasts that stay for now; the page has them a moment longer, while they fade out. */
const staying = () => notificationsStore.getState().notifications.map(({ message }) => message);

it('shows a toast for five seconds [toasts]', () => {
  act(() => toastError('Unable to create patrol'));
  expect(screen.getByRole('alert').textContent).toBe('Unable to create patrol');
  pass(4999);
  expect(staying()).toEqual(['Unable to create patrol']);
  pass(1);
  expect(staying()).toEqual([]);
  pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows three at most, and the next one when one of them goes, for as long [toasts]', () => {
  act(() => ['Created', 'Updated', 'Deleted', 'Session revoked'].forEach(toastSuccess));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Created',
    'Updated',
    'Deleted',
  ]);
  pass(5000);
  expect(staying()).toEqual(['Session revoked']);
  pass(4999);
  expect(staying()).toEqual(['Session revoked']);
  pass(1);
  expect(staying()).toEqual([]);
});
