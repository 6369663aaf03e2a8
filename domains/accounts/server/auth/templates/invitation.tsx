import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface InvitationProps {
  branding: Branding;
  firstName: string;
  link: string;
}

export function invitationSubject({ branding }: Pick<InvitationProps, 'branding'>): string {
  return `Welcome to ${accountName(branding)}: please set a password`;
}

/** Invites a new person to set a password. */
export function Invitation({ branding, firstName, link }: InvitationProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Set a password to sign in to ${branding.productName}.`}
      footer={<>This link is yours alone and good for 14 days. Please do not pass it on.</>}
    >
      <Paragraph>
        Welcome to {accountName(branding)}, where rosters are made and patrols are recorded.
      </Paragraph>
      <Paragraph>Set a password, then sign in with it and this email address.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Set Password' }]} />
    </EmailLayout>
  );
}
