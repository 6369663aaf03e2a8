import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface PasswordChangedProps {
  branding: Branding;
  firstName: string;
  /** The page where a new password can be requested. */
  forgotPassword: string;
}

export function passwordChangedSubject({ branding }: Pick<PasswordChangedProps, 'branding'>): string {
  return `Your password for ${accountName(branding)} was changed`;
}

/** Tells the owner of the account, who may not have changed it. */
export function PasswordChanged({ branding, firstName, forgotPassword }: PasswordChangedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="If it was you, there is nothing to do."
      footer={<>You get this message whenever your password is changed.</>}
    >
      <Paragraph>
        The password of your account was changed, and all other devices have been signed out.
      </Paragraph>
      <Paragraph>If it was you, there is nothing to do.</Paragraph>
      <Paragraph>
        If it was not you, choose “Forgot password?” on the sign-in page at once, and tell an admin.
      </Paragraph>
      <LinkButtons buttons={[{ href: forgotPassword, label: 'Sign-In Page', quiet: true }]} />
    </EmailLayout>
  );
}
