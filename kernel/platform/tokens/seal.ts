import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { SecretKeys } from './signature.ts';

/**
 * Encrypts a text that only this installation reads again (JWE, RFC 7516, with A256GCM). It does not open as another kind of thing than
 * `what`.
 */
export function seal(keys: SecretKeys, what: string, text: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(cipherKey(keys[0], what));
}

/** Returns the text; undefined if none of the keys opens it as such a thing. */
export async function unseal(keys: SecretKeys, what: string, sealed: string): Promise<string | undefined> {
  for (const key of keys) {
    try {
      const { plaintext } = await compactDecrypt(sealed, cipherKey(key, what));
      return Buffer.from(plaintext).toString();
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error; // another key may open it
    }
  }
  return undefined;
}

/** A key of 256 bits for each kind of thing. */
function cipherKey(key: string, what: string): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify(['seal', what, key]))
    .digest();
}
