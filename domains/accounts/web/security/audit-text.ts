import type { Audit, AuditEvent } from '#accounts/contract';
import { sessionTexts } from '../texts.ts';

/** These three are shown as failures with their reason (product 14.7). */
const failures: ReadonlySet<AuditEvent> = new Set(['session-revoked', 'locked-out', 'sign-in-failure']);

/** Words an event: `Sign in failed - {reason}`, or its name as a sentence: `Sign in success`. */
export function auditText({ event, data }: Pick<Audit, 'event' | 'data'>): string {
  return failures.has(event) && data.reason
    ? sessionTexts.failedBecause({ reason: data.reason })
    : sessionTexts.happened(event);
}
