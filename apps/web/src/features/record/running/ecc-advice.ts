import { eccCallAt, formatTime, isLogOnUnsent, isPast, isTest, type Patrol } from '@patrolbook/contract';

/** What the crew of a running patrol without an event number is told, and whether it is to ring the ECC now. */
export interface EccAdvice {
  text: string;
  ring: boolean;
}

/**
 * Returns the advice (product 17.41). A log-on that has not left has a warning of its own, with the same button.
 * The planned end makes no difference: the ECC should know who is out.
 */
export function eccAdvice(patrol: Patrol, now: string, zone: string): EccAdvice {
  if (isTest(patrol)) return { text: 'This is training: the ECC is not rung.', ring: false };
  if (isLogOnUnsent(patrol, now)) return { text: 'The log-on has not left.', ring: false };
  if (!patrol.eccLogOnNotification) return { text: 'No log-on was sent. Ring the ECC.', ring: true };
  const callAt = eccCallAt(patrol);
  if (isPast({ when: callAt }, now)) return { text: 'No reply yet. Ring the ECC now.', ring: true };
  return { text: `Reply pending. Ring the ECC at ${formatTime(callAt, zone)}.`, ring: false };
}
