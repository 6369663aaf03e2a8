import { apiPrefix } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { linkTokenText } from '../../platform/tokens/link-token.ts';
import { findLinkIdOf, insertLinkToken, voidLinkTokens } from './links.store.ts';
import { lockPerson } from './store.ts';

/** The secret address of a person's calendar: a link that is valid until it is voided (product 10.4). */
export function calendarLinkUseCases({ database, clock, settings }: Context) {
  return {
    async calendarAddress({ personId }: Member): Promise<string | null> {
      const id = await findLinkIdOf(database, personId, 'calendar');
      return id ? addressOf(id) : null;
    },

    /** Voids the former address. Of two calls at once the later one's address is valid. */
    async renewCalendarAddress(tx: Transaction, { personId, organizationId }: Member): Promise<string> {
      const [id, now] = [newId(), clock.now()];
      await lockPerson(tx, personId);
      await voidLinkTokens(tx, personId, now, 'calendar');
      await insertLinkToken(tx, { id, purpose: 'calendar', organizationId, personId, created: now });
      return addressOf(id);
    },

    async stopCalendar(tx: Transaction, { personId }: Member): Promise<void> {
      await lockPerson(tx, personId);
      await voidLinkTokens(tx, personId, clock.now(), 'calendar');
    },
  };

  function addressOf(id: string): string {
    const token = linkTokenText(settings.secretKeys, 'calendar', id);
    return new URL(`${apiPrefix}/calendar/${token}.ics`, settings.publicUrl).href;
  }
}
