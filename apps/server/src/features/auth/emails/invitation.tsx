import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '../../../platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/template/parts.tsx';

export interface InvitationProps {
  branding: Branding;
  firstName: string;
  /** Null for a super administrator. */
  organizationName: string | null;
  link: string;
}

export function invitationSubject({ branding }: Pick<InvitationProps, 'branding'>): string {
  return `Welcome to ${branding.productName}`;
}

/** Invites a new person to set a password. */
export function Invitation({ branding, firstName, organizationName, link }: InvitationProps): ReactElement {
  const { productName } = branding;
  const where = organizationName === null ? productName : `${organizationName} on ${productName}`;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Set a password to sign in to ${productName}.`}
      footer={<>This link is yours alone and good for 14 days. Please do not pass it on.</>}
    >
      <Paragraph>Welcome to {where}, where rosters are made and patrols are recorded.</Paragraph>
      <Paragraph>Set a password, then sign in with it and this e-mail address.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Set Password' }]} />
    </EmailLayout>
  );
}
