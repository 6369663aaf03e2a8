import type { ReactElement } from 'react';
import { joining } from '#contract';
import { toPerson } from '#people/server/to-person.ts';
import { accountName, brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { JoiningSources } from './sources.ts';

interface JoinNoticeProps {
  branding: Branding;
  firstName: string;
  /** How many requests wait for an answer. */
  waiting: number;
  link: string;
}

function joinNoticeSubject({ branding, waiting }: Pick<JoinNoticeProps, 'branding' | 'waiting'>): string {
  return `${asks(waiting)} to join ${accountName(branding)}`;
}

/** Tells an admin how many wait for an answer, whenever they asked. */
function JoinNotice({ branding, firstName, waiting, link }: JoinNoticeProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Accept or decline."
      footer={<>You receive this message as an admin of {branding.organizationName}.</>}
    >
      <Paragraph>
        {asks(waiting)} to join {branding.organizationName}. A request that nobody answers is removed after{' '}
        {joining.answerDays} days.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'See Who Asks' }]} />
    </EmailLayout>
  );
}

function asks(waiting: number): string {
  return waiting === 1 ? '1 person asks' : `${waiting} people ask`;
}

const template = defineTemplate('join-notice', {
  subject: joinNoticeSubject,
  Body: JoinNotice,
  sample: { branding, firstName: graeme.firstName, waiting: 1, link: links.joinRequests },
  variants: { several: { waiting: 12 } },
});

/** Obsolete once all were answered. */
export const joinNotice = defineMail({
  kind: 'join-notice',
  templates: [template],
  async compose(mail, { settings, findAdmin, countWaiting }: JoiningSources) {
    const admin = await findAdmin(mail);
    if (!admin) return null;
    const { person, organization } = admin;
    const waiting = await countWaiting(organization.id);
    if (waiting === 0) return null;
    const branding = brandingOf(organization, settings);
    const link = new URL('/people/requests', settings.publicUrl).href;
    const content = template.write({ branding, firstName: person.firstName, waiting, link });
    return { ...toPerson(organization, person), content };
  },
});
