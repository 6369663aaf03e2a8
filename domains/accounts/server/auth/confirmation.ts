import type { Proof } from '#accounts/contract';
import type { AccountRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { invalid, unauthorized } from '#platform/http/pipeline/app-error.ts';
import { codeGuard } from '../second-step/code-guard.ts';
import { ownerProofs } from '../second-step/proof.ts';
import { findSecondStep, lockSecondStep } from '../second-step/store.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { currentPasswords } from './current-password.ts';
import { sessionTries, WrongProof } from './session-tries.ts';
import { updateSession } from './sessions.store.ts';
import { findAccount } from './store.ts';

/** Confirms that it is the owner of the account who uses a session (product 9.22). */
export function confirmationUseCases(context: Context) {
  const { database, clock } = context;
  const passwords = currentPasswords(context);
  const codes = codeGuard(context);
  const proofs = ownerProofs(context);
  const tries = sessionTries(context);
  return {
    /**
     * Confirms the session by a passkey or a code of who has a second step, and by the password of anybody else. What is wrong is 400 on its
     * field; too many wrong ones end the session.
     */
    async confirmSession(
      actor: Actor,
      { currentPassword, code, passkey }: Proof,
      client: RequestClient,
    ): Promise<void> {
      if (passkey)
        return proofs.take(actor, { passkey }, client, (tx, person) => confirm(tx, actor, person, client));
      const subject = { id: actor.personId, organizationId: actor.organizationId };
      const hasStep = await findSecondStep(database, subject);
      await tries.counted(actor, client, () =>
        hasStep ? confirmByCode(actor, code, client) : confirmByPassword(actor, currentPassword, client),
      );
    },
  };

  async function confirmByCode(actor: Actor, code: string | undefined, client: RequestClient): Promise<void> {
    if (code === undefined) throw missing('code');
    const person = await findAccount(database, { ...actor, id: actor.personId });
    if (!person) throw unauthorized();
    await inTransaction(database, async (tx) => {
      await passwords.judgeAgain(tx, actor, person);
      const step = await lockSecondStep(tx, person);
      const isRight = step !== undefined && (await codes.take(tx, person, step, code, client));
      if (!isRight) throw new WrongProof({ path: ['code'], reason: 'wrong-code' });
      await confirm(tx, actor, person, client);
    });
  }

  async function confirmByPassword(
    actor: Actor,
    password: string | undefined,
    client: RequestClient,
  ): Promise<void> {
    if (password === undefined) throw missing('currentPassword');
    const person = await passwords.check(actor, password);
    await inTransaction(database, async (tx) => {
      await passwords.judgeAgain(tx, actor, person);
      // it may have been set up during the slow hashing
      if (await lockSecondStep(tx, person)) throw missing('code');
      await confirm(tx, actor, person, client);
    });
  }

  async function confirm(
    tx: Transaction,
    { sessionId, organizationId }: Actor,
    person: AccountRow,
    client: RequestClient,
  ): Promise<void> {
    const now = clock.now();
    await updateSession(tx, { id: sessionId, organizationId }, { confirmed: now });
    await noteEvent(tx, person, { event: 'session-confirmed' }, client, now);
  }
}

function missing(field: keyof Proof) {
  return invalid({ path: [field], reason: 'not-defined' });
}
