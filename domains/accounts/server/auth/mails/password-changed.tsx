import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { AuthSources } from './sources.ts';
import { greeting, toAccount } from './to-account.ts';

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

const template = defineTemplate('password-changed', {
  subject: passwordChangedSubject,
  Body: PasswordChanged,
  sample: { branding, firstName: graeme.firstName, forgotPassword: links.site },
});

/** Obsolete once the person has left. */
export const passwordChanged = defineMail({
  kind: 'password-changed',
  templates: [template],
  async compose(mail, { settings, findAccount }: AuthSources) {
    const data = await findAccount(mail);
    if (!data) return null;
    const forgotPassword = new URL('/', settings.publicUrl).href;
    const content = template.write({ ...greeting(data, settings), forgotPassword });
    return { ...toAccount(data), content, quota: 'members' };
  },
});
