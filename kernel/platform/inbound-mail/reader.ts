import type { Log } from '../log.ts';
import { createThreads } from '../threads.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { type Turn, takeTurns } from './turns.ts';

/** How many mails are read at a time. */
export const maxThreads = 2;

/** Reads mails in threads, because a mail can be written so that reading it takes very long or much memory. */
export interface MailReader {
  /** Returns null for a mail that cannot be read within the limits, and logs that. Mails are read in turns. */
  parseMail(raw: Uint8Array, turn: Turn): Promise<ParsedMail | null>;
  /** Ends the threads; mails that are being read count as unreadable. */
  close(): Promise<void>;
}

/**
 * Reads with the file at `entry`, whose default export is `parseMail`. A mail may take `timeLimit` milliseconds,
 * including the start of the thread. A thread reads one mail after the other, and ends when there has been none
 * for a while.
 */
export function createMailReader(entry: URL, timeLimit: number, log: Log): MailReader {
  const threads = createThreads<Uint8Array, ParsedMail>(entry, { minThreads: 0, maxThreads, timeLimit });
  const takeTurn = takeTurns(maxThreads);
  const never = new AbortController().signal;
  return {
    async parseMail(raw, turn) {
      try {
        return await takeTurn(turn, () => threads.run(raw, never));
      } catch (err) {
        log.warn({ err }, 'A mail that came in cannot be read');
        return null;
      }
    },
    close: threads.close,
  };
}
