import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** Short messages at the bottom left: three at most, five seconds each (specification 1 and 9). */

export function toastSuccess(message: string): void {
  show({ message, color: 'var(--green)', icon: <IconCircleCheck />, role: 'status' });
}

export function toastError(message: string): void {
  show({ message, color: 'var(--red)', icon: <IconAlertCircle />, role: 'alert' });
}

/** Takes the place of the same message: with a new toast, since one kept would keep the time it has left and not be read out. */
function show(toast: NotificationData): void {
  notifications.updateState(notificationsStore, (shown) =>
    shown.filter(({ message }) => message !== toast.message),
  );
  notifications.show({ ...toast, closeButtonProps: { 'aria-label': 'Close' } });
}
