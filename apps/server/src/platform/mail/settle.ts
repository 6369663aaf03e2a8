import type { Context } from '../context.ts';
import { announceChange } from '../database/announce.ts';
import type { Transaction } from '../database/connect.ts';
import type { Outcome } from './attempt.ts';
import { nextAttempt } from './back-off.ts';
import type { MailKinds, OutboxMail } from './kind.ts';
import { countMail } from './quota.ts';
import { keyOf, markAbandoned, markFailed, markSent } from './store.ts';

interface SettleOptions extends Context {
  kinds: MailKinds;
}

/** Records what became of an attempt. */
export async function settle(
  options: SettleOptions,
  tx: Transaction,
  mail: OutboxMail,
  outcome: Outcome,
): Promise<void> {
  const key = keyOf(mail);
  const now = options.clock.now();
  if (outcome.is === 'done elsewhere') return;
  if (outcome.is === 'sent') {
    const { at, quotaUse } = outcome;
    await markSent(tx, key, { sent: at });
    if (quotaUse) await countMail(tx, options.settings.secretKeys, quotaUse, at);
    await recordSent(options, tx, mail, at);
  } else if (outcome.is === 'obsolete') {
    await markAbandoned(tx, key, { abandoned: now, lastError: null });
  } else if (outcome.is === 'postponed') {
    await postpone(tx, mail, outcome.until);
  } else {
    const attempts = mail.attempts + 1;
    const failure = { attempts, lastError: outcome.reason };
    const next = outcome.is === 'refused' ? null : nextAttempt(mail, attempts, now);
    if (next) await markFailed(tx, key, { ...failure, nextAttempt: next });
    else await markAbandoned(tx, key, { ...failure, abandoned: now });
  }
  await announceMails(tx, mail);
}

/** Lets the admins who look at the patrol see what became of the mail. */
async function announceMails(
  tx: Transaction,
  { organizationId, patrolId }: Pick<OutboxMail, 'organizationId' | 'patrolId'>,
): Promise<void> {
  if (organizationId && patrolId) await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
}

/** Lets a mail wait that is beyond its quota, and abandons it when a failing one would be. */
async function postpone(tx: Transaction, mail: OutboxMail, until: string): Promise<void> {
  const lastError = 'The send quota of the day was used up.';
  const { attempts } = mail;
  if (nextAttempt(mail, attempts, until))
    await markFailed(tx, keyOf(mail), { attempts, lastError, nextAttempt: until });
  else await markAbandoned(tx, keyOf(mail), { lastError, abandoned: until });
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
