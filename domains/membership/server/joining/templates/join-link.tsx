import type { ReactElement } from 'react';
import { joining } from '#contract';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface JoinLinkProps {
  branding: Branding;
  organizationName: string;
  link: string;
}

export function joinLinkSubject({ branding }: Pick<JoinLinkProps, 'branding'>): string {
  return `Please confirm that you ask to join ${accountName(branding)}`;
}

/** Mails the owner of an address, who may not have asked: nothing in it is what the asker has typed. */
export function JoinLink({ branding, organizationName, link }: JoinLinkProps): ReactElement {
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
