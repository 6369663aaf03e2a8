import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** Short messages at the bottom left: three at most, five seconds each (specification 1 and 9). */

const closeButtonProps = { 'aria-label': 'Close' };

export function toastSuccess(message: string): void {
  notifications.show({
    message,
    closeButtonProps,
    color: 'var(--green)',
    icon: <IconCircleCheck />,
    role: 'status',
  });
}

export function toastError(message: string): void {
  notifications.show({
    message,
    closeButtonProps,
    color: 'var(--red)',
    icon: <IconAlertCircle />,
    role: 'alert',
  });
}
