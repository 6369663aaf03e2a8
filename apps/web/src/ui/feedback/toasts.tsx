import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** Short messages at the bottom left: three at most, five seconds each (product 13.5). */

export function toastSuccess(message: string): void {
  show({ message, color: 'var(--green)', icon: <IconCircleCheck />, role: 'status' });
}

export function toastError(message: string): void {
  show({ message, color: 'var(--red)', icon: <IconAlertCircle />, role: 'alert' });
}

/** Replaces the toast with the same message: that one would keep its remaining time and not be read out again. */
function show(toast: NotificationData): void {
  notifications.updateState(notificationsStore, (shown) =>
    shown.filter(({ message }) => message !== toast.message),
  );
  notifications.show({ ...toast, closeButtonProps: { 'aria-label': 'Close' } });
}
