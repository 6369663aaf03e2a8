import type { Calendar, RosterCalendar, RosterCalendarChoice } from '#accounts/contract';
import type { AuthService } from '#accounts/server/auth/service.ts';
import { feedFile, rosterFile } from '#patrols/server/calendar.ts';
import { after, day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Authenticator, Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { listRosterPatrols } from './roster.store.ts';
import { listCalendarPatrols } from './store.ts';

/** How far back a calendar reaches, in milliseconds (product 10.5). */
const reachesBack = 90 * day;

/** Serves people's calendars, and the organization's roster, to their own applications. */
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
      const found = await listCalendarPatrols(database, holder.organizationId, holder.personId, earliest());
      const entries = found.map(({ id, accepted, patrol, organization }) => ({
        id,
        accepted: accepted !== null,
        patrol: { ...patrol, organization },
        stamp: later(accepted, patrol.edited ?? patrol.finalized ?? patrol.created),
      }));
      return feedFile(entries, settings);
    },

    getRoster: (actor: Member): Promise<RosterCalendar> => auth.findRosterCalendar(actor),

    renewRoster: (
      tx: Transaction,
      actor: Member,
      { withNames }: RosterCalendarChoice,
    ): Promise<RosterCalendar> => auth.renewRosterCalendar(tx, actor, withNames),

    stopRoster: (tx: Transaction, actor: Member): Promise<void> => auth.stopRosterCalendar(tx, actor),

    /** Returns the file of the whole roster, with the names of the crews if the address was made so (product 9.16). */
    async readRoster(linkToken: string): Promise<string> {
      const named = await authenticator.holderOf(linkToken, 'roster-with-names');
      const holder = named ?? (await authenticator.holderOf(linkToken, 'roster'));
      if (!holder?.organizationId) throw notFound();
      const wanted = { since: earliest(), withNames: named !== null };
      return rosterFile(await listRosterPatrols(database, holder.organizationId, wanted), settings);
    },
  };

  function earliest(): string {
    return after(clock.now(), -reachesBack);
  }
}
export type CalendarService = ReturnType<typeof calendarService>;

function later(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}
