import { v7 as newId } from 'uuid';
import type { Calendar } from '#accounts/contract';
import { apiPrefix } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { findLinkOf, insertLinkToken, voidLinkTokens } from './links.store.ts';
import { lockPerson } from './store.ts';

/** The secret address of a person's calendar: a link that is valid until it is voided (product 10.4). */
export function calendarLinkUseCases({ database, clock, settings }: Context) {
  return {
    async findCalendar(member: Member): Promise<Calendar> {
      const link = await findLinkOf(database, member, 'calendar');
      return link ? { address: addressOf(link.id), made: link.created } : { address: null, made: null };
    },

    /** Voids the former address. If two calls run at once, the later one's address is valid. */
    async renewCalendar(tx: Transaction, { personId, organizationId }: Member): Promise<Calendar> {
      const id = newId();
      const now = clock.now();
      await lockPerson(tx, { id: personId, organizationId });
      await voidLinkTokens(tx, organizationId, [personId], now, 'calendar');
      await insertLinkToken(tx, { id, purpose: 'calendar', organizationId, personId, created: now });
      return { address: addressOf(id), made: now };
    },

    async stopCalendar(tx: Transaction, { personId, organizationId }: Member): Promise<void> {
      await lockPerson(tx, { id: personId, organizationId });
      await voidLinkTokens(tx, organizationId, [personId], clock.now(), 'calendar');
    },
  };

  function addressOf(id: string): string {
    const token = linkTokenText(settings.secretKeys, 'calendar', id);
    return new URL(`${apiPrefix}/calendar/${token}.ics`, settings.publicUrl).href;
  }
}
