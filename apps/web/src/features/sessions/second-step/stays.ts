import type { SecondStep } from '@patrolbook/contract';

/** Whether what the user has cannot be taken away: it is all there is, and a second step is required of them (product 9.25). */
export function stays({ required, app, passkeys }: SecondStep): boolean {
  return required && Number(app) + passkeys.length === 1;
}
