import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The place where toasts appear (product 13.5); ui/feedback/toasts.tsx shows them. */
export function Toasts() {
  return <Notifications position="bottom-left" limit={3} autoClose={5000} containerWidth={360} />;
}
