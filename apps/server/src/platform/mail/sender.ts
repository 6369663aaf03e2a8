import type { SendMailOptions } from 'nodemailer';
import { second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { enqueueAll } from '../jobs/store.ts';
import { handle, type TaskHandler } from '../jobs/task.ts';
import { nextAttempt } from './back-off.ts';
import { composeMessage } from './compose.ts';
import type { MailKinds, OutboxMail } from './kind.ts';
import { type MailKey, sendMailJob, sendMailTask } from './send-mail.ts';
import { claimMail, dueMails, markAbandoned, markFailed, markSent } from './store.ts';
import { RefusedError, type Transport } from './transport/transport.ts';

export interface SenderOptions extends Context {
  transport: Transport;
  kinds: MailKinds;
}

/** The tasks with which a worker empties the outbox. */
export interface Sender {
  task: TaskHandler;
  /** Enqueues due mails again: failed ones, and any whose job was lost. */
  sweep: PeriodicTask;
}

type Outcome = { is: 'sent' } | { is: 'obsolete' } | { is: 'refused' | 'failed'; reason: string };

const sweepEvery = 10 * second;
const sweepBatch = 200;

export function createSender(options: SenderOptions): Sender {
  return {
    task: handle(sendMailTask, (key, signal) => sendMail(options, key, signal)),
    sweep: { name: 'enqueue due mails', every: sweepEvery, run: () => sweepMails(options) },
  };
}

export async function sweepMails({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const due = await dueMails(database, clock.now(), sweepBatch);
  await inTransaction(database, (tx) => enqueueAll(tx, sendMailTask, due.map(sendMailJob)));
}

/**
 * Sends one mail. One transaction locks its row until the result is stored; if the worker dies it is rolled back and the
 * mail is due as before. A failed delivery is a result too, so the job itself fails only when the database does.
 */
async function sendMail(options: SenderOptions, key: MailKey, signal: AbortSignal): Promise<void> {
  await inTransaction(options.database, async (tx) => {
    const mail = await claimMail(tx, key);
    if (!mail) return;
    const outcome = await attempt(options, mail, signal);
    await settle(options, tx, key, mail, outcome);
  });
}

async function attempt(options: SenderOptions, mail: OutboxMail, signal: AbortSignal): Promise<Outcome> {
  const { log, transport } = options;
  const composed = await compose(options, mail);
  if ('is' in composed) return composed;
  try {
    await transport.deliver({ id: mail.id, created: mail.created, message: composed.message }, signal);
    return { is: 'sent' };
  } catch (err) {
    signal.throwIfAborted();
    log.warn({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be handed over');
    return { is: err instanceof RefusedError ? 'refused' : 'failed', reason: reasonOf(err) };
  }
}

/** Composes the message. Internal errors are only logged: they may contain data that is not for the mail's row. */
async function compose(
  options: SenderOptions,
  mail: OutboxMail,
): Promise<{ message: SendMailOptions } | Outcome> {
  const { kinds, settings, clock, log } = options;
  try {
    const kind = kinds[mail.kind];
    if (!kind) throw new Error(`There is no kind of mail "${mail.kind}"`);
    const message = await kind.compose(mail);
    if (!message) return { is: 'obsolete' };
    return { message: await composeMessage(mail, message, { settings, now: clock.now() }) };
  } catch (err) {
    log.error({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be composed');
    return { is: 'failed', reason: 'The mail could not be composed.' };
  }
}

async function settle(
  options: SenderOptions,
  tx: Transaction,
  key: MailKey,
  mail: OutboxMail,
  outcome: Outcome,
): Promise<void> {
  const now = options.clock.now();
  if (outcome.is === 'sent') {
    await markSent(tx, key, now);
    await recordSent(options, tx, mail, now);
  } else if (outcome.is === 'obsolete') {
    await markAbandoned(tx, key, { abandoned: now });
  } else {
    const attempts = mail.attempts + 1;
    const failure = { attempts, lastError: outcome.reason };
    const next = outcome.is === 'refused' ? null : nextAttempt(mail, attempts, now);
    if (next) await markFailed(tx, key, { ...failure, nextAttempt: next });
    else await markAbandoned(tx, key, { ...failure, abandoned: now });
  }
}

/** Lets the mail's kind record the sending. An error must not undo the mark, since the mail has been sent. */
async function recordSent(
  options: SenderOptions,
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

/** Returns the error's message on one line; nodemailer's errors contain no credentials. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}
