import type { Context } from '../context.ts';
import { announceChange } from '../database/announce.ts';
import type { Transaction } from '../database/connect.ts';
import type { AttemptOutcome } from './attempt.ts';
import { nextAttempt } from './back-off.ts';
import type { MailKinds, OutboxMail } from './kind.ts';
import { countMail } from './quota.ts';
import { mailKeyOf, markAbandoned, markFailed, markSent, type StoredMail } from './store.ts';

interface SettleOptions extends Context {
  kinds: MailKinds;
}

/** Records what became of an attempt. */
export async function settle(
  options: SettleOptions,
  tx: Transaction,
  mail: OutboxMail,
  outcome: AttemptOutcome,
): Promise<void> {
  if (outcome.is === 'done elsewhere') return;
  const settled = await mark(options, tx, mail, outcome);
  for (const row of settled) await announceMails(tx, row);
}

/** Marks the mail and those that it carries, and returns them. */
async function mark(
  options: SettleOptions,
  tx: Transaction,
  mail: OutboxMail,
  outcome: Exclude<AttemptOutcome, { is: 'done elsewhere' }>,
): Promise<StoredMail[]> {
  const key = mailKeyOf(mail);
  const now = options.clock.now();
  if (outcome.is === 'sent') return markAllSent(options, tx, mail, outcome);
  if (outcome.is === 'obsolete') return markAbandoned(tx, key, { abandoned: now, lastError: null });
  if (outcome.is === 'postponed') return postpone(tx, mail, outcome.until);
  const attempts = mail.attempts + 1;
  const failure = { attempts, lastError: outcome.reason };
  const next = outcome.is === 'refused' ? null : nextAttempt(mail, attempts, now);
  if (next) return markFailed(tx, key, { ...failure, nextAttempt: next });
  return markAbandoned(tx, key, { ...failure, abandoned: now });
}

/** Marks what was sent, and what the mail carried but left out, since it had become obsolete. */
async function markAllSent(
  options: SettleOptions,
  tx: Transaction,
  mail: OutboxMail,
  { at, quotaUse, leftOut }: Extract<AttemptOutcome, { is: 'sent' }>,
): Promise<StoredMail[]> {
  const sent = await markSent(tx, mailKeyOf(mail), { sent: at, leftOut });
  if (quotaUse) await countMail(tx, options.settings.secretKeys, quotaUse, at);
  for (const row of sent) await recordSent(options, tx, row, at);
  const dropped = await markAbandoned(tx, mailKeyOf(mail), { abandoned: at, lastError: null });
  return [...sent, ...dropped];
}

/** Lets the admins who look at the patrol see what became of the mail. */
async function announceMails(
  tx: Transaction,
  { organizationId, patrolId }: Pick<StoredMail, 'organizationId' | 'patrolId'>,
): Promise<void> {
  if (patrolId) await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
}

/** Lets a mail wait that is beyond its quota, and abandons it when a failing one would be. */
function postpone(tx: Transaction, mail: OutboxMail, until: string): Promise<StoredMail[]> {
  const lastError = 'The send quota of the day was used up.';
  const { attempts } = mail;
  if (nextAttempt(mail, attempts, until))
    return markFailed(tx, mailKeyOf(mail), { attempts, lastError, nextAttempt: until });
  return markAbandoned(tx, mailKeyOf(mail), { lastError, abandoned: until });
}

/** Lets the mail's kind record the sending. An error must not undo the mark, since the mail has been sent. */
async function recordSent(
  options: SettleOptions,
  tx: Transaction,
  mail: OutboxMail,
  now: string,
): Promise<void> {
  const kind = options.kinds[mail.kind];
  if (!kind?.sent) return;
  try {
    await tx.transaction(async (savepoint) => kind.sent?.(savepoint, mail, now));
  } catch (err) {
    options.log.error(
      { err, mail: mail.id, kind: mail.kind },
      'a mail was sent, but its feature could not record it',
    );
  }
}
