import type { LinkPurpose } from '@patrolbook/contract';
import { isSignedBy, type SecretKeys, sign } from './signature.ts';

/** The secret in a mailed link: `<id>.<HMAC of purpose and id>`. Computed when a mail is rendered, never stored (design 6.2). */
export function linkTokenText(keys: SecretKeys, purpose: LinkPurpose, id: string): string {
  return `${id}.${sign(keys, `${purpose}:${id}`)}`;
}

/** The id of a link token, or null if it is none of ours for this purpose. */
export function readLinkToken(keys: SecretKeys, purpose: LinkPurpose, text: string): string | null {
  const [id, signature, ...rest] = text.split('.');
  if (!id || !signature || rest.length > 0) return null;
  return isSignedBy(keys, `${purpose}:${id}`, signature) ? id : null;
}
