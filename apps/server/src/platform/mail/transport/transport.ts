import type { SendMailOptions } from 'nodemailer';

/** A mail on its way out. */
export interface OutgoingMail {
  id: string;
  created: string;
  message: SendMailOptions;
}

/** Where mails go. */
export interface Transport {
  /**
   * Resolves only once the other side has taken the mail over. Throws `RefusedError` if this recipient will never get it, and
   * anything else if it is worth another attempt. An aborted `signal` ends it at once.
   */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Ends idle connections; those at work finish first. */
  close(): void;
}

/** The recipient was refused for good. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
