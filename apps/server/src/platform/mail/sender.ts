import type { SendMailOptions } from 'nodemailer';
import { second } from '../clock.ts';
import type { Context } from '../context.ts';
import { announceChange } from '../database/announce.ts';
import type { Client, Transaction } from '../database/connect.ts';
import { inTransaction, inTransactionOf } from '../database/transaction.ts';
import { withDeadline } from '../deadline.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { handle, type TaskHandler } from '../jobs/task.ts';
import { countMail, findMailBlock, type Posting, type UrgentPosting } from './allowance.ts';
import { nextAttempt } from './back-off.ts';
import { composeMessage } from './compose.ts';
import { createHandovers, type Handovers } from './handovers.ts';
import type { Address, EmailMessage, MailKinds, OutboxMail } from './kind.ts';
import type { Lane } from './lanes.ts';
import type { Renderer } from './renderer.ts';
import { findReplyTo } from './reply-to.ts';
import { enqueueSending } from './send-mail.ts';
import {
  findDue,
  keyOf,
  listDue,
  markAbandoned,
  markAddressed,
  markFailed,
  markSent,
  whileSendingAlone,
} from './store.ts';
import { RefusedError, type Transport } from './transport/transport.ts';

export interface SenderOptions extends Context {
  transport: Transport;
  kinds: MailKinds;
  renderer: Renderer;
  lane: Lane;
}

/** The tasks with which a worker empties one lane of the outbox. */
export interface Sender {
  task: TaskHandler;
  /** Enqueues jobs for due mails again: failed ones, and any whose job was lost. */
  sweep: PeriodicTask;
  /** Marks what was delivered while the database could not be written to. */
  mark: PeriodicTask;
}

type Outcome =
  | { is: 'sent'; at: string; posting: Counted }
  | { is: 'obsolete' }
  | { is: 'done elsewhere' }
  | { is: 'postponed'; until: string }
  | { is: 'refused' | 'failed'; reason: string };

/** What a mail counts against, if anything. */
type Counted = Posting | UrgentPosting | null;

interface Composed {
  message: SendMailOptions;
  to: Address;
  posting: Counted;
}

/** How long composing may take, in milliseconds. */
const composeLimit = 10 * second;
/** After so many mails the other organizations have their turn. */
const batch = 10;
const sweepEvery = 10 * second;
const sweepBatch = 200;
const markEvery = second;

export function createSender(options: SenderOptions): Sender {
  const { lane } = options;
  const handovers = createHandovers<Outcome>({
    isDelivered: (outcome) => outcome.is === 'sent',
    record: (mail, outcome) => inTransaction(options.database, (tx) => settle(options, tx, mail, outcome)),
  });
  const named = (task: string) => (lane.urgent ? `${task}, urgent ones` : task);
  return {
    task: handle(lane.task, ({ organizationId }, signal) =>
      sendDue({ ...options, handovers }, organizationId, signal),
    ),
    sweep: { name: named('enqueue due mails'), every: sweepEvery, run: () => sweepMails(options) },
    mark: { name: named('mark delivered mails'), every: markEvery, run: handovers.recordDelivered },
  };
}

export async function sweepMails({
  database,
  clock,
  lane,
}: Pick<SenderOptions, 'database' | 'clock' | 'lane'>): Promise<void> {
  const due = await listDue(database, lane, clock.now(), sweepBatch);
  await inTransaction(database, (tx) => enqueueSending(tx, lane, due));
}

/**
 * Sends an organization's due mails of the lane one after the other: none is sent twice at once, and one organization never takes all
 * of the workers' slots (decision 15). If another process is at it, it will find the mails of this job too, since it looks
 * again after it has let go of them.
 */
