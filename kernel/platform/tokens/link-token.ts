import type { LinkPurpose } from '#contract';
import { isSignedBy, type SecretKeys, sign } from './signature.ts';

/** Computes the secret in a mailed link, `<id>.<HMAC of purpose and id>`; it is never stored (product 10.1). */
export function linkTokenText(keys: SecretKeys, purpose: LinkPurpose, id: string): string {
  return `${id}.${sign(keys, `${purpose}:${id}`)}`;
}

/** Returns a link token's id, or null if its signature is not valid for this purpose. */
export function readLinkToken(keys: SecretKeys, purpose: LinkPurpose, text: string): string | null {
  const [id, signature, ...rest] = text.split('.');
  if (!id || !signature || rest.length > 0) return null;
  return isSignedBy(keys, `${purpose}:${id}`, signature) ? id : null;
}
