import type { Audit, AuditEvent } from '@patrolbook/contract';

/** These three are shown as failures with their reason (product 14.7). */
const failures: ReadonlySet<AuditEvent> = new Set(['session-revoked', 'locked-out', 'sign-in-failure']);

/** Words an event: `Sign in failed - {reason}`, or its name as a sentence: `Sign in success`. */
export function auditText({ event, data }: Pick<Audit, 'event' | 'data'>): string {
  if (failures.has(event)) return data.reason ? `Sign in failed - ${data.reason}` : 'Sign in failed';
  const words = event.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
