import { z } from 'zod';
import { formatDateTime, formatName } from '#contract';
import { telHref } from '#contract/telephone.ts';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { reviewText } from '#record/contract';
import type { templates } from '../templates/templates.ts';
import { kept } from './queue.ts';
import { findKeptMailData } from './store.ts';

const About = z.object({
  organizationId: z.uuid(),
  subject: z.object({ patrolId: z.uuid(), by: z.uuid(), why: z.enum(['cancelled', 'off-crew']) }),
});

const contentOf = contentWriter<typeof templates>();

/** The mail that tells admins of what was recorded by a crew that may be out unknown to them (product 17.57). */
export function recordMails({ database, settings }: MailContext): MailKinds {
  return {
    [kept]: {
      async compose(mail) {
        const { organizationId, subject } = About.parse(mail);
        const admin = await findRecipient(database, mail, 'admin');
        const found = await findKeptMailData(database, organizationId, subject);
        if (!admin || !found) return null;
        const { patrol, author } = found;
        const { timeZone } = admin.organization;
        const props = {
          branding: brandingOf(admin.organization, settings),
          firstName: admin.person.firstName,
          organizationName: admin.organization.name,
          title: patrol.callSign ?? patrol.name ?? 'A patrol',
          when: formatDateTime(patrol.when, timeZone),
          author: { name: formatName(author), href: telHref(author.phone ?? '', timeZone) },
          why: reviewText(subject.why),
          link: patrolPage(settings, patrol),
        };
        return { ...toPerson(admin.organization, admin.person), content: contentOf(kept, props) };
      },
    },
  };
}
