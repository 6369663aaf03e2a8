import { z } from 'zod';
import { formatLocalDate } from '#contract';
import { findRecipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { PrivacyClock, privacyClockNames } from '#privacy/contract';
import type { templates } from '../templates/templates.ts';
import { erasureMails } from './erasures.ts';
import { keepsLessMails } from './keeps-less.ts';
import { announcement } from './queue.ts';

const About = z.object({ subject: z.object({ from: z.iso.date(), counts: z.string() }) });
const Counts = z.partialRecord(PrivacyClock, z.number());

const contentOf = contentWriter<typeof templates>();

/** The mails that say what will be taken away, be kept for less long, or be erased. */
export function privacyMails(context: MailContext): MailKinds {
  const { database, settings } = context;
  return {
    ...keepsLessMails(context),
    ...erasureMails(context),
    [announcement]: {
      async compose(mail) {
        const { subject } = About.parse(mail);
        const admin = await findRecipient(database, mail, 'admin');
        if (!admin) return null;
        const { organization, person } = admin;
        const counts = Counts.parse(JSON.parse(subject.counts));
        const props = {
          branding: brandingOf(organization, settings),
          firstName: person.firstName,
          organizationName: organization.name,
          from: formatLocalDate(subject.from, organization.timeZone),
          facts: PrivacyClock.options.flatMap((clock) => {
            const count = counts[clock];
            return count === undefined ? [] : [{ label: privacyClockNames[clock], value: String(count) }];
          }),
          link: new URL('/organization', settings.publicUrl).href,
        };
        return { ...toPerson(organization, person), content: contentOf(announcement, props) };
      },
    },
  };
}
