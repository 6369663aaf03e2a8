// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastError, toastSuccess, toastUndo } from '#ui/feedback/toasts.tsx';
import { show } from '../dom.fixture.tsx';
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

it('shows a toast for five seconds [13.5]', () => {
  act(() => toastError('Unable to create patrol'));
  expect(screen.getByRole('alert').textContent).toBe('Unable to create patrol');
  pass(4999);
  expect(staying()).toEqual(['Unable to create patrol']);
  pass(1);
  expect(staying()).toEqual([]);
  pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows three at most, and the next one when one of them goes, for as long [13.5]', () => {
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

it('a toast with Undo stays while its button has the focus or the mouse [6.11]', () => {
  const onUndo = vi.fn();
  act(() => toastUndo('Updated', { onUndo }));
  const button = screen.getByRole('button', { name: 'Undo' });
  for (const [come, go] of [
    [() => button.focus(), () => button.blur()],
    [
      () => fireEvent.mouseEnter(screen.getByRole('status')),
      () => fireEvent.mouseLeave(screen.getByRole('status')),
    ],
  ] as const) {
    pass(4000);
    act(() => void come());
    pass(60_000);
    expect(staying()).toHaveLength(1);
    act(() => void go());
  }
  pass(4999);
  expect(staying()).toHaveLength(1);
  pass(1);
  expect(staying()).toEqual([]);
  expect(onUndo).not.toHaveBeenCalled();
});

it('Undo works once, and gives the focus back [6.11]', () => {
  const onUndo = vi.fn();
  act(() => toastUndo('Updated', { onUndo, consequence: 'Undo mails them.' }));
  expect(screen.getByText('Undo mails them.')).toBeDefined();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(onUndo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(before);
  expect(staying()).toEqual([]);
  before.remove();
});
