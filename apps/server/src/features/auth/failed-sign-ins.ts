import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { signInError } from '../../platform/http/pipeline/app-error.ts';
import { type AuditSubject, noteEvent } from './audit.ts';
import type { Client } from './client.ts';

export const invalidCredentials = 'Invalid credentials';
const accountLocked = 'Account locked';

/**
 * Notes wrong passwords and codes in the audit history (product 9.10). Each is noted in a transaction of its own, because
 * a refusal follows.
 */
export function failedSignIns({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /** `last` says that this failure locks the account. */
    async note(
      subject: AuditSubject | undefined,
      { last }: { last: boolean },
      client: Client,
      reason = invalidCredentials,
    ): Promise<void> {
      await inTransaction(database, async (tx) => {
        const now = clock.now();
        await noteEvent(tx, subject, { event: 'sign-in-failure', reason }, client, now);
        if (last) await noteEvent(tx, subject, { event: 'locked-out', reason: accountLocked }, client, now);
      });
    },

    /** Notes only the first refusal of each lock, so that repeated attempts do not fill the permanent history. */
    async refuseLocked(
      subject: AuditSubject | undefined,
      { first }: { first: boolean },
      client: Client,
    ): Promise<never> {
      const failure = { event: 'sign-in-failure', reason: accountLocked } as const;
      if (first) await inTransaction(database, (tx) => noteEvent(tx, subject, failure, client, clock.now()));
      throw signInError('locked_out', 'Too many failed sign-ins. Please try again in 15 minutes.');
    },
  };
}
