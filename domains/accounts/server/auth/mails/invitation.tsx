import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links, longBranding } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { passwordPage } from '../password-page.ts';
import type { AuthSources } from './sources.ts';
import { greeting, toAccount } from './to-account.ts';

export interface InvitationProps {
  branding: Branding;
  firstName: string;
  link: string;
}

export function invitationSubject({ branding }: Pick<InvitationProps, 'branding'>): string {
  return `Welcome to ${accountName(branding)}: please set a password`;
}

/** Invites a new person to set a password. */
export function InvitationBody({ branding, firstName, link }: InvitationProps): ReactElement {
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

const template = defineTemplate('invitation', {
  subject: invitationSubject,
  Body: InvitationBody,
  sample: { branding, firstName: graeme.firstName, link: links.password },
  variants: {
    'super-admin': { branding: { ...branding, organizationName: null } },
    long: { branding: longBranding },
  },
});

/** Obsolete once its link is used, voided or expired. */
export const invitation = defineMail({
  kind: 'invitation',
  templates: [template],
  async compose(mail, { settings, findLinked }: AuthSources) {
    const data = await findLinked(mail);
    if (!data) return null;
    const link = passwordPage(settings, data.token.id);
    const content = template.write({ ...greeting(data, settings), link });
    return { ...toAccount(data), content, quota: 'invitations' };
  },
});
