import type { Clock } from '../clock.ts';
import type { Reader, Transaction } from '../database/connect.ts';
import type { Settings } from '../settings.ts';
import type { EmailContent } from './content.ts';
import type { Quota } from './quota.ts';

/** A mail to be queued. */
export interface QueuedMail {
  /** Null for mails to super administrators. */
  organizationId: string | null;
  /** That of its definition (`define.ts`). */
  kind: string;
  /**
   * Identifies the cause, e.g. the assignment's id. There is only ever one mail per kind, cause and recipient, unless an admin
   * has it sent again.
   */
  cause: string;
  /** The person's or guest's id, or `ecc`. */
  recipient: string;
  /** The patrol it is about, in whose list admins see the mail; null for a mail about an account. */
  patrolId: string | null;
  /** What it is composed from when it is sent: ids, and what would be lost by then; never a secret. */
  subject: Record<string, string>;
  /** Until when it waits for a later mail to take its place (product 11.22); by default it is due at once. */
  due?: string;
  /** Whether it waits to be told in its recipient's digest (product 11.61). */
  forDigest?: boolean;
}

/** A mail in the outbox. */
export interface OutboxMail extends Omit<QueuedMail, 'due' | 'forDigest'> {
  id: string;
  /** Whether its kind is urgent (product 11.19). */
  urgent: boolean;
  created: string;
  /** Failed attempts so far. */
  attempts: number;
}

/** What mails are composed from. Nothing is written: the database may be a transaction that asks whether a mail is obsolete. */
export interface MailContext {
  database: Reader;
  clock: Clock;
  settings: Settings;
}

/** How the outbox composes one kind of mail (`define.ts`). */
export interface MailKind {
  /** Composes the message from the current data. Null when it has become obsolete (removed, cancelled, …): it is dropped. */
  compose(mail: OutboxMail): Promise<EmailMessage | null>;
  /** Records in the feature's tables that it was sent, in the transaction that marks the mail as sent. */
  sent?(tx: Transaction, mail: OutboxMail, now: string): Promise<void>;
  /** Records that it came back, in the transaction that marks the mail as bounced. */
  bounced?(tx: Transaction, mail: OutboxMail, returned: ReturnedMail): Promise<void>;
}

/** A mail that says that one of ours could not be delivered. */
export interface ReturnedMail {
  from: string;
  subject: string;
  text: string;
  /** The whole mail. */
  raw: Uint8Array;
  /** Why, in the words of the mail server. */
  reason: string;
}

export type MailKinds = Readonly<Record<string, MailKind>>;

export interface MailAddress {
  name: string;
  address: string;
}

/** A mail ready to be rendered by the template of this name. */
export interface EmailMessage<Template extends string = string> {
  to: MailAddress;
  /** The organization's From (`Name <address>` or an address); null for the platform's. */
  from: string | null;
  content: EmailContent<Template>;
  /** What it counts against (product 11.7); null for mails that are limited elsewhere. Urgent ones have their own (11.19). */
  quota: Quota | null;
  /** Where an answer goes, null for a stranger's to nobody; by default to the organization's own address, else to its admins (product 11.25). */
  replyTo?: MailAddress | null;
  attachments?: Attachment[];
  /** The patrols that it is about, if it carries other mails (decision 55); by default the one of the mail. */
  patrolIds?: readonly string[];
  /** Of this mail and those that it carries, the ids of those that have become obsolete: it does not say them. */
  leftOut?: readonly string[];
}

export interface Attachment {
  filename: string;
  /** With parameters, e.g. `text/calendar; charset=utf-8; method=REQUEST`. */
  contentType: string;
  content: string;
}
