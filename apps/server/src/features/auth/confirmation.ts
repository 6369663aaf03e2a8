import { issueMessage, type Proof } from '@patrolbook/contract';
import type { AccountRow } from '../../domain/people/store.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/http/pipeline/actor.ts';
import { invalid } from '../../platform/http/pipeline/app-error.ts';
import { noteEvent } from './audit.ts';
import { currentPasswords, type SignedInClient } from './current-password.ts';
import { codeGuard } from './second-step/code-guard.ts';
import { ownerProofs } from './second-step/proof.ts';
import { findSecondStep, lockSecondStep } from './second-step/store.ts';
import { updateSession } from './sessions.store.ts';

const wrongCode = { path: ['code'], reason: 'wrong-code' as const };

/** Confirms that it is the owner of the account who uses a session (product 9.22). */
export function confirmationUseCases(context: Context) {
  const { database, clock } = context;
  const passwords = currentPasswords(context);
  const codes = codeGuard(context);
  const proofs = ownerProofs(context);
  return {
    /**
     * Confirms the session by a passkey or a code of who has a second step, and by the password of anybody else. What is wrong is 400 on its
     * field; a code and a password count as a failed sign-in then. Throws 400 `locked_out` after too many.
     */
    async confirmSession(
      actor: Actor,
      { currentPassword, code, passkey }: Proof,
      client: SignedInClient,
    ): Promise<void> {
      if (passkey)
        return proofs.take(actor, { passkey }, client, (tx, person) => confirm(tx, actor, person, client));
      const subject = { id: actor.personId, organizationId: actor.organizationId };
      if (await findSecondStep(database, subject)) await confirmByCode(actor, code, client);
      else await confirmByPassword(actor, currentPassword, client);
    },
  };

  async function confirmByCode(
    actor: Actor,
    code: string | undefined,
    client: SignedInClient,
  ): Promise<void> {
    if (code === undefined) throw invalid({ path: ['code'], reason: 'not-defined' });
    const takeCode = (person: AccountRow) =>
      codes.counted(person, () =>
        inTransaction(database, async (tx) => {
          await passwords.judgeAgain(tx, actor, person);
          const step = await lockSecondStep(tx, person);
          const isRight = step !== undefined && (await codes.take(tx, person, step, code, client));
          if (isRight) await confirm(tx, actor, person, client);
          return isRight;
        }),
      );
    const refusal = { wrong: invalid(wrongCode), reason: issueMessage(wrongCode) };
    await passwords.attempt(actor, client, { isRight: takeCode, ...refusal });
  }

  async function confirmByPassword(
    actor: Actor,
    password: string | undefined,
    client: SignedInClient,
  ): Promise<void> {
    if (password === undefined) throw invalid({ path: ['currentPassword'], reason: 'not-defined' });
    const person = await passwords.check(actor, password, client);
    await inTransaction(database, async (tx) => {
      await passwords.judgeAgain(tx, actor, person);
      // it may have been set up during the slow hashing
      if (await lockSecondStep(tx, person)) throw invalid({ path: ['code'], reason: 'not-defined' });
      await confirm(tx, actor, person, client);
    });
  }

  async function confirm(
    tx: Transaction,
    { sessionId, organizationId }: Actor,
    person: AccountRow,
    client: SignedInClient,
  ): Promise<void> {
    const now = clock.now();
    await updateSession(tx, { id: sessionId, organizationId }, { confirmed: now });
    await noteEvent(tx, person, { event: 'session-confirmed' }, client, now);
  }
}
