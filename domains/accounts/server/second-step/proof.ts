import type { Proof } from '#accounts/contract';
import type { AccountRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { invalid, unauthorized } from '#platform/http/pipeline/app-error.ts';
import type { RequestClient } from '../auth/client.ts';
import { currentPasswords } from '../auth/current-password.ts';
import { sessionTries, WrongProof } from '../auth/session-tries.ts';
import { findAccount } from '../auth/store.ts';
import { type Given, givenOf, secondStepGuard } from './second-step-guard.ts';
import { lockSecondStep } from './store.ts';

/** Asks who is signed in to show that the account is theirs, before what only its owner may do (product 9.23). */
export function ownerProofs(context: Context) {
  const { database, clock } = context;
  const passwords = currentPasswords(context);
  const tries = sessionTries(context);
  const guard = secondStepGuard(context);
  return {
    /**
     * Takes a proof, and runs a change in the same transaction. A passkey is enough; otherwise it takes the password, and a code if there
     * is a second step. Throws 400 on the field that is wrong; too many wrong ones end the session.
     */
    async take<T>(
      actor: Actor,
      proof: Proof,
      client: RequestClient,
      change: (tx: Transaction, person: AccountRow, now: string) => Promise<T>,
    ): Promise<T> {
      return tries.counted(actor, client, async () => {
        const person = await accountOf(actor, proof);
        return inTransaction(database, async (tx) => {
          await passwords.judgeAgain(tx, actor, person);
          await passSecondStep(tx, person, givenOf(proof), client);
          return change(tx, person, clock.now());
        });
      });
    },
  };

  /** Returns the caller, whose password it is unless a passkey stands for it. */
  async function accountOf(actor: Actor, proof: Proof): Promise<AccountRow> {
    if (proof.passkey === undefined) {
      if (proof.currentPassword === undefined) throw missing('currentPassword');
      return passwords.check(actor, proof.currentPassword);
    }
    const person = await findAccount(database, { ...actor, id: actor.personId });
    if (!person) throw unauthorized();
    return person;
  }

  async function passSecondStep(
    tx: Transaction,
    person: AccountRow,
    given: Given | null,
    client: RequestClient,
  ): Promise<void> {
    const step = await lockSecondStep(tx, person);
    if (!step && given && 'passkey' in given) throw invalid({ path: ['passkey'], reason: 'wrong-passkey' });
    if (!step) return;
    if (!given) throw missing('code');
    const purpose = { of: 'proof', personId: person.id } as const;
    const reason = await guard.take(tx, person, step, given, purpose, client);
    if (!reason) return;
    if ('passkey' in given) throw invalid({ path: ['passkey'], reason }); // nobody guesses one
    throw new WrongProof({ path: ['code'], reason });
  }
}

function missing(field: keyof Proof) {
  return invalid({ path: [field], reason: 'not-defined' });
}
