import { Secret, TOTP } from 'otpauth';
import { second } from '#platform/clock.ts';

/** What every authenticator app takes: six digits, every 30 seconds (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };
/** The length of a key in bytes: 160 bits, as RFC 4226 section 4 recommends. */
const keyLength = 20;
/** What else has six characters cannot be compared. */
const sixDigits = /^\d{6}$/;
/** How many intervals a phone's clock may be wrong. */
const window = 1;

/** Returns a new key in base32. */
export function newAppKey(): string {
  return new Secret({ size: keyLength }).base32;
}

/** Returns a key as an address that an app scans. `issuer` and `label` are what the app shows. */
export function keyAddress(key: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...shape, secret: key, issuer, label }).toString();
}

const unspaced = (code: string) => code.replaceAll(/[\s-]/g, '');

/** Whether this may be a code of an app, and no recovery code. */
export function isAppCode(code: string): boolean {
  return sixDigits.test(unspaced(code));
}

/** Returns the number of the interval whose code this is, however it is spaced, of those near `now`; null if it is none of them. */
export function intervalOf(key: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now);
  if (!isAppCode(code)) return null;
  const token = unspaced(code);
  const delta = new TOTP({ ...shape, secret: key }).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / second / shape.period) + delta;
}
