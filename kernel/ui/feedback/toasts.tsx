import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { actionTexts } from '#texts/shared.ts';
import { type Undo, UndoMessage } from './UndoMessage.tsx';

/** Short messages at the bottom left: three at most, five seconds each (product 13.5). */

export function toastSuccess(message: string): void {
  show({ ...success, message });
}

export function toastError(message: string): void {
  show({ message, color: 'var(--red)', icon: <IconAlertCircle />, role: 'alert' });
}

/** Reports a change with a button that undoes it. The toast stays while the button has the focus, as any does under the mouse. */
export function toastUndo(message: string, { onUndo, ...undo }: Undo): void {
  const undoOnce = () => {
    notifications.hide(id);
    onUndo();
  };
  const id = show({
    ...success,
    message: <UndoMessage message={message} {...undo} onUndo={undoOnce} />,
    onFocus: () => closeBySelf(id, false),
    onBlur: () => closeBySelf(id, true),
  });
}

const success = { color: 'var(--green)', icon: <IconCircleCheck />, role: 'status' };

/** Replaces the toast with the same message: that one would keep its remaining time and not be read out again. */
function show(toast: NotificationData): string {
  change((shown) => shown.filter(({ message }) => message !== toast.message));
  return notifications.show({ ...toast, closeButtonProps: { 'aria-label': actionTexts.close } });
}

function closeBySelf(id: string, autoClose: boolean): void {
  change((shown) => shown.map((toast) => (toast.id === id ? { ...toast, autoClose } : toast)));
}

function change(update: (shown: NotificationData[]) => NotificationData[]): void {
  notifications.updateState(notificationsStore, update);
}
