import { NIL, parse, stringify } from 'uuid';
import type { AuditSubject } from '../auth/audit.ts';

const idLength = 16;

/**
 * Whose a passkey is, as it says itself: organization and person, in base64url. So the look-up of whoever signs in by nothing
 * else names the organization (decision 80). Both are random numbers, as WebAuthn section 14.6.1 asks.
 */
export function userHandle({ organizationId, id }: AuditSubject): string {
  return Buffer.concat([parse(organizationId ?? NIL), parse(id)]).toString('base64url');
}

/** Returns whom a handle names; null if it is none of ours. */
export function readUserHandle(handle: string): AuditSubject | null {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== 2 * idLength) return null;
  try {
    const organizationId = stringify(bytes.subarray(0, idLength));
    return {
      organizationId: organizationId === NIL ? null : organizationId,
      id: stringify(bytes.subarray(idLength)),
    };
  } catch {
    return null; // no UUIDs
  }
}
