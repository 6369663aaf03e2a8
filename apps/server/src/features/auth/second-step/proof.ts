import type { Proof } from '@patrolbook/contract';
import type { AccountRow } from '../../../domain/people/store.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Actor } from '../../../platform/http/pipeline/actor.ts';
import { invalid, unauthorized } from '../../../platform/http/pipeline/app-error.ts';
import { currentPasswords, type SignedInClient } from '../current-password.ts';
import { findAccount } from '../store.ts';
import { type Given, givenOf, secondStepGuard } from './second-step-guard.ts';
import { lockSecondStep } from './store.ts';

/** Asks who is signed in to show that the account is theirs, before what only its owner may do (product 9.23). */
export function ownerProofs(context: Context) {
  const { database, clock } = context;
  const passwords = currentPasswords(context);
  const guard = secondStepGuard(context);
  return {
    /**
     * Takes a proof, and runs a change in the same transaction. A passkey is enough; otherwise it takes the password, and a code if there
     * is a second step. Throws 400 on the field that is wrong, and 400 `locked_out` after too many.
     */
    async take<T>(
      actor: Actor,
      proof: Proof,
      client: SignedInClient,
      change: (tx: Transaction, person: AccountRow, now: string) => Promise<T>,
    ): Promise<T> {
      const person = await accountOf(actor, proof, client);
      const given = givenOf(proof);
      return guard.counted(person, given, () =>
        inTransaction(database, async (tx) => {
          await passwords.judgeAgain(tx, actor, person);
          await passSecondStep(tx, person, given, client);
          return change(tx, person, clock.now());
        }),
      );
    },
  };

  /** Returns the caller, whose password it is unless a passkey stands for it. */
  async function accountOf(actor: Actor, proof: Proof, client: SignedInClient): Promise<AccountRow> {
    if (proof.passkey === undefined) {
      if (proof.currentPassword === undefined) throw missing('currentPassword');
      return passwords.check(actor, proof.currentPassword, client);
    }
    const person = await findAccount(database, { ...actor, id: actor.personId });
    if (!person) throw unauthorized();
    return person;
  }

  async function passSecondStep(
    tx: Transaction,
    person: AccountRow,
    given: Given | null,
    client: SignedInClient,
  ): Promise<void> {
    const step = await lockSecondStep(tx, person);
    if (!step && given && 'passkey' in given) throw invalid({ path: ['passkey'], reason: 'wrong-passkey' });
    if (!step) return;
    if (!given) throw missing('code');
    const purpose = { of: 'proof', personId: person.id } as const;
    const reason = await guard.take(tx, person, step, given, purpose, client);
    if (reason) throw invalid({ path: ['passkey' in given ? 'passkey' : 'code'], reason });
  }
}

function missing(field: keyof Proof) {
  return invalid({ path: [field], reason: 'not-defined' });
}
