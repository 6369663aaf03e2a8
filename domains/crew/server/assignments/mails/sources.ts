import type { CalendarEntry } from '#patrols/server/calendar.ts';
import { findReplyTo, reachesSomebody } from '#people/server/reply-to.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import type { PatrolMailData } from '../../mail-data.store.ts';
import { findGuestMailData, type GuestMailData } from '../../mail-data.store.ts';
import { updateGuest } from '../guests.store.ts';
import { isObsolete } from '../obsolete.ts';
import { calendarEntries, calendarEntry } from './calendar.ts';
import { findUntold, isAsTold, isOutdated } from './moved-mail.ts';
import { observerSources } from './observer-sources.ts';
import { patrollerSources } from './patroller-sources.ts';
import { quoteMessages } from './personal-message.ts';
import { AboutGuest } from './subjects.ts';

/** What the mails about a patrol are composed from. */
export function crewSources(context: MailContext) {
  const { database, clock, settings } = context;
  return {
    settings,
    now: () => clock.now(),
    ...patrollerSources(context),
    ...guestSources(context),
    ...observerSources(context),

    /** Returns an attachment that adds or updates a patrol in a calendar, or removes it (`calendar.ts`). */
    calendarEntry: (patrol: PatrolMailData, entry: PatrolEntry) =>
      calendarEntry(patrol, { ...entry, now: clock.now() }, settings),

    /** Returns an attachment that adds several patrols to a calendar. */
    calendarEntries: (entries: readonly (PatrolEntry & { patrol: PatrolMailData })[]) =>
      calendarEntries(
        entries.map((entry) => ({ ...entry, stamp: clock.now() })),
        settings,
      ),

    /** Returns the messages in the subjects of these mails, in their order. */
    quote: (organizationId: string, subjects: readonly object[]) =>
      quoteMessages(database, organizationId, subjects),

    /** Returns whether an answer to the mail reaches a person. */
    async isAnswered(mail: OutboxMail, from: EmailMessage['from']): Promise<boolean> {
      return reachesSomebody(await findReplyTo({ database, settings }, { mail, from }));
    },

    /**
     * Returns what a mail about a move is to tell, and whether its recipient was last told the present values, since the patrol
     * was moved back meanwhile. Null if a later mail covers a later move.
     */
    async readMove(mail: OutboxMail, patrol: PatrolMailData, invitation: { kind: string; cause: string }) {
      if (isOutdated(mail, patrol)) return null;
      const { former, moves } = await findUntold(database, mail, invitation);
      const messages = await quoteMessages(database, patrol.organizationId, moves);
      return { former, messages, asTold: isAsTold(former, patrol) };
    },
  };
}

type PatrolEntry = Omit<CalendarEntry, 'patrol' | 'stamp'>;

export type CrewSources = ReturnType<typeof crewSources>;

/** What the mails about a guest are composed from. */
function guestSources({ database, clock }: MailContext) {
  return {
    readGuest,

    /** Returns a guest of a finalized patrol that is not over. */
    async readAttendingGuest(mail: OutboxMail): Promise<GuestMailData | null> {
      const data = await readGuest(mail);
      return data?.patrol.finalized && !isObsolete(data, data.patrol, clock.now()) ? data : null;
    },

    async guestMailed(tx: Transaction, mail: OutboxMail, now: string): Promise<void> {
      const { organizationId, subject } = AboutGuest.parse(mail);
      await updateGuest(tx, organizationId, subject.guestId, { emailed: now });
    },
  };

  async function readGuest(mail: OutboxMail): Promise<GuestMailData | undefined> {
    const { organizationId, subject } = AboutGuest.parse(mail);
    return findGuestMailData(database, organizationId, subject.guestId);
  }
}
