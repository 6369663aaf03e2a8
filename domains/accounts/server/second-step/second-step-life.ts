import { findSecondStepNeed, isSecondStepRequired } from '#people/server/second-step.store.ts';
import type { Context } from '#platform/context.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { conflict } from '#platform/http/pipeline/app-error.ts';
import type { AuditSubject } from '../auth/audit.ts';
import { endSessions } from '../auth/end-access.ts';
import { listPasskeys } from '../passkeys/store.ts';
import { hashesOf, newRecoveryCodes } from './recovery-codes.ts';
import { deleteSecondStep, findSecondStep, insertSecondStep } from './store.ts';

/** How a second step begins with the app or the first passkey, and ends with the last of them (product 9.19 and 9.23). */
export function secondStepLife({ settings }: Pick<Context, 'settings'>) {
  /** Whether one is required of the person (product 9.25). */
  const isRequired = async (db: Reader, person: AuditSubject) => {
    const need = await findSecondStepNeed(db, person);
    return need !== undefined && isSecondStepRequired(need, settings);
  };
  return {
    isRequired,

    /** Begins it if there is none, and ends the person's other sessions. Returns the recovery codes; none if there was one. */
    async begin(tx: Transaction, person: AuditSubject, sessionId: string, now: string): Promise<string[]> {
      if (await findSecondStep(tx, person)) return [];
      const codes = newRecoveryCodes();
      const recoveryCodes = hashesOf(settings.secretKeys, person.id, codes);
      await insertSecondStep(tx, person, { since: now, key: null, lastInterval: null, recoveryCodes });
      await endSessions(tx, person, now, sessionId);
      return codes;
    },

    /** Ends it if there is neither an app nor a passkey. Throws 409 if it is required of the person (product 9.25). */
    async endIfEmpty(tx: Transaction, person: AuditSubject): Promise<void> {
      const step = await findSecondStep(tx, person);
      if (step?.key !== null || (await listPasskeys(tx, person)).length > 0) return;
      if (await isRequired(tx, person)) throw requiredError();
      await deleteSecondStep(tx, person);
    },
  };
}

function requiredError() {
  const message =
    'A second step is required of you. Add another one first, or ask an admin to reset it if you have lost your phone.';
  return conflict('second-step-required', message);
}
