import type { SendMailOptions } from 'nodemailer';

/** A mail to be delivered. */
export interface OutgoingMail {
  id: string;
  created: string;
  /** Null for mails to super administrators. */
  organizationId: string | null;
  message: SendMailOptions;
}

/** Delivers mails. */
export interface Transport {
  /**
   * Resolves once the other side has accepted the mail. Throws `RefusedError` if the recipient is refused permanently, and
   * any other error if the delivery can be retried. An aborted `signal` ends it at once.
   */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes connections, the busy ones once they have finished. */
  close(): void;
}

/** The recipient was refused permanently. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
