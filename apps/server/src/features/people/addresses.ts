import type { Issue } from '@patrolbook/contract';
import { findOrganization, lockOrganization } from '../../domain/organizations/store.ts';
import { findByEmail, type PersonRow } from '../../domain/people/store.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Roster } from './roster.ts';
import { endSharing, lockEmail, updatePerson } from './store.ts';

/** Gives addresses to people, each to one at a time (product 4.2). */
export function addressUseCases({ clock }: Context, roster: Roster) {
  return {
    /**
     * Locks an address until the transaction ends. Returns an issue at `path` if an unfinished person has it. One of
     * an archived organization leaves that for it (product 3.9).
     */
    async reserveEmail(tx: Transaction, email: string, path: string[]): Promise<Issue[]> {
      await lockEmail(tx, email);
      const holder = await findByEmail(tx, email);
      if (!holder || (await leaveArchived(tx, holder))) return [];
      return [{ path, reason: 'not-unique', value: email }];
    },
  };

  /** Ends a membership of an archived organization; returns false if the person's is not archived. */
  async function leaveArchived(tx: Transaction, { id, organizationId }: PersonRow): Promise<boolean> {
    if (!organizationId || !(await findOrganization(tx, organizationId))?.archived) return false;
    if (!(await lockOrganization(tx, organizationId))?.archived) return false; // it has just been restored
    const upcoming = await roster.lock(tx, { id, organizationId });
    await updatePerson(tx, organizationId, id, { finished: clock.now() });
    await upcoming.unassign(id);
    await endSharing(tx, organizationId, id);
    return true;
  }
}
export type ReserveEmail = ReturnType<typeof addressUseCases>['reserveEmail'];
