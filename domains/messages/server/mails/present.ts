import type { MailState, PatrolMail } from '#messages/contract';
import type { StoredMail } from '#platform/mail/store.ts';
import type { ShownMail } from './store.ts';

type Times = Pick<StoredMail, 'created' | 'sent' | 'abandoned' | 'bounced' | 'lastError' | 'nextAttempt'>;

/** Returns the state of a mail, and since when it has had it. */
export function mailStateOf(mail: Times): { state: MailState; when: string } {
  const { created, sent, abandoned, bounced, lastError } = mail;
  if (bounced) return { state: 'bounced', when: bounced };
  if (sent) return { state: 'handed-over', when: sent };
  if (abandoned) return { state: lastError ? 'refused' : 'dropped', when: abandoned };
  return { state: lastError ? 'delayed' : 'queued', when: created };
}

/** A mail to the ECC has no recipient's name until it is first tried. */
const ecc = 'ECC';

export function presentMail(row: ShownMail): PatrolMail {
  const { id, kind, recipient, name, address, via, lastError, nextAttempt, digest, repeated } = row;
  const { message: text, messageBy: by } = row;
  return {
    _id: id,
    kind,
    recipient: { name: name ?? (recipient === 'ecc' ? ecc : null), address, via },
    ...mailStateOf(row),
    reason: lastError,
    nextAttempt,
    digest,
    message: text && by ? { text, by } : null,
    repeated,
  };
}
