import { timingSafeEqual } from 'node:crypto';
import { type SecretKeys, sign } from '../../../platform/tokens/signature.ts';

/** 96 bits, so that `ecc-<id>-<signature>` has 61 of the 64 octets of a local part (RFC 5321 section 4.5.3.1.1). */
const signatureDigits = 24;

const localPart = /^ecc-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{24})$/;

/**
 * Returns the address for replies to a mail, by the id of its link token, a UUID. Only who was mailed it can know it. It means
 * the same in upper and lower case, since mail systems change it (product 11.10).
 */
export function replyAddress(keys: SecretKeys, linkId: string, domain: string): string {
  return `ecc-${linkId.replaceAll('-', '')}-${signatureOf(keys[0], linkId)}@${domain}`;
}

/** Returns the id of the link token, or null if the address is of another domain, of another form or not signed by us. */
export function readReplyAddress(keys: SecretKeys, address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
  const [, ...parts] = localPart.exec(address.slice(0, Math.max(at, 0)).toLowerCase()) ?? [];
  const id = parts.slice(0, 5).join('-');
  const given = Buffer.from(parts.at(5) ?? '');
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}

function signatureOf(key: string, id: string): string {
  return Buffer.from(sign([key], `ecc-reply:${id}`), 'base64url')
    .toString('hex')
    .slice(0, signatureDigits);
}
