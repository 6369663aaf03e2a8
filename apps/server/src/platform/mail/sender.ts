import type { SendMailOptions } from 'nodemailer';
import { second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/connect.ts';
import type { Round } from '../jobs/rounds.ts';
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

/** What a worker needs to empty the outbox. */
export interface Sender {
  task: TaskHandler;
  /** Queues again what is due: failed mails, by our clock, and any whose job was lost. */
  sweep: Round;
}

type Outcome = { is: 'sent' } | { is: 'moot' } | { is: 'refused' | 'failed'; reason: string };

const sweepEvery = 10 * second;
const sweepAtOnce = 200;

export function createSender(options: SenderOptions): Sender {
  return {
    task: handle(sendMailTask, (key, signal) => sendMail(options, key, signal)),
    sweep: { name: 'sweep mails', every: sweepEvery, run: () => sweepMails(options) },
  };
}

export async function sweepMails({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const due = await dueMails(database, clock.now(), sweepAtOnce);
  await database.transaction((tx) => enqueueAll(tx, sendMailTask, due.map(sendMailJob)));
}

/**
 * Sends one mail. Its row stays locked from claim to result, on one transaction that a dying worker leaves undone: then the
 * mail is due as before. A failure is a result too, so the job itself fails only when the database does.
 */
async function sendMail(options: SenderOptions, key: MailKey, signal: AbortSignal): Promise<void> {
  await options.database.transaction(async (tx) => {
    const mail = await claimMail(tx, key);
    if (!mail) return;
    const outcome = await attempt(options, mail, signal);
    await settle(options, tx, key, mail, outcome);
  });
}

async function attempt(options: SenderOptions, mail: OutboxMail, signal: AbortSignal): Promise<Outcome> {
  const { log, transport } = options;
  const message = await write(options, mail);
  if ('is' in message) return message;
  try {
    await transport.deliver({ id: mail.id, created: mail.created, message: message.written }, signal);
    return { is: 'sent' };
  } catch (err) {
    signal.throwIfAborted();
    log.warn({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be handed over');
    return { is: err instanceof RefusedError ? 'refused' : 'failed', reason: reasonOf(err) };
  }
}

/** An error of ours stays in the log: it may name things that admins have no business with. */
async function write(
  options: SenderOptions,
  mail: OutboxMail,
): Promise<{ written: SendMailOptions } | Outcome> {
  const { kinds, settings, clock, log } = options;
  try {
    const kind = kinds[mail.kind];
    if (!kind) throw new Error(`there is no kind of mail "${mail.kind}"`);
    const letter = await kind.compose(mail);
    if (!letter) return { is: 'moot' };
    return { written: await composeMessage(mail, letter, { settings, now: clock.now() }) };
  } catch (err) {
    log.error({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be written');
    return { is: 'failed', reason: 'The letter could not be written.' };
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
    await noteSent(options, tx, mail, now);
  } else if (outcome.is === 'moot') {
    await markAbandoned(tx, key, { abandoned: now });
  } else {
    const attempts = mail.attempts + 1;
    const failure = { attempts, lastError: outcome.reason };
    const next = outcome.is === 'refused' ? null : nextAttempt(mail, attempts, now);
    if (next) await markFailed(tx, key, { ...failure, nextAttempt: next });
    else await markAbandoned(tx, key, { ...failure, abandoned: now });
  }
}

/** The mail is out whatever becomes of this: an error here must not undo that it is marked as sent. */
async function noteSent(
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
      'a mail was sent, but not noted where it belongs',
    );
  }
}

/** What the other side said, on one line; nodemailer's errors hold no credentials. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}
