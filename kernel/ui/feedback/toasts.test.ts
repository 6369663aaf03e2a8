import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { toastError, toastSuccess } from './toasts.tsx';

beforeEach(() => notifications.clean());

const shown = () => notificationsStore.getState().notifications;

it('shows a repeated message once, and starts its time again', () => {
  toastSuccess('Updated');
  toastError('Unable to update');
  const [first] = shown();
  toastSuccess('Updated');
  expect(shown().map(({ message }) => message)).toEqual(['Unable to update', 'Updated']);
  expect(shown()[1]?.id).not.toBe(first?.id);
});
