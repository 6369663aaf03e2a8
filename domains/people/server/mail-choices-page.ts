import { createHash } from 'node:crypto';
import type { MailChoices } from '#people/contract';
import type { Settings } from '#platform/settings.ts';
import { linkTokenText, readLinkToken } from '#platform/tokens/link-token.ts';

type SecretKeys = Settings['secretKeys'];

/** What a mail that nobody has to get is: one click in a mail program ends these (product 11.47). */
export type ChosenKind = keyof MailChoices;

interface Recipient {
  id: string;
  email: string;
}

const kinds: readonly ChosenKind[] = ['notices', 'summaries'];
const idLength = 36;

/** Returns the address of the page on which somebody chooses which mails they get. It is theirs as long as they keep their address (product 11.48). */
export function mailChoicesPage(
  { secretKeys, publicUrl }: Pick<Settings, 'secretKeys' | 'publicUrl'>,
  kind: ChosenKind,
  recipient: Recipient,
): string {
  const token = linkTokenText(secretKeys, kind, subjectOf(recipient));
  return new URL(`/notices/${token}`, publicUrl).href;
}

/** Returns what a link was mailed with, and for whom; null if it is forged. `isTo` tells whether it went to this address. */
export function readMailChoicesLink(keys: SecretKeys, linkToken: string) {
  for (const kind of kinds) {
    const subject = readLinkToken(keys, kind, linkToken);
    const id = subject?.slice(0, idLength);
    if (id) return { kind, id, isTo: (email: string) => subject === subjectOf({ id, email }) };
  }
  return null;
}

function subjectOf({ id, email }: Recipient): string {
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return id + address.slice(0, 16);
}