async function sendDue(
  options: SenderOptions & { handovers: Handovers<Outcome> },
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, handovers, lane } = options;
  const ran = await whileSendingAlone(database, lane, organizationId, async (holder) => {
    for (let sent = 0; sent < batch; sent += 1) {
      const mail = await findDue(database, lane, organizationId, clock.now());
      if (!mail) return;
      await handovers.send(mail, () => attempt(options, holder, mail, signal));
    }
  });
  if (!ran || !(await findDue(database, lane, organizationId, clock.now()))) return;
  await inTransaction(database, (tx) => enqueueSending(tx, lane, [organizationId]));
}

/**
 * Tries to send one mail, without a transaction: if the worker dies it is due as before. A failed delivery is an outcome too, so
 * the job itself fails only when the database does. Whom the mail goes to is written first, through the connection that holds the
 * organization's lock: if the lock is lost or nothing can be written, nothing leaves.
 */
async function attempt(
  options: SenderOptions,
  holder: Client,
  mail: OutboxMail,
  signal: AbortSignal,
): Promise<Outcome> {
  const { log, transport, clock } = options;
  const composed = await compose(options, mail, signal);
  if ('is' in composed) return composed;
  const { id, created, organizationId } = mail;
  const { message, to, posting } = composed;
  const isDue = await inTransactionOf(holder, (tx) => markAddressed(tx, keyOf(mail), to));
  if (!isDue) return { is: 'done elsewhere' };
  try {
    await transport.deliver({ id, created, organizationId, message }, signal);
    return { is: 'sent', at: clock.now(), posting };
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
  signal: AbortSignal,
): Promise<Composed | Outcome> {
  const { kinds, settings, log } = options;
  const now = options.clock.now();
  try {
    const kind = kinds[mail.kind];
    if (!kind) throw new Error(`There is no kind of mail "${mail.kind}"`);
    const message = await withDeadline(composeLimit, signal, () => kind.compose(mail));
    if (!message) return { is: 'obsolete' };
    const posting = postingOf(mail, message);
    const until = posting && (await findMailBlock(options.database, settings.secretKeys, posting, now));
    if (until) return { is: 'postponed', until };
    const letter = await options.renderer.render(message.letter, signal);
    const { to, from } = message;
    const replyTo = message.replyTo ? [message.replyTo] : await findReplyTo(options, { mail, from });
    return { message: composeMessage(mail, message, letter, { settings, replyTo, now }), to, posting };
  } catch (err) {
    signal.throwIfAborted();
    log.error({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be composed');
    return { is: 'failed', reason: 'The mail could not be composed.' };
  }
}

function postingOf(
  { organizationId, urgent, patrolId, kind }: OutboxMail,
  { to: { address }, allowance }: EmailMessage,
): Counted {
  if (!organizationId) return null;
  if (urgent) return { organizationId, patrolId, kind, address };
  return allowance && { organizationId, allowance, address };
}

async function settle(
  options: SenderOptions,
  tx: Transaction,
  mail: OutboxMail,
  outcome: Outcome,
): Promise<void> {
  const key = keyOf(mail);
  const now = options.clock.now();
  if (outcome.is === 'done elsewhere') return;
  if (outcome.is === 'sent') {
    const { at, posting } = outcome;
    await markSent(tx, key, { sent: at });
    if (posting) await countMail(tx, options.settings.secretKeys, posting, at);
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
  await announceLedger(tx, mail);
}

/** Lets the admins who look at the patrol see what became of the mail. */
async function announceLedger(
  tx: Transaction,
  { organizationId, patrolId }: Pick<OutboxMail, 'organizationId' | 'patrolId'>,
): Promise<void> {
  if (organizationId && patrolId) await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
}

/** Lets a mail wait that is beyond its allowance, and abandons it when a failing one would be. */
async function postpone(tx: Transaction, mail: OutboxMail, until: string): Promise<void> {
  const lastError = 'The allowance of the day was used up.';
  const { attempts } = mail;
  if (nextAttempt(mail, attempts, until))
    await markFailed(tx, keyOf(mail), { attempts, lastError, nextAttempt: until });
  else await markAbandoned(tx, keyOf(mail), { lastError, abandoned: until });
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
