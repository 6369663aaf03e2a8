import { createHmac, timingSafeEqual } from 'node:crypto';

/** The keys of signatures, from SECRET_KEY: the first key signs, every key verifies (product 15.3). */
export type SecretKeys = readonly [string, ...string[]];

/** Returns an HMAC of 256 bits in base64url. */
export function sign(keys: SecretKeys, text: string): string {
  return mac(keys[0], text);
}

/** Returns whether any key made the signature; compares in constant time. */
export function isSignedBy(keys: SecretKeys, text: string, signature: string): boolean {
  return keys.some((key) => {
    const expected = Buffer.from(mac(key, text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function mac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
