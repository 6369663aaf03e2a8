import { randomInt } from 'node:crypto';
import { isSignedBy, type SecretKeys, sign } from '#platform/tokens/signature.ts';

/** How many codes are made at once. */
const count = 10;
/** Letters and digits that are not taken for each other. Ten of them are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Returns new codes, such as `k3mwp-7xq2d`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${letters(half)}-${letters(half)}`);
}

function letters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns what is kept of codes: keyed hashes, which say nothing to who reads the table. */
export function hashesOf(keys: SecretKeys, personId: string, codes: readonly string[]): string[] {
  return codes.map((code) => sign(keys, textOf(personId, code)));
}

/** Returns the hashes without that of the code; null if none of them is. */
export function withoutCode(
  keys: SecretKeys,
  personId: string,
  code: string,
  hashes: readonly string[],
): string[] | null {
  const rest = hashes.filter((hash) => !isSignedBy(keys, textOf(personId, code), hash));
  return rest.length < hashes.length ? rest : null;
}

function textOf(personId: string, code: string): string {
  return JSON.stringify(['recovery-code', personId, code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')]);
}
