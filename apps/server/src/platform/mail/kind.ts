import type { ReactElement } from 'react';
import type { Transaction } from '../database/connect.ts';

/** A mail to be sent, as the change that causes it describes it. */
export interface QueuedMail {
  /** Null for the platform's own mails, to super administrators. */
  organizationId: string | null;
  /** Names its `MailKind`. */
  kind: string;
  /** What brought it about, e.g. the id of the assignment. One mail per kind, cause and recipient, ever. */
  cause: string;
  /** Whom it is for: the person's or guest's id. */
  recipient: string;
  /** The ids it is composed from at the moment of sending; never a secret. */
  subject: Record<string, string>;
}

/** A mail in the outbox. */
export interface OutboxMail extends QueuedMail {
  id: string;
  created: string;
  /** Failed attempts so far. */
  attempts: number;
}

/** What a feature knows about one kind of its mails. */
export interface MailKind {
  /** Writes the letter from what holds now. Null when it is moot by now (removed, cancelled, …): it is abandoned. */
  compose(mail: OutboxMail): Promise<Letter | null>;
  /** Notes that it was handed over, in the transaction that marks it as sent. */
  sent?(tx: Transaction, mail: OutboxMail, now: string): Promise<void>;
}

export type MailKinds = Readonly<Record<string, MailKind>>;

export interface Address {
  name: string;
  address: string;
}

/** A mail ready to be rendered: html and text come from the one element. */
export interface Letter {
  to: Address;
  /** The organization's From (`Name <address>` or an address); null for the platform's. */
  from: string | null;
  subject: string;
  body: ReactElement;
  attachments?: Attachment[];
}

export interface Attachment {
  filename: string;
  /** Whole, with its parameters, e.g. `text/calendar; charset=utf-8; method=REQUEST`. */
  contentType: string;
  content: string;
}
