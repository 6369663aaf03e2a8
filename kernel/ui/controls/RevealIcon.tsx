import { IconEye, IconEyeOff } from '@tabler/icons-react';

/** The eye of a password field. `reveal` says whether the password is readable now. */
export function RevealIcon({ reveal }: { reveal: boolean }) {
  return reveal ? <IconEyeOff /> : <IconEye />;
}
