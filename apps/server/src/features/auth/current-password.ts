import type { AccountRow, PersonRow } from '../../domain/people/store.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/http/pipeline/actor.ts';
import { type AppError, invalid, unauthorized } from '../../platform/http/pipeline/app-error.ts';
import { forgiveNowOrLater, unlessOutage } from '../../platform/rate-limit/count-apart.ts';
import type { Client } from './client.ts';
import { failedSignIns, invalidCredentials } from './failed-sign-ins.ts';
import { knownDevice } from './known-devices.ts';
import { countSignIn, forgiveSignIn } from './lock-out.ts';
import { isPassword } from './passwords.ts';
import { findLiveSessions, type LiveSession } from './sessions.store.ts';
import { findAccount, lockAccess, lockPerson } from './store.ts';

/** The browser of somebody who is signed in. */
export interface SignedInClient extends Client {
  deviceCookie: string | undefined;
}

/** Asks who is signed in for their password before what only the owner of the account may do (product 9.12 and 9.19). */
export function currentPasswords(context: Context) {
  const { database, clock, settings } = context;
  const keys = settings.secretKeys;
  const failures = failedSignIns({ database, clock });
  return {
    /**
     * Returns the caller, whose password this is. A wrong one counts as a failed sign-in, and is 400 on its field. Throws 400 `locked_out`
     * after too many.
     */
    async check(actor: Actor, password: string, client: SignedInClient): Promise<AccountRow> {
      return attempt(actor, client, {
        isRight: (person) => isPassword(password, person.passwordHash),
        wrong: wrongPasswordError(),
        reason: invalidCredentials,
      });
    },

    attempt,

    /**
     * Judges the caller again in the transaction that writes: during the slow hashing, the session may have ended or the password may
     * have been changed. Nobody else changes the person's access until it ends. Returns the session.
     */
    async judgeAgain(tx: Transaction, actor: Actor, before: PersonRow): Promise<LiveSession> {
      await lockAccess(tx, before, 'exclusive');
      const [session] = await findLiveSessions(tx, [actor.sessionId], clock.now());
      if (!session) throw unauthorized();
      const current = await lockPerson(tx, before);
      if (current?.passwordHash !== before.passwordHash) throw wrongPasswordError();
      return session;
    },
  };

  /** Returns the caller, if what they give is right; otherwise it counts as a failed sign-in. Throws 400 `locked_out` after too many. */
  async function attempt(
    actor: Actor,
    client: SignedInClient,
    {
      isRight,
      wrong,
      reason,
    }: { isRight: (person: AccountRow) => Promise<boolean>; wrong: AppError; reason: string },
  ): Promise<AccountRow> {
    const person = await findAccount(database, { ...actor, id: actor.personId });
    if (!person) throw unauthorized();
    const device = knownDevice(keys, client.deviceCookie, person.email);
    const attempted = { account: person.email, ip: client.ip, device };
    const verdict = await countSignIn(context, attempted);
    if (verdict.locked) return failures.refuseLocked(person, verdict, client);
    const { takeBack } = verdict;
    await unlessOutage(takeBack, async () => {
      if (await isRight(person)) return;
      await failures.note(person, verdict, client, reason);
      throw wrong;
    });
    await forgiveNowOrLater(takeBack, () =>
      inTransaction(database, (tx) => forgiveSignIn(tx, keys, attempted)),
    );
    return person;
  }
}

function wrongPasswordError() {
  return invalid({ path: ['currentPassword'], reason: 'wrong-password' });
}
