import type { Calendar } from '@patrolbook/contract';
import { feedFile } from '../../domain/calendar/calendar.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Authenticator, Member } from '../../platform/http/pipeline/actor.ts';
import { notFound } from '../../platform/http/pipeline/app-error.ts';
import type { AuthService } from '../auth/service.ts';
import { listCalendarPatrols } from './store.ts';

/** How far back a calendar reaches, in milliseconds (product 10.5). */
const reachesBack = 90 * day;

/** Serves people's calendars to their own applications. */
export function calendarService(context: Context, auth: AuthService, authenticator: Authenticator) {
  const { database, clock, settings } = context;
  return {
    get: (actor: Member): Promise<Calendar> => auth.findCalendar(actor),

    renew: (tx: Transaction, actor: Member): Promise<Calendar> => auth.renewCalendar(tx, actor),

    stop: (tx: Transaction, actor: Member): Promise<void> => auth.stopCalendar(tx, actor),

    /**
     * Returns the file. A patrol's entry is stamped with the last change of the patrol or of the answer, so that an
     * unchanged calendar is the same text. Throws 404 if the address is not valid: after 401 an application would ask for
     * a password.
     */
    async read(linkToken: string): Promise<string> {
      const holder = await authenticator.holderOf(linkToken, 'calendar');
      if (!holder?.organizationId || !holder.personId) throw notFound();
      const since = after(clock.now(), -reachesBack);
      const found = await listCalendarPatrols(database, holder.organizationId, holder.personId, since);
      const entries = found.map(({ id, accepted, patrol, organization }) => ({
        id,
        accepted: accepted !== null,
        patrol: { ...patrol, organization },
        stamp: later(accepted, patrol.edited ?? patrol.finalized ?? patrol.created),
      }));
      return feedFile(entries, settings);
    },
  };
}
export type CalendarService = ReturnType<typeof calendarService>;

function later(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}
