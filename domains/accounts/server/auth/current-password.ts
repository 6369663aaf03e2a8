import type { Issue } from '#contract';
import type { AccountRow, PersonRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { invalid, unauthorized } from '#platform/http/pipeline/app-error.ts';
import { isPassword } from './passwords.ts';
import { WrongProof } from './session-tries.ts';
import { findLiveSessions, type LiveSession } from './sessions.store.ts';
import { findAccount, lockAccess, lockPerson } from './store.ts';

const wrongPassword: Issue = { path: ['currentPassword'], reason: 'wrong-password' };

/** Asks who is signed in for their password before what only the owner of the account may do (product 9.12 and 9.19). */
export function currentPasswords({ database, clock }: Context) {
  return {
    /** Returns the caller, whose password this is. Throws 400 on its field for a wrong one, which the session counts (`session-tries.ts`). */
    async check(actor: Actor, password: string): Promise<AccountRow> {
      const person = await findAccount(database, { ...actor, id: actor.personId });
      if (!person) throw unauthorized();
      if (!(await isPassword(password, person.passwordHash))) throw new WrongProof(wrongPassword);
      return person;
    },

    /**
     * Judges the caller again in the transaction that writes: during the slow hashing, the session may have ended or the password may
     * have been changed. Nobody else changes the person's access until it ends. Returns the session.
     */
    async judgeAgain(tx: Transaction, actor: Actor, before: PersonRow): Promise<LiveSession> {
      await lockAccess(tx, before, 'exclusive');
      const [session] = await findLiveSessions(tx, [actor.sessionId], clock.now());
      if (!session) throw unauthorized();
      const current = await lockPerson(tx, before);
      if (current?.passwordHash !== before.passwordHash) throw invalid(wrongPassword);
      return session;
    },
  };
}
