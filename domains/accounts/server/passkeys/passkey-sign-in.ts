import type { PasskeyAnswer } from '#accounts/contract';
import { type IssueReason, issueMessage } from '#contract';
import { hasAccount } from '#people/server/account.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signInError } from '#platform/http/pipeline/app-error.ts';
import type { AuditSubject } from '../auth/audit.ts';
import type { RequestClient } from '../auth/client.ts';
import { failedSignIns } from '../auth/failed-sign-ins.ts';
import { refuseArchived, type SessionOptions, startSession } from '../auth/start-session.ts';
import { lockPerson } from '../auth/store.ts';
import type { IssuedTokens } from '../auth/tokens.ts';
import { lockSecondStep } from '../second-step/store.ts';
import { passkeyGuard } from './passkey-guard.ts';
import { findPasskey } from './store.ts';
import { readUserHandle } from './user-handle.ts';

/** A session that has begun, and the address of its account. */
interface Begun {
  tokens: IssuedTokens;
  email: string;
}

export interface PasskeySignIn extends SessionOptions {
  passkey: PasskeyAnswer;
}

/**
 * Signs in with a passkey alone, which is the password and the second step at once: somebody has the device, and has unlocked
 * it (product 9.23).
 */
export function passkeySignInUseCases(context: Context) {
  const { database } = context;
  const failures = failedSignIns(context);
  const passkeys = passkeyGuard(context);
  return {
    /**
     * Starts a session of whoever the passkey belongs to. A lock-out does not matter,
     * because nobody guesses a passkey. Throws 400 `invalid_passkey` or `archived`.
     */
    async signInWithPasskey({ passkey, ...options }: PasskeySignIn, client: RequestClient): Promise<Begun> {
      const owner = readUserHandle(passkey.userHandle ?? '');
      const begun =
        owner && (await inTransaction(database, (tx) => begin(tx, owner, passkey, options, client)));
      if (begun && 'tokens' in begun) return begun;
      const message = issueMessage({ path: [], reason: begun?.refused ?? 'wrong-passkey' });
      await failures.note(begun?.person, { last: false }, client, message);
      throw signInError('invalid_passkey', message);
    },
  };

  async function begin(
    tx: Transaction,
    owner: AuditSubject,
    passkey: PasskeyAnswer,
    options: SessionOptions,
    client: RequestClient,
  ): Promise<Begun | { refused: IssueReason; person: AuditSubject } | null> {
    const person = await lockPerson(tx, owner);
    const step = person && !person.finished && hasAccount(person) && (await lockSecondStep(tx, person));
    if (!step) return null;
    if (!(await findPasskey(tx, person, passkey.id))) return null; // its id is made up: nothing of it is theirs
    const refused = await passkeys.take(tx, person, passkey, { of: 'sign-in' });
    if (refused) return { refused, person };
    await refuseArchived(tx, person);
    const tokens = await startSession(tx, context, person, { ...options, began: 'passkey' }, client);
    return { tokens, email: person.email };
  }
}
