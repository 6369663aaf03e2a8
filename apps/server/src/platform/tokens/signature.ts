import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed signatures under SECRET_KEY: the first key signs, every key verifies (design 5). */
export type SecretKeys = readonly [string, ...string[]];

/** 256 bits, base64url. */
export function sign(keys: SecretKeys, text: string): string {
  return mac(keys[0], text);
}

/** Compares in constant time with the signature under each key. */
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
