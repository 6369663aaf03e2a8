import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/letter/parts.tsx';

export interface InvitationProps {
  letterhead: Letterhead;
  firstName: string;
  /** Null for a super administrator. */
  organizationName: string | null;
  link: string;
}

export function invitationSubject({ letterhead }: Pick<InvitationProps, 'letterhead'>): string {
  return `Welcome to ${letterhead.productName}`;
}

/** To a new person: set a password and come in. */
export function Invitation({ letterhead, firstName, organizationName, link }: InvitationProps): ReactElement {
  const { productName } = letterhead;
  const where = organizationName === null ? productName : `${organizationName} on ${productName}`;
  return (
    <LetterLayout
      letterhead={letterhead}
      to={firstName}
      preview={`Set a password to sign in to ${productName}.`}
      footer={<>This link is yours alone and good for 14 days. Please do not pass it on.</>}
    >
      <Paragraph>Welcome to {where}, where rosters are made and patrols are recorded.</Paragraph>
      <Paragraph>Set a password, then sign in with it and this e-mail address.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Set Password' }]} />
    </LetterLayout>
  );
}
