import type { PasswordChange } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { PersonRow } from '../../domain/people/store.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/http/pipeline/actor.ts';
import { invalid, unauthorized } from '../../platform/http/pipeline/app-error.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { noteEvent } from './audit.ts';
import type { Client } from './client.ts';
import { endSessions } from './end-access.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import { knownDevice } from './known-devices.ts';
import { voidLinkTokens } from './links.store.ts';
import { consumeSignIn, forgiveSignIn, type SignInAttempt } from './lock-out.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findLiveSessions } from './sessions.store.ts';
import { findAccount, lockAccess, lockPerson, setPasswordHash } from './store.ts';

/** Changes the password of a person who is signed in (product 9.12). */
export function passwordChangeUseCases({ database, clock, settings }: Context) {
  const keys = settings.secretKeys;
  const failures = failedSignIns({ database, clock });
  return {
    /**
     * Sets the password, ends the person's other sessions and mails the person. Voids links that would set the
     * password and, unless it is kept, the address of the calendar. A wrong current password counts as a failed
     * sign-in. Throws 400 for a wrong one, and `locked_out` after too many.
     */
    async changePassword(
      actor: Actor,
      { currentPassword, password, keepCalendar }: PasswordChange,
      client: Client,
      deviceCookie: string | undefined,
    ): Promise<void> {
      const person = await findAccount(database, { ...actor, id: actor.personId });
      if (!person) throw unauthorized();
      const device = knownDevice(keys, deviceCookie, person.email);
      const attempt = { account: person.email, ip: client.ip, device };
      const verdict = await inTransaction(database, (tx) => consumeSignIn(tx, keys, attempt, clock.now()));
      if (verdict.locked) return failures.refuseLocked(person, verdict, client);
      if (!(await isPassword(currentPassword, person.passwordHash))) {
        await failures.note(person, verdict, client);
        throw wrongPasswordError();
      }
      const passwordHash = await hashPassword(password);
      await inTransaction(database, async (tx) => {
        await judgeAgain(tx, actor, person);
        await replace(tx, { ...person, passwordHash }, actor, attempt, client);
        if (!keepCalendar)
          await voidLinkTokens(tx, person.organizationId, [person.id], clock.now(), 'calendar');
      });
    },
  };

  /** During the slow hashing, the session may have ended or the password may have been changed. */
  async function judgeAgain(tx: Transaction, actor: Actor, before: PersonRow): Promise<void> {
    await lockAccess(tx, before, 'exclusive');
    const [session] = await findLiveSessions(tx, [actor.sessionId], clock.now());
    if (!session) throw unauthorized();
    const current = await lockPerson(tx, before);
    if (current?.passwordHash !== before.passwordHash) throw wrongPasswordError();
  }

  async function replace(
    tx: Transaction,
    person: PersonRow & { passwordHash: string },
    { sessionId }: Actor,
    attempt: SignInAttempt,
    client: Client,
  ): Promise<void> {
    const now = clock.now();
    const { id, organizationId } = person;
    await setPasswordHash(tx, person, person.passwordHash);
    await voidLinkTokens(tx, organizationId, [id], now, 'set-password');
    await endSessions(tx, person, now, sessionId);
    await forgiveSignIn(tx, keys, attempt);
    await noteEvent(tx, person, { event: 'password-set' }, client, now);
    const mail = { kind: 'password-changed', cause: newId(), recipient: id, subject: { personId: id } };
    await queueMails(tx, now, [{ organizationId, patrolId: null, ...mail }]);
  }
}

function wrongPasswordError() {
  return invalid({ path: ['currentPassword'], reason: 'wrong-password' });
}
