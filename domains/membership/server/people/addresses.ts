import type { Issue } from '#contract';
import type { Roster } from '#crew/server/roster.ts';
import { findOrganization, lockOrganization } from '#organizations/server/store.ts';
import { forgetAddressChange } from '#people/server/address-change.store.ts';
import { lockEmails } from '#people/server/addresses.store.ts';
import { findByEmails, type PersonRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { endSharing, updatePerson } from './store.ts';

/** Gives addresses to people, each to one at a time (product 4.2). */
export function addressUseCases({ clock }: Context, roster: Roster) {
  return {
    reserveEmails,

    /** Reserves an address likewise. Returns an issue at `path` if it is in use. */
    async reserveEmail(tx: Transaction, email: string, path: string[]): Promise<Issue[]> {
      const taken = await reserveEmails(tx, [email]);
      return taken === null ? [] : [{ path, reason: 'not-unique', value: email }];
    },
  };

  /**
   * Locks addresses until the transaction ends. Returns the first that an unfinished person has, and null if there is none. One of
   * an archived organization leaves that for it (product 3.9).
   */
  async function reserveEmails(tx: Transaction, emails: readonly string[]): Promise<string | null> {
    await lockEmails(tx, emails);
    for (const holder of await findByEmails(tx, emails))
      if (!(await leaveArchived(tx, holder))) return holder.email;
    return null;
  }

  /** Ends a membership of an archived organization; returns false if the person's is not archived. */
  async function leaveArchived(tx: Transaction, { id, organizationId }: PersonRow): Promise<boolean> {
    if (!organizationId || !(await findOrganization(tx, organizationId))?.archived) return false;
    if (!(await lockOrganization(tx, organizationId))?.archived) return false; // it has just been restored
    const upcoming = await roster.lock(tx, organizationId, [id]);
    await updatePerson(tx, organizationId, id, { finished: clock.now() });
    await forgetAddressChange(tx, { organizationId, id });
    await upcoming.unassign(id, id);
    await endSharing(tx, organizationId, id);
    return true;
  }
}
type Addresses = ReturnType<typeof addressUseCases>;
export type ReserveEmail = Addresses['reserveEmail'];
export type ReserveEmails = Addresses['reserveEmails'];
