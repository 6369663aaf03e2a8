import type { ReactElement } from 'react';
import { formatDateTime, formatName } from '#contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  when,
} from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { reviewText } from '#record/contract';
import type { RecordSources } from './sources.ts';

interface RecordKeptProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** The patrol's call sign, or else its name. */
  title: string;
  /** The patrol's start, as a date and time. */
  when: string;
  /** Who recorded; `href` rings them, undefined if their phone has no number that can be rung. */
  author: { name: string; href: string | undefined };
  /** Why it does not count, in a sentence. */
  why: string;
  /** The patrol's page. */
  link: string;
}

function recordKeptSubject({
  title,
  when,
  author,
}: Pick<RecordKeptProps, 'title' | 'when' | 'author'>): string {
  return `${author.name} may be out: ${title}, ${when}`;
}

/** Tells an admin that somebody has recorded on a patrol which they could not know was off for them. */
function RecordKept({ branding, firstName, organizationName, ...props }: RecordKeptProps): ReactElement {
  const { title, when, author, why, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={why}
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph style={{ fontSize: 19, fontWeight: 700 }}>
        {author.name} has recorded on {title}, {when}. {why}
      </Paragraph>
      <Paragraph>
        They may be out, and nobody watches over them. Please ring them. What they recorded is kept for review
        on the patrol’s page, and counts nowhere by itself.
      </Paragraph>
      {author.href && <LinkButtons buttons={[{ href: author.href, label: `Ring ${author.name}` }]} />}
      <LinkButtons buttons={[{ href: link, label: 'Open the patrol' }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('record-kept', {
  subject: recordKeptSubject,
  Body: RecordKept,
  sample: {
    branding,
    firstName: 'Aroha',
    organizationName,
    title: 'HSCP',
    when,
    author: { name: graeme.name, href: 'tel:0215550121' },
    why: reviewText('cancelled'),
    link: links.patrol,
  },
  variants: {
    'off-crew': {
      organizationName: longOrganizationName,
      author: { name: graeme.name, href: undefined },
      why: reviewText('off-crew'),
    },
  },
});

/** Tells admins of what was recorded by a crew that may be out unknown to them (product 17.57). */
export const recordKept = defineMail({
  kind: 'record-kept',
  templates: [template],
  async compose(mail, { settings, telHref, findAdmin, findKept }: RecordSources) {
    const admin = await findAdmin(mail);
    const found = await findKept(mail);
    if (!admin || !found) return null;
    const { patrol, author, why } = found;
    const { timeZone } = admin.organization;
    const content = template.write({
      branding: brandingOf(admin.organization, settings),
      firstName: admin.person.firstName,
      organizationName: admin.organization.name,
      title: patrol.callSign ?? patrol.name ?? 'A patrol',
      when: formatDateTime(patrol.when, timeZone),
      author: { name: formatName(author), href: telHref(author.phone ?? '', timeZone) },
      why: reviewText(why),
      link: patrolPage(settings, patrol),
    });
    return { ...toPerson(admin.organization, admin.person), content };
  },
});
