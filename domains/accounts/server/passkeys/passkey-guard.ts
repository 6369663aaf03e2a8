import type { PasskeyAnswer } from '#accounts/contract';
import type { IssueReason } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { AuditSubject } from '../auth/audit.ts';
import { type Purpose, passkeyChallenges } from './challenge.ts';
import { findPasskey, updatePasskey } from './store.ts';
import { userHandle } from './user-handle.ts';
import { judgeAnswer } from './webauthn.ts';

/** Takes what passkeys sign (product 9.23). */
export function passkeyGuard(context: Context) {
  const { clock, settings } = context;
  const challenges = passkeyChallenges(context);
  return {
    /**
     * Takes an answer of one of the person's passkeys, once. Their second step must be locked. Returns why it is refused; null if it
     * is right.
     */
    async take(
      tx: Transaction,
      of: AuditSubject,
      answer: PasskeyAnswer,
      purpose: Purpose,
    ): Promise<IssueReason | null> {
      if (answer.userHandle !== undefined && answer.userHandle !== userHandle(of)) return 'wrong-passkey';
      const passkey = await findPasskey(tx, of, answer.id);
      const open = (encoded: string) => challenges.open(purpose, encoded);
      const judged = passkey ? await judgeAnswer(answer, passkey, open, settings) : null;
      if (!passkey || !judged || !(await challenges.use(tx, judged.nonce))) return 'wrong-passkey';
      if (isCopied(passkey.counter, judged.counter)) return 'copied-passkey';
      await updatePasskey(tx, of, passkey.id, { counter: judged.counter, lastUsed: clock.now() });
      return null;
    },
  };
}

/** A passkey counts what it signs, and so does a copy, unless it counts nothing at all (WebAuthn, section 6.1.1). */
function isCopied(before: number, counter: number): boolean {
  return (before > 0 || counter > 0) && counter <= before;
}
