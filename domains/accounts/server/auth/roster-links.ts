import { v7 as newId } from 'uuid';
import type { RosterCalendar } from '#accounts/contract';
import { apiPrefix } from '#contract';
import { lockOrganization } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { insertLinkToken } from './links.store.ts';
import { findRosterLink, type RosterPurpose, voidRosterLink } from './roster-links.store.ts';

/**
 * The secret address of an organization's roster (product 9.15). Whether it names the crews is its purpose, so an
 * address that was given away without names never shows any.
 */
export function rosterLinkUseCases({ database, clock, settings }: Context) {
  return {
    async findRosterCalendar({ organizationId }: Member): Promise<RosterCalendar> {
      const link = await findRosterLink(database, organizationId);
      return link ? present(link) : { address: null, made: null, withNames: false };
    },

    /** Voids the former address. If two calls run at once, the later one's address is valid. */
    async renewRosterCalendar(
      tx: Transaction,
      { organizationId }: Member,
      withNames: boolean,
    ): Promise<RosterCalendar> {
      const purpose: RosterPurpose = withNames ? 'roster-with-names' : 'roster';
      const link = { id: newId(), purpose, created: clock.now() };
      await lockOrganization(tx, organizationId);
      await voidRosterLink(tx, organizationId, link.created);
      await insertLinkToken(tx, { ...link, organizationId });
      await announceChange(tx, organizationId, { type: 'organization', _id: organizationId });
      return present(link);
    },

    async stopRosterCalendar(tx: Transaction, { organizationId }: Member): Promise<void> {
      await lockOrganization(tx, organizationId);
      await voidRosterLink(tx, organizationId, clock.now());
      await announceChange(tx, organizationId, { type: 'organization', _id: organizationId });
    },
  };

  function present({ id, purpose, created }: { id: string; purpose: RosterPurpose; created: string }) {
    const token = linkTokenText(settings.secretKeys, purpose, id);
    const address = new URL(`${apiPrefix}/roster/${token}.ics`, settings.publicUrl).href;
    return { address, made: created, withNames: purpose === 'roster-with-names' };
  }
}
