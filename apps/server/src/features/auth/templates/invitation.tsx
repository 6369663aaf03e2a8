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

export function invitationSubject(props: Pick<InvitationProps, 'branding' | 'organizationName'>): string {
  return `Welcome to ${whereOf(props)}: please set a password`;
}

/** `Howick South Community Patrol on Patrolbook` */
function whereOf({
  branding: { productName },
  organizationName,
}: Pick<InvitationProps, 'branding' | 'organizationName'>): string {
  return organizationName === null ? productName : `${organizationName} on ${productName}`;
}

/** Invites a new person to set a password. */
export function Invitation(props: InvitationProps): ReactElement {
  const { branding, firstName, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Set a password to sign in to ${branding.productName}.`}
      footer={<>This link is yours alone and good for 14 days. Please do not pass it on.</>}
    >
      <Paragraph>Welcome to {whereOf(props)}, where rosters are made and patrols are recorded.</Paragraph>
      <Paragraph>Set a password, then sign in with it and this email address.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Set Password' }]} />
    </EmailLayout>
  );
}
