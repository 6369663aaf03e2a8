import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/letter/parts.tsx';

export interface PasswordResetProps {
  letterhead: Letterhead;
  firstName: string;
  link: string;
}

export function passwordResetSubject({ letterhead }: Pick<PasswordResetProps, 'letterhead'>): string {
  return `Set a new password for ${letterhead.productName}`;
}

/** To somebody who forgot their password, or whom somebody else named. */
export function PasswordReset({ letterhead, firstName, link }: PasswordResetProps): ReactElement {
  return (
    <LetterLayout
      letterhead={letterhead}
      to={firstName}
      preview="The link is good for one hour."
      footer={<>This link is yours alone. Please do not pass it on.</>}
    >
      <Paragraph>Somebody asked for a new password for this e-mail address.</Paragraph>
      <Paragraph>If it was you, set one within the next hour.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Set Password' }]} />
      <Paragraph>If it was not you, ignore this letter: your password stays as it is.</Paragraph>
    </LetterLayout>
  );
}
