import type { ReactElement } from 'react';
import { joining } from '#contract';
import { accountName, brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import {
  branding,
  links,
  longBranding,
  longOrganizationName,
  organizationName,
} from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { JoiningSources } from './sources.ts';

interface JoinLinkProps {
  branding: Branding;
  organizationName: string;
  link: string;
}

function joinLinkSubject({ branding }: Pick<JoinLinkProps, 'branding'>): string {
  return `Please confirm that you ask to join ${accountName(branding)}`;
}

/** Mails the owner of an address, who may not have asked: nothing in it is what the asker has typed. */
function JoinLink({ branding, organizationName, link }: JoinLinkProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      preview={`The link is good for ${joining.confirmDays} days.`}
      footer={<>This link is yours alone and good for {joining.confirmDays} days.</>}
    >
      <Paragraph>Kia ora,</Paragraph>
      <Paragraph>Somebody asked to join {organizationName} with this email address.</Paragraph>
      <Paragraph>If it was you, read what was asked and confirm it. The coordinators see it then.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Read and Confirm' }]} />
      <Paragraph>
        If it was not you, ignore this message: nobody sees the request, and it is deleted.
      </Paragraph>
    </EmailLayout>
  );
}

const template = defineTemplate('join-link', {
  subject: joinLinkSubject,
  Body: JoinLink,
  sample: { branding, organizationName, link: links.join },
  variants: { long: { branding: longBranding, organizationName: longOrganizationName } },
});

/** Holds nothing that the asker has typed: whose address it is, only the link can tell. Limited when it is asked for. */
export const joinLink = defineMail({
  kind: 'join-link',
  templates: [template],
  async compose(mail, { settings, findLinked }: JoiningSources) {
    const found = await findLinked(mail);
    if (!found || found.request.confirmed) return null;
    const { request, organization } = found;
    const token = linkTokenText(settings.secretKeys, 'join', request.id);
    const link = new URL(`/join/confirm/${token}`, settings.publicUrl).href;
    const branding = brandingOf(organization, settings);
    return {
      to: { name: '', address: request.email },
      from: organization.emailFrom,
      content: template.write({ branding, organizationName: organization.name, link }),
      quota: null,
      replyTo: null, // a stranger learns no admin's address
    };
  },
});
