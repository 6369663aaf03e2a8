import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface PasswordResetProps {
  branding: Branding;
  firstName: string;
  link: string;
}

export function passwordResetSubject({ branding }: Pick<PasswordResetProps, 'branding'>): string {
  return `Set a new password for ${accountName(branding)}`;
}

/** Mails a link to the owner of the address, who may not have requested it. */
export function PasswordReset({ branding, firstName, link }: PasswordResetProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="The link is good for one hour."
      footer={<>This link is yours alone. Please do not pass it on.</>}
    >
      <Paragraph>Somebody asked for a new password for this email address.</Paragraph>
      <Paragraph>
        If it was you, set one within the next hour. That also stops the address of your calendar, if you have
        one: make a new one on My Profile afterwards.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Set Password' }]} />
      <Paragraph>If it was not you, ignore this message: your password stays as it is.</Paragraph>
    </EmailLayout>
  );
}
