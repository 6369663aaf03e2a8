import { v7 as newId } from 'uuid';
import type { AuthService } from '#accounts/server/auth/service.ts';
import { hasNotSignedIn, isInvitationHeld, type Mailbox } from '#people/contract';
import { hasAccount } from '#people/server/account.ts';
import { listSharers } from '#people/server/mailbox.store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { refuseBeyondQuota } from '#platform/mail/quota.ts';
import { addressChangedMail } from './mails/queue.ts';
import { sharedMailboxError } from './refusals.ts';
import { type MemberRow, updatePerson } from './store.ts';

/** What follows from a mailbox that changes, for its holder and for those who share it. */
export function movedAccessUseCases({ clock, settings }: Context, auth: AuthService) {
  return {
    /**
     * Returns the ids of those whose mails go to an address that changes. They follow it: links that were mailed to the old one are
     * void (product 4.16). Throws 409 if there is no new one.
     */
    async listFollowers(tx: Transaction, holder: MemberRow, { email }: Mailbox): Promise<string[]> {
      if (email === null) await keepMailbox(tx, holder);
      const sharers = await listSharers(tx, holder.organizationId, holder.id);
      return sharers.map(({ id }) => id);
    },

    /**
     * Mails the old address, which no quota prevents, voids the links that were mailed, and invites to the new address who has not signed in (product
     * 4.6 and 4.16). A password that was set by the old invitation, perhaps by a stranger, is void. While the invitation is held
     * neither address is mailed (product 4.19). Throws 409 if the new one could not be mailed today.
     */
    async moveAccess(
      tx: Transaction,
      before: MemberRow,
      { email }: Mailbox,
      hasWaited: boolean,
    ): Promise<void> {
      const now = clock.now();
      const { organizationId } = before;
      const quotaUse = { organizationId, quota: 'invitations' } as const;
      if (email !== null && !hasWaited)
        await refuseBeyondQuota(tx, settings.secretKeys, { ...quotaUse, address: email }, now);
      await auth.endAccess(tx, before);
      const isHeld = isInvitationHeld(before);
      if (hasAccount(before) && !isHeld) await queueMails(tx, now, [addressChangedMail(before, newId())]);
      if (!hasNotSignedIn({ ...before, email })) return;
      const invited = isHeld ? null : now;
      await updatePerson(tx, organizationId, before.id, { passwordHash: null, invited });
      if (!isHeld) await auth.invite(tx, before);
    },
  };
}

/** Throws 409 if others get their mails at the person's address. */
export async function keepMailbox(tx: Transaction, { organizationId, id }: MemberRow): Promise<void> {
  const sharers = await listSharers(tx, organizationId, id);
  if (sharers.length > 0) throw sharedMailboxError(sharers);
}
