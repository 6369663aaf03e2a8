import type { AuthService } from '#accounts/server/auth/service.ts';
import { lockOrganization } from '#organizations/server/store.ts';
import type { Invitations } from '#people/contract';
import { hasAccount } from '#people/server/account.ts';
import { findPerson } from '#people/server/store.ts';
import { after, day, minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound, refuse } from '#platform/http/pipeline/app-error.ts';
import { invitationsADay, refuseBeyondQuota } from '#platform/mail/quota.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { sign } from '#platform/tokens/signature.ts';
import { claimInvitations, countInvitations } from './invitations.store.ts';
import { invitationsUsedUpError, inviteRefusal } from './refusals.ts';
import { updatePerson } from './store.ts';

/** How often an invitation may be mailed again. */
export const repeats = { max: 1, per: minute, block: minute };

/** Invites people who have not signed in. */
export function invitationUseCases({ database, clock, settings }: Context, auth: AuthService) {
  return {
    /**
     * Mails the invitation, perhaps again, with a new link; the earlier links stay valid until one is used. A repeat
     * within a minute mails nothing, so that a double click sends one. Throws 409 if the person has signed in or
     * left, or could not be mailed today (product 11.7).
     */
    async inviteAgain(tx: Transaction, { organizationId, roles }: Member, id: string): Promise<void> {
      const person = await findPerson(tx, organizationId, id);
      if (!person) throw notFound();
      refuse(inviteRefusal(person, roles));
      if (!hasAccount(person)) return;
      const { secretKeys } = settings;
      const { is } = await consumeAttempt(tx, sign(secretKeys, `invite:${id}`), repeats, clock.now());
      if (is === 'blocked') return;
      const invitation = { organizationId, quota: 'invitations', address: person.email } as const;
      await refuseBeyondQuota(tx, secretKeys, invitation, clock.now());
      await updatePerson(tx, organizationId, id, { invited: clock.now() });
      await auth.invite(tx, person);
    },

    /** Counts the people who have not signed in (product 4.20). */
    countInvitations: ({ organizationId }: Member) => count(database, organizationId),

    /**
     * Invites everybody whose invitation is held and, if asked, again those who were invited more than a day ago, as many as the
     * day's limit leaves (product 4.20). Of two calls at the same time the second finds nobody left. Throws 409 if the limit is used up.
     */
    async invitePersons(
      tx: Transaction,
      { organizationId, personId }: Member,
      { again }: { again: boolean },
    ) {
      await lockOrganization(tx, organizationId);
      const { held, unanswered, left } = await count(tx, organizationId);
      const wanted = held + (again ? unanswered : 0);
      if (wanted > 0 && left === 0) throw invitationsUsedUpError(invitationsADay);
      const now = clock.now();
      const invited = await claimInvitations(tx, organizationId, {
        again,
        now,
        since: after(now, -day),
        limit: left,
      });
      await auth.inviteAll(
        tx,
        invited.map((id) => ({ id, organizationId })),
      );
      // one message, since each has every browser read its lists again
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
      return { invited: invited.length, waiting: wanted - invited.length };
    },
  };

  async function count(db: Reader, organizationId: string): Promise<Invitations> {
    const { today, ...counts } = await countInvitations(db, organizationId, after(clock.now(), -day));
    return { ...counts, left: Math.max(0, invitationsADay - today) };
  }
}
