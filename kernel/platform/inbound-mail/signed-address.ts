import { timingSafeEqual } from 'node:crypto';
import { type SecretKeys, sign } from '../tokens/signature.ts';

/**
 * The purposes of mails to our own addresses, each with the text that is signed. A mail to `ecc` answers the
 * message of a link token. A mail to `bounce` says that a mail could not be delivered.
 */
const purposes = { ecc: 'ecc-reply', bounce: 'bounce' } as const;
type Purpose = keyof typeof purposes;

/**
 * 96 bits, so that `bounce-<id>-<signature>` fits exactly in the 64 octets of a local part (RFC 5321 section
 * 4.5.3.1.1).
 */
const signatureDigits = 24;

const localPart =
  /^([a-z]+)-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{24})$/;

/**
 * Returns an address for mails about `id`, a UUID. Only the recipient of our mail can know it. Upper and lower
 * case mean the same, because mail systems change them (product 11.10).
 */
export function signedAddress(keys: SecretKeys, purpose: Purpose, id: string, domain: string): string {
  return `${purpose}-${id.replaceAll('-', '')}-${signatureOf(keys[0], purpose, id)}@${domain}`;
}

/** Returns the id. Returns null if the address is of another domain, purpose or form, or not signed by us. */
export function readSignedAddress(
  keys: SecretKeys,
  purpose: Purpose,
  address: string,
  domain: string,
): string | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
  const [, named, ...parts] = localPart.exec(address.slice(0, Math.max(at, 0)).toLowerCase()) ?? [];
  if (named !== purpose) return null;
  const id = parts.slice(0, 5).join('-');
  const given = Buffer.from(parts.at(5) ?? '');
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, purpose, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}

function signatureOf(key: string, purpose: Purpose, id: string): string {
  return Buffer.from(sign([key], `${purposes[purpose]}:${id}`), 'base64url')
    .toString('hex')
    .slice(0, signatureDigits);
}
