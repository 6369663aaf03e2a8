import { day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signInError } from '#platform/http/pipeline/app-error.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { sign } from '#platform/tokens/signature.ts';
import { type AuditSubject, noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';

export const invalidCredentials = 'Invalid credentials';
const accountLocked = 'Account locked';

/** How many failed sign-ins of a day stand in one history (product 9.65). */
export const perHistory = { max: 100, per: day };

/**
 * Notes wrong passwords and codes in the audit history (product 9.10). Each is noted in a transaction of its own, because
 * a refusal follows.
 */
export function failedSignIns({ database, clock, settings }: Context) {
  return {
    /** `last` says that this failure locks the account. */
    async note(
      subject: AuditSubject | undefined,
      { last }: { last: boolean },
      client: RequestClient,
      reason = invalidCredentials,
    ): Promise<void> {
      await inTransaction(database, async (tx) => {
        const now = clock.now();
        const whose = subject && (await mayFill(tx, subject, now)) ? subject : undefined;
        await noteEvent(tx, whose, { event: 'sign-in-failure', reason }, client, now);
        if (last) await noteEvent(tx, whose, { event: 'locked-out', reason: accountLocked }, client, now);
      });
    },

    /** Notes only the first refusal of each lock, so that repeated attempts do not fill the permanent history. */
    async refuseLocked(
      subject: AuditSubject | undefined,
      { first }: { first: boolean },
      client: RequestClient,
    ): Promise<never> {
      const failure = { event: 'sign-in-failure', reason: accountLocked } as const;
      if (first) await inTransaction(database, (tx) => noteEvent(tx, subject, failure, client, clock.now()));
      throw signInError('locked_out', 'Too many failed sign-ins. Please try again in 15 minutes.');
    },
  };

  /** Whether strangers may add to this history: what they do beyond is noted as about nobody, and goes after a day. */
  async function mayFill(tx: Transaction, { id }: AuditSubject, now: string): Promise<boolean> {
    const key = sign(settings.secretKeys, JSON.stringify(['failures-noted', id]));
    return (await consumeAttempt(tx, key, perHistory, now)).is === 'allowed';
  }
}
