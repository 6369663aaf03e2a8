import { parse } from 'bowser';
import type { Audit, AuditEvent, Session } from '#accounts/contract';
import { sessionTexts } from '../texts.ts';

/** These three are shown as failures with their reason (product 14.7). */
const failures: ReadonlySet<AuditEvent> = new Set(['session-revoked', 'locked-out', 'sign-in-failure']);

/** Words an event: `Sign in failed - {reason}`, or its name as a sentence: `Sign in success`. */
export function auditText({ event, data }: Pick<Audit, 'event' | 'data'>): string {
  return failures.has(event) && data.reason
    ? sessionTexts.failedBecause({ reason: data.reason })
    : sessionTexts.happened(event);
}

type SessionState = 'open' | 'expired' | 'revoked';

/** Returns the state of a session. A revoked one stays revoked after it expires. `now` is milliseconds since 1970. */
export function sessionState(
  { revoked, expires }: Pick<Session, 'revoked' | 'expires'>,
  now: number,
): SessionState {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) <= now ? 'expired' : 'open';
}

/** Returns "Chrome on Android", from the user agent; 'unknown' when it is not recognized. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return sessionTexts.unknown; // the parser rejects an empty text
  const { browser, os } = parse(userAgent);
  const system = os.name;
  if (!browser.name) return system || sessionTexts.unknown;
  // "Samsung Internet for Android" already names the system.
  if (!system || browser.name.includes(system)) return browser.name;
  return sessionTexts.browserOn({ browser: browser.name, system });
}
