import { v7 as newId } from 'uuid';
import type { PasswordChange } from '#accounts/contract';
import type { PersonRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { currentPasswords } from './current-password.ts';
import { endSessions } from './end-access.ts';
import { voidLinkTokens } from './links.store.ts';
import { passwordChanged } from './mails/password-changed.tsx';
import { hashPassword } from './passwords.ts';
import { sessionTries } from './session-tries.ts';
import { setPasswordHash } from './store.ts';

/** Changes the password of a person who is signed in (product 9.12). */
export function passwordChangeUseCases(context: Context) {
  const { database, clock } = context;
  const passwords = currentPasswords(context);
  const tries = sessionTries(context);
  return {
    /**
     * Sets the password, ends the person's other sessions and mails the person. Voids links that would set the
     * password and, unless it is kept, the address of the calendar. Throws 400 for a wrong current one, of which too many end the session.
     */
    async changePassword(
      actor: Actor,
      { currentPassword, password, keepCalendar }: PasswordChange,
      client: RequestClient,
    ): Promise<void> {
      const person = await tries.counted(actor, client, () => passwords.check(actor, currentPassword));
      const passwordHash = await hashPassword(password);
      await inTransaction(database, async (tx) => {
        await passwords.judgeAgain(tx, actor, person);
        await replace(tx, { ...person, passwordHash }, actor, client);
        if (!keepCalendar)
          await voidLinkTokens(tx, person.organizationId, [person.id], clock.now(), 'calendar');
      });
    },
  };

  async function replace(
    tx: Transaction,
    person: PersonRow & { passwordHash: string },
    { sessionId }: Actor,
    client: RequestClient,
  ): Promise<void> {
    const now = clock.now();
    const { id, organizationId } = person;
    await setPasswordHash(tx, person, person.passwordHash);
    await voidLinkTokens(tx, organizationId, [id], now, 'set-password');
    await endSessions(tx, person, now, sessionId);
    await noteEvent(tx, person, { event: 'password-set' }, client, now);
    const mail = { kind: passwordChanged.kind, cause: newId(), recipient: id, subject: { personId: id } };
    await queueMails(tx, now, [{ organizationId, patrolId: null, ...mail }]);
  }
}
