import type { PasskeyAnswer } from '#accounts/contract';
import type { IssueReason } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { AuditSubject } from '../auth/audit.ts';
import type { RequestClient } from '../auth/client.ts';
import type { Purpose } from '../passkeys/challenge.ts';
import { passkeyGuard } from '../passkeys/passkey-guard.ts';
import { isAppCode } from './app-codes.ts';
import { codeGuard } from './code-guard.ts';
import { findSecondStep, type SecondStepRow } from './store.ts';

/** What somebody gives for the second step: a code of the app, a recovery code, or what a passkey has signed. */
export type Given = { code: string } | { passkey: PasskeyAnswer };

/** Takes the second step, whichever it is (product 9.20 and 9.23). */
export function secondStepGuard(context: Context) {
  const codes = codeGuard(context);
  const passkeys = passkeyGuard(context);
  return {
    /**
     * Does what takes it at a sign-in, once a code of an app is counted. Nobody guesses a passkey or a recovery code, and codes that are asked
     * for at a session count for the session (product 9.60). Throws 400 `locked_out` after too many.
     */
    async counted<T>(of: AuditSubject, given: Given | null, work: () => Promise<T>): Promise<T> {
      const isGuess =
        given && 'code' in given && isAppCode(given.code) && (await findSecondStep(context.database, of));
      return isGuess ? codes.counted(of, work) : work();
    },

    /** Takes it, of a second step that is locked. `purpose` is what a passkey was asked for. Returns why it is refused; null if it is right. */
    async take(
      tx: Transaction,
      of: AuditSubject,
      step: SecondStepRow,
      given: Given,
      purpose: Purpose,
      client: RequestClient,
    ): Promise<IssueReason | null> {
      if ('passkey' in given) return passkeys.take(tx, of, given.passkey, purpose);
      return (await codes.take(tx, of, step, given.code, client)) ? null : 'wrong-code';
    },
  };
}

/** Returns what was given; null if nothing was. */
export function givenOf({
  code,
  passkey,
}: {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}): Given | null {
  if (passkey !== undefined) return { passkey };
  return code === undefined ? null : { code };
}
