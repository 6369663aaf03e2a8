import { v7 as newId } from 'uuid';
import type { AuthService } from '#accounts/server/auth/service.ts';
import type { Issue, Role } from '#contract';
import { lockOrganization } from '#organizations/server/store.ts';
import type { NewPerson } from '#people/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { refuseBeyondQuota } from '#platform/mail/quota.ts';
import type { ReserveEmail } from './addresses.ts';
import { holderIssues } from './mailboxes.ts';
import { reopen } from './reopen.ts';
import { findFinishedByEmail, insertPerson, type MemberRow } from './store.ts';

/** A person to be added. The organization is null for a super administrator. */
interface Newcomer extends Omit<NewPerson, 'roles' | 'organizationId' | 'mailVia'> {
  organizationId: string | null;
  mailVia?: string | null;
  roles: Role[];
}

/** Adds people and reopens finished ones. */
export function additionUseCases(
  { clock, settings }: Context,
  auth: AuthService,
  reserveEmail: ReserveEmail,
) {
  return {
    /**
     * Adds a person, or reopens a finished person of the same organization with this address, whose old password
     * stays dead (product 4.5). Throws 400 if the address is in use, and 409 if it could not be mailed today
     * (product 11.7). Somebody without an address is not invited (product 4.14).
     */
    async create(tx: Transaction, { organizationId, personId }: Member, given: NewPerson) {
      refuseIssues(organizationIssues(given, organizationId));
      await lockOrganization(tx, organizationId);
      refuseIssues(await holderIssues(tx, { organizationId }, given.mailVia));
      const former =
        given.email === null ? undefined : await prepareInvitation(tx, organizationId, given.email);
      const id = former ? former.id : await add(tx, { ...given, organizationId });
      if (former) {
        const now = clock.now();
        await reopen(tx, auth, former, given, { by: personId, now, invited: now });
        await auth.invite(tx, former);
      }
      await auth.requireSecondSteps(tx, organizationId);
      await announceChange(tx, organizationId, { type: 'person', _id: id });
      return { _id: id };
    },

    /** Adds a person and mails an invitation to their address, which the caller has reserved. */
    addPerson: add,
  };

  /** Reserves the address and returns the finished person who had it. */
  async function prepareInvitation(
    tx: Transaction,
    organizationId: string,
    address: string,
  ): Promise<MemberRow | undefined> {
    refuseIssues(await reserveEmail(tx, address, ['email']));
    const invitation = { organizationId, quota: 'invitations', address } as const;
    await refuseBeyondQuota(tx, settings.secretKeys, invitation, clock.now());
    return findFinishedByEmail(tx, organizationId, address);
  }

  async function add(tx: Transaction, newcomer: Newcomer): Promise<string> {
    const id = newId();
    const phone = newcomer.phone ?? null;
    const started = clock.now();
    const invited = newcomer.email === null ? null : started;
    await insertPerson(tx, { ...newcomer, id, phone, started, invited });
    if (newcomer.email !== null) await auth.invite(tx, { id, organizationId: newcomer.organizationId });
    return id;
  }
}

/** Returns an issue if the person is to join an organization other than the caller's, which does not exist for the caller. */
function organizationIssues({ organizationId: given }: NewPerson, own: string): Issue[] {
  return given === undefined || given === own
    ? []
    : [{ path: ['organizationId'], reason: 'key-not-found', value: given }];
}
