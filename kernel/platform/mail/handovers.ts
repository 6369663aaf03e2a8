import { tryEach } from '../jobs/try-each.ts';
import type { OutboxMail } from './kind.ts';

/**
 * What this process is handing over, or has handed over and could not record yet. Of each organization and lane it holds no more mails
 * of the second kind than are handed over at once, since the next one is not sent before.
 */
export interface Handovers<Outcome> {
  /**
   * Makes an attempt to send the mail and records its outcome. While another attempt is under way, waits for that instead; if
   * an earlier one has delivered the mail, only records that. So this process never delivers a mail twice (product 11.16).
   */
  send(mail: OutboxMail, attempt: () => Promise<Outcome>): Promise<void>;
  /** Tries again to record what was delivered. */
  recordDelivered(): Promise<void>;
}

interface Options<Outcome> {
  isDelivered(outcome: Outcome): boolean;
  record(mail: OutboxMail, outcome: Outcome): Promise<void>;
}

export function createHandovers<Outcome>({ isDelivered, record }: Options<Outcome>): Handovers<Outcome> {
  const underWay = new Map<string, Promise<void>>();
  const delivered = new Map<string, { mail: OutboxMail; outcome: Outcome }>();

  async function send(mail: OutboxMail, attempt: () => Promise<Outcome>): Promise<void> {
    const started = underWay.get(mail.id);
    // If the other attempt fails, its own caller is told, and the mail is still due here.
    if (started) return void (await Promise.allSettled([started]));
    const sending = sendAndRecord(mail, attempt).finally(() => underWay.delete(mail.id));
    underWay.set(mail.id, sending);
    return sending;
  }

  async function sendAndRecord(mail: OutboxMail, attempt: () => Promise<Outcome>): Promise<void> {
    const outcome = delivered.get(mail.id)?.outcome ?? (await attempt());
    if (isDelivered(outcome)) delivered.set(mail.id, { mail, outcome });
    await record(mail, outcome);
    delivered.delete(mail.id);
  }

  return {
    send,
    recordDelivered: () =>
      tryEach([...delivered.values()], 'mails were delivered and could not be marked', ({ mail, outcome }) =>
        send(mail, async () => outcome),
      ),
  };
}
