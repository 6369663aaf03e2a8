import type { Transaction } from '../database/connect.ts';
import type { Allowance } from './allowance.ts';
import type { Letter } from './letter.ts';

/** A mail to be queued. */
export interface QueuedMail {
  /** Null for mails to super administrators. */
  organizationId: string | null;
  /** The name of its `MailKind`. */
  kind: string;
  /** Identifies the cause, e.g. the assignment's id. There is only ever one mail per kind, cause and recipient. */
  cause: string;
  /** The person's or guest's id, or `ecc`. */
  recipient: string;
  /** What it is composed from when it is sent: ids, and what would be lost by then; never a secret. */
  subject: Record<string, string>;
}

/** A mail in the outbox. */
export interface OutboxMail extends QueuedMail {
  id: string;
  created: string;
  /** Failed attempts so far. */
  attempts: number;
}

/** How a feature composes one kind of mail. */
export interface MailKind {
  /** Composes the message from the current data. Null when it has become obsolete (removed, cancelled, …): it is dropped. */
  compose(mail: OutboxMail): Promise<EmailMessage | null>;
  /** Records in the feature's tables that it was sent, in the transaction that marks the mail as sent. */
  sent?(tx: Transaction, mail: OutboxMail, now: string): Promise<void>;
}

export type MailKinds = Readonly<Record<string, MailKind>>;

export interface Address {
  name: string;
  address: string;
}

/** A mail ready to be rendered. */
export interface EmailMessage {
  to: Address;
  /** The organization's From (`Name <address>` or an address); null for the platform's. */
  from: string | null;
  letter: Letter;
  /** What it counts against (product 11.7); null for mails that are limited elsewhere. */
  allowance: Allowance | null;
  /** Where an answer goes; by default to the sender. */
  replyTo?: Address;
  attachments?: Attachment[];
}

export interface Attachment {
  filename: string;
  /** With parameters, e.g. `text/calendar; charset=utf-8; method=REQUEST`. */
  contentType: string;
  content: string;
}
