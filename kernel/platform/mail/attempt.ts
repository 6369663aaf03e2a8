import type { SendMailOptions } from 'nodemailer';
import { minute, second } from '../clock.ts';
import type { Context } from '../context.ts';
import type { PoolConnection } from '../database/connect.ts';
import { inTransactionOf } from '../database/transaction.ts';
import { withDeadline } from '../deadline.ts';
import type { Log } from '../log.ts';
import { seldom } from '../seldom.ts';
import { composeMessage } from './compose.ts';
import type { EmailMessage, MailAddress, MailKinds, OutboxMail } from './kind.ts';
import { findMailBlock, type QuotaUse, type UrgentQuotaUse } from './quota.ts';
import type { Renderer } from './renderer.ts';
import { mailKeyOf, markAddressed } from './store.ts';
import { RefusedError, type Transport } from './transport/transport.ts';

/** What mails are composed and handed over with. */
export interface AttemptOptions extends Context {
  transport: Transport;
  kinds: MailKinds;
  renderer: Renderer;
  /** Returns who reads the answers to a mail; undefined where its From says so. */
  findReplyTo(answered: Answered): Promise<MailAddress[] | undefined>;
}

/** What a mail's Reply-To depends on. */
export interface Answered {
  mail: Pick<OutboxMail, 'organizationId' | 'recipient'>;
  from: EmailMessage['from'];
}

/** What became of an attempt. */
export type AttemptOutcome =
  | { is: 'sent'; at: string; quotaUse: Counted; leftOut: readonly string[] }
  | { is: 'obsolete' }
  | { is: 'done elsewhere' }
  | { is: 'postponed'; until: string }
  | { is: 'refused' | 'failed'; reason: string };

/** What a mail is counted for; null if it has no quota. */
type Counted = QuotaUse | UrgentQuotaUse | null;

interface Composed {
  message: SendMailOptions;
  to: MailAddress;
  quotaUse: Counted;
  leftOut: readonly string[];
}

/** How long composing may take, in milliseconds. */
const composeLimit = 10 * second;

/**
 * Tries to send one mail, without a transaction: if the worker dies it is due as before. A failed delivery is an outcome too, so
 * the job itself fails only when the database does. Whom the mail goes to is written first, through the connection that holds the
 * organization's lock: if the lock is lost or nothing can be written, nothing leaves. Calls `onHandOver` before the mail server is spoken
 * to: what is left may take long, and needs neither that connection nor a thread.
 */
export async function attemptMail(
  options: AttemptOptions,
  holder: PoolConnection,
  mail: OutboxMail,
  { signal, onHandOver }: { signal: AbortSignal; onHandOver(): void },
): Promise<AttemptOutcome> {
  const { log, transport, clock } = options;
  const composed = await compose(options, mail, signal);
  if ('is' in composed) return composed;
  const { id, created, organizationId } = mail;
  const { message, to, quotaUse, leftOut } = composed;
  const isDue = await inTransactionOf(holder, (tx) => markAddressed(tx, mailKeyOf(mail), to));
  if (!isDue) return { is: 'done elsewhere' };
  onHandOver();
  try {
    await transport.deliver({ id, created, organizationId, message }, signal);
    return { is: 'sent', at: clock.now(), quotaUse, leftOut };
  } catch (err) {
    signal.throwIfAborted();
    warnOf(log, err, mail);
    return { is: err instanceof RefusedError ? 'refused' : 'failed', reason: reasonOf(err) };
  }
}

/** For all lanes of this process. */
const serverAway = seldom(minute);

/** Logs what became of a mail by itself; of a mail server that is away, which concerns all mails, a line a minute is enough. */
function warnOf(log: Log, err: unknown, { id, kind }: OutboxMail): void {
  if (concernsMail(err)) {
    log.warn({ err, mail: id, kind }, 'a mail could not be handed over');
    return;
  }
  const told = serverAway();
  if (told) log.warn({ err, untold: told.untold }, 'the mail server cannot be used; mails wait');
}

/** Whether the mail server has answered to this mail, and not to us: what it says to a greeting or a password concerns all mails. */
function concernsMail(err: unknown): boolean {
  if (err instanceof RefusedError) return true;
  if (!(err instanceof Error) || !('responseCode' in err) || !('command' in err)) return false;
  return ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(err.command));
}

/** Composes the message. Internal errors are only logged: they may contain data that is not for the mail's row. */
async function compose(
  options: AttemptOptions,
  mail: OutboxMail,
  signal: AbortSignal,
): Promise<Composed | AttemptOutcome> {
  const { kinds, settings, log } = options;
  const now = options.clock.now();
  try {
    const kind = kinds[mail.kind];
    if (!kind) throw new Error(`There is no kind of mail "${mail.kind}"`);
    const message = await withDeadline(composeLimit, signal, () => kind.compose(mail));
    if (!message) return { is: 'obsolete' };
    const quotaUse = quotaUseOf(mail, message);
    const until = quotaUse && (await findMailBlock(options.database, settings.secretKeys, quotaUse, now));
    if (until) return { is: 'postponed', until };
    const content = await options.renderer.render(message.content, signal);
    const { to, from, leftOut = [] } = message;
    const replyTo = await replyToOf(options, { mail, from }, message);
    const composed = composeMessage(mail, message, content, { settings, replyTo, now });
    return { message: composed, to, quotaUse, leftOut };
  } catch (err) {
    signal.throwIfAborted();
    log.error({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be composed');
    return { is: 'failed', reason: 'The mail could not be composed.' };
  }
}

async function replyToOf(
  { findReplyTo }: Pick<AttemptOptions, 'findReplyTo'>,
  answered: Answered,
  { replyTo }: Pick<EmailMessage, 'replyTo'>,
): Promise<MailAddress[] | undefined> {
  if (replyTo === undefined) return findReplyTo(answered);
  return replyTo === null ? [] : [replyTo];
}

function quotaUseOf(
  { organizationId, urgent, patrolId, kind }: OutboxMail,
  { to: { address }, quota }: EmailMessage,
): Counted {
  if (!organizationId) return null;
  if (urgent) return { organizationId, patrolId, kind, address };
  return quota && { organizationId, quota, address };
}

/** Returns the error's message on one line; nodemailer's errors contain no credentials. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}
