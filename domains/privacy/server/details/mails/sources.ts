import { z } from 'zod';
import { formatName } from '#contract';
import { findRecipient } from '#people/server/recipients.store.ts';
import { findPerson } from '#people/server/store.ts';
import { readInstant } from '#platform/database/instant.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { keptFor, PrivacyClock, privacyClockNames } from '#privacy/contract';
import { keptDaysOf, localDate } from '../due.ts';
import { findErasure, nameIncidents } from '../erasures/store.ts';
import { findHold, getPatrolOfHold } from '../holds.store.ts';
import { getClocks } from '../store.ts';

const AboutRemovals = z.object({ subject: z.object({ from: z.iso.date(), counts: z.string() }) });
const Counts = z.partialRecord(PrivacyClock, z.number());
const OfClocks = z.object({ subject: z.object({ chosen: z.iso.datetime() }) });
const OfHold = z.object({ subject: z.object({ hold: z.uuid(), chosen: z.iso.datetime() }) });
const AboutErasure = z.object({
  subject: z.object({
    erasure: z.uuid(),
    by: z.uuid(),
    chosen: z.iso.datetime(),
    due: z.iso.datetime(),
    person: z.uuid().optional(),
    incidents: z.string().default('[]'),
  }),
});
const Ids = z.array(z.uuid());

/** What the mails about what is kept and erased are composed from. */
export function privacySources({ database, clock, settings }: MailContext) {
  return {
    settings,

    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    /** Returns somebody's name. */
    async nameOf(organizationId: string, id: string): Promise<string> {
      const found = await findPerson(database, organizationId, id);
      return found ? formatName(found) : 'Somebody';
    },

    /** Returns from which date on how much is taken away. */
    removalsOf(mail: OutboxMail) {
      const { subject } = AboutRemovals.parse(mail);
      const counts = Counts.parse(JSON.parse(subject.counts));
      const removed = PrivacyClock.options.flatMap((clock) => {
        const count = counts[clock];
        return count === undefined ? [] : [{ what: privacyClockNames[clock], count }];
      });
      return { from: subject.from, removed };
    },

    /** Returns what a mail says is kept for less long, and for how long until then: none once that was withdrawn or replaced. */
    async listShortened(mail: OutboxMail, organizationId: string) {
      const { chosen } = OfClocks.parse(mail).subject;
      const clocks = await getClocks(database, organizationId);
      const date = localDate(clocks, clock.now());
      return PrivacyClock.options.flatMap((one) => {
        const shortening = clocks.shortenings[one];
        if (shortening?.chosen !== chosen) return [];
        const [kept, until] = [shortening.days, keptDaysOf(clocks, one, date)].map(keptFor);
        return [{ ...shortening, what: privacyClockNames[one], kept, until }];
      });
    },

    /** Returns what a mail says is to be released, with its patrol; undefined once that was withdrawn or replaced. */
    async findReleased(mail: OutboxMail, organizationId: string) {
      const { hold: id, chosen } = OfHold.parse(mail).subject;
      const hold = await findHold(database, organizationId, id);
      const { releases, releasedBy } = hold ?? {};
      if (hold?.releaseChosen !== chosen || !releases || !releasedBy) return undefined;
      return {
        chosen,
        reason: hold.reason,
        releases,
        releasedBy,
        patrol: await getPatrolOfHold(database, hold),
      };
    },

    /** Returns what a mail says will be erased; undefined once that was undone in time. */
    async findErasure(mail: OutboxMail, organizationId: string) {
      const about = AboutErasure.parse(mail).subject;
      const key = { organizationId, id: about.erasure };
      if (clock.now() < about.due && !(await findErasure(database, key))) return undefined;
      const { by, chosen, due, person } = about;
      if (person) return { by, chosen, due, person, incidents: [] };
      const ids = Ids.parse(JSON.parse(about.incidents));
      const named = await nameIncidents(database, organizationId, ids);
      const incidents = named.map(({ when, ...incident }) => ({ ...incident, when: readInstant(when) }));
      return { by, chosen, due, person: undefined, incidents };
    },
  };
}
export type PrivacySources = ReturnType<typeof privacySources>;
