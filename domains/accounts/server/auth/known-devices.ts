import { v7 as newId } from 'uuid';
import { isSignedBy, type SecretKeys, sign } from '#platform/tokens/signature.ts';

/**
 * The device cookie holds an entry, `<id>~<signature>`, for each of the last accounts that know the device, the
 * newest first.
 */
const maxAccounts = 5;

/** Returns the id under which this device is known to the account; null for a new one. */
export function knownDevice(keys: SecretKeys, cookie: string | undefined, email: string): string | null {
  const known = entries(cookie).find((entry) => isOf(keys, entry, email));
  return known?.id ?? null;
}

/**
 * Returns the new value of the device cookie. The device gets a new id, so that earlier failures on it, or on a copy of its
 * cookie, no longer count.
 */
export function rememberDevice(keys: SecretKeys, cookie: string | undefined, email: string): string {
  const id = newId();
  const others = entries(cookie).filter((entry) => !isOf(keys, entry, email));
  return [{ id, signature: sign(keys, subject(id, email)) }, ...others]
    .slice(0, maxAccounts)
    .map((entry) => `${entry.id}~${entry.signature}`)
    .join('.');
}

interface Entry {
  id: string;
  signature: string;
}

function entries(cookie: string | undefined): Entry[] {
  return (cookie ?? '')
    .split('.')
    .slice(0, maxAccounts)
    .map((part) => part.split('~'))
    .flatMap(([id, signature]) => (id && signature ? [{ id, signature }] : []));
}

function isOf(keys: SecretKeys, { id, signature }: Entry, email: string): boolean {
  return isSignedBy(keys, subject(id, email), signature);
}

function subject(id: string, email: string): string {
  return `device:${id}:${email.toLowerCase()}`;
}
