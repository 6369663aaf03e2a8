import { createHash } from 'node:crypto';
import type { Settings } from '../../platform/settings.ts';
import { linkTokenText, readLinkToken } from '../../platform/tokens/link-token.ts';

type SecretKeys = Settings['secretKeys'];

interface Watcher {
  id: string;
  email: string;
}

const idLength = 36;

/** Returns the address of the page on which a watcher chooses notices. It is theirs as long as they keep their address (product 11.48). */
export function noticesPage(
  { secretKeys, publicUrl }: Pick<Settings, 'secretKeys' | 'publicUrl'>,
  watcher: Watcher,
): string {
  const token = linkTokenText(secretKeys, 'notices', subjectOf(watcher));
  return new URL(`/notices/${token}`, publicUrl).href;
}

/** Returns the id of the person for whom a link was made, and whether it went to the address that they have; null if it is forged. */
export function readNoticesLink(keys: SecretKeys, linkToken: string) {
  const subject = readLinkToken(keys, 'notices', linkToken);
  if (!subject) return null;
  const id = subject.slice(0, idLength);
  return { id, isTo: (email: string) => subject === subjectOf({ id, email }) };
}

function subjectOf({ id, email }: Watcher): string {
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return id + address.slice(0, 16);
}
