import type { SecondStep } from '#accounts/contract';

/** Whether the app or passkey of the user cannot be removed: it is the only one, and a second step is required of them (product 9.25). */
export function cannotBeRemoved({ required, app, passkeys }: SecondStep): boolean {
  return required && Number(app) + passkeys.length === 1;
}
