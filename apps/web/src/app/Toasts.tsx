import { Notifications } from '@mantine/notifications';

/** Where toasts appear (ui/toasts.tsx makes them). */
export function Toasts() {
  return <Notifications position="bottom-left" limit={3} autoClose={5000} containerWidth={360} />;
}
