import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { passwordPage } from '../password-page.ts';
import type { AuthSources } from './sources.ts';
import { greeting, toAccount } from './to-account.ts';

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

const template = defineTemplate('password-reset', {
  subject: passwordResetSubject,
  Body: PasswordReset,
  sample: { branding, firstName: graeme.firstName, link: links.password },
});

/** Obsolete once its link is used, voided or expired. Limited when it is requested (product 11.6). */
export const passwordReset = defineMail({
  kind: 'password-reset',
  templates: [template],
  async compose(mail, { settings, findLinked }: AuthSources) {
    const data = await findLinked(mail);
    if (!data) return null;
    const link = passwordPage(settings, data.token.id);
    return {
      ...toAccount(data),
      content: template.write({ ...greeting(data, settings), link }),
      quota: null,
    };
  },
});
