import { z } from 'zod';
import { formatDateTime, formatLocalDate, formatName, today } from '#contract';
import { findRecipient } from '#people/server/recipients.store.ts';
import { findPerson } from '#people/server/store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds, OutboxMail } from '#platform/mail/kind.ts';
import type { Fact } from '#platform/mail/template/parts.tsx';
import { keptFor, PrivacyClock, privacyClockNames } from '#privacy/contract';
import { daysOf, localDate } from '../due.ts';
import { findHold, getPatrolOfHold } from '../holds.store.ts';
import { getClocks } from '../store.ts';
import type { templates } from '../templates/templates.ts';
import { released, shortened } from './queue.ts';

const OfClocks = z.object({ subject: z.object({ chosen: z.iso.datetime() }) });
const OfHold = z.object({ subject: z.object({ hold: z.uuid(), chosen: z.iso.datetime() }) });

const contentOf = contentWriter<typeof templates>();

/** What is kept for less long, from when on, and who chose that. */
interface Choice {
  by: string;
  chosen: string;
  counts: string;
  facts: Fact[];
}

/** The mails that say what will be kept for less long. Each is obsolete once its choice was withdrawn or replaced. */
export function keepsLessMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [shortened]: { compose: (mail) => compose(mail, choiceOfClocks) },
    [released]: { compose: (mail) => compose(mail, choiceOfHold) },
  };

  async function compose(
    mail: OutboxMail,
    choiceOf: (mail: OutboxMail, organizationId: string) => Promise<Choice | null>,
  ): Promise<EmailMessage | null> {
    const admin = await findRecipient(database, mail, 'admin');
    if (!admin) return null;
    const { organization, person } = admin;
    const choice = await choiceOf(mail, organization.id);
    if (!choice) return null;
    const chooser = await findPerson(database, organization.id, choice.by);
    const { timeZone, name: organizationName } = organization;
    const props = {
      branding: brandingOf(organization, settings),
      firstName: person.firstName,
      organizationName,
      by: chooser ? formatName(chooser) : 'Somebody',
      when: formatDateTime(choice.chosen, timeZone),
      from: formatLocalDate(today(choice.counts, timeZone), timeZone),
      facts: choice.facts,
      link: new URL('/organization', settings.publicUrl).href,
    };
    return { ...toPerson(organization, person), content: contentOf('keeps-less', props) };
  }

  async function choiceOfClocks(mail: OutboxMail, organizationId: string): Promise<Choice | null> {
    const { chosen } = OfClocks.parse(mail).subject;
    const clocks = await getClocks(database, organizationId);
    const date = localDate(clocks, clock.now());
    const chosenThen = PrivacyClock.options.flatMap((one) => {
      const shortening = clocks.shortenings[one];
      return shortening?.chosen === chosen ? [{ clock: one, shortening }] : [];
    });
    const [first] = chosenThen;
    if (!first) return null;
    const facts = chosenThen.map(({ clock: one, shortening: { days } }) => ({
      label: privacyClockNames[one],
      value: `${keptFor(days)} instead of ${keptFor(daysOf(clocks, one, date))}`,
    }));
    return { by: first.shortening.chosenBy, chosen, counts: first.shortening.counts, facts };
  }

  async function choiceOfHold(mail: OutboxMail, organizationId: string): Promise<Choice | null> {
    const { hold: id, chosen } = OfHold.parse(mail).subject;
    const hold = await findHold(database, organizationId, id);
    if (hold?.releaseChosen !== chosen || hold.releases === null || hold.releasedBy === null) return null;
    const { name, when, zone } = await getPatrolOfHold(database, hold);
    const facts = [{ label: `${name ?? 'Patrol'}, ${formatDateTime(when, zone)}`, value: hold.reason }];
    return { by: hold.releasedBy, chosen, counts: hold.releases, facts };
  }
}
