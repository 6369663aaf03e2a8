import type { Transaction } from '#platform/database/connect.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findGuestMailData, type GuestMailData } from '../../mail-data.store.ts';
import { updateGuest } from '../guests.store.ts';
import { isObsolete } from '../obsolete.ts';
import { AboutGuest } from './subjects.ts';

/** What the mails about a guest are composed from. */
export function guestSources({ database, clock }: MailContext) {
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
