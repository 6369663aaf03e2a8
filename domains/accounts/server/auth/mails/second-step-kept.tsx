import type { ReactElement } from 'react';
import { hasAccount } from '#people/server/account.ts';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, longBranding } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import type { AuthSources } from './sources.ts';
import { greeting, toAccount } from './to-account.ts';

interface SecondStepKeptProps {
  branding: Branding;
  firstName: string;
}

function secondStepKeptSubject({ branding }: Pick<SecondStepKeptProps, 'branding'>): string {
  return `Somebody tried to reset the second step of your account for ${accountName(branding)}`;
}

/** Tells both addresses of an account of which one takes the other's place. */
function SecondStepKept({ branding, firstName }: SecondStepKeptProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="It was refused, because your email address is being changed."
      footer={<>You get this message because your email address is being changed, or was within a day.</>}
    >
      <Paragraph>
        An admin tried to reset the second step of your account. It was refused, because the email address of
        the account is being changed, or was within a day.
      </Paragraph>
      <Paragraph>If you asked for both, ask again a day after the change.</Paragraph>
      <Paragraph>
        If you did not, somebody may be trying to take your account over: stop the change by the message about
        it, change your password, and talk to another admin.
      </Paragraph>
    </EmailLayout>
  );
}

const template = defineTemplate('second-step-kept', {
  subject: secondStepKeptSubject,
  Body: SecondStepKept,
  sample: { branding, firstName: graeme.firstName },
  variants: { long: { branding: longBranding } },
});

/** Goes to the address before the change, and to the one that takes its place. */
export const secondStepKept = defineMail({
  kind: 'second-step-kept',
  templates: [template],
  async compose(mail, { settings, findAddressChange }: AuthSources) {
    const found = await findAddressChange(mail);
    if (!found || !hasAccount(found.person)) return null;
    const { change, person } = found;
    const next = change.done === null ? change.email : person.email;
    const email = mail.subject.to === 'former' ? change.former : next;
    if (email === null) return null;
    const account = { ...found, person: { ...person, email } };
    // Nobody keeps it from its owner by using quotas up.
    return { ...toAccount(account), content: template.write(greeting(account, settings)), quota: null };
  },
});
