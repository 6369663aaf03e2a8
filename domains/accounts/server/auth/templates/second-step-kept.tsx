import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';

export interface SecondStepKeptProps {
  branding: Branding;
  firstName: string;
}

export function secondStepKeptSubject({ branding }: Pick<SecondStepKeptProps, 'branding'>): string {
  return `Somebody tried to reset the second step of your account for ${accountName(branding)}`;
}

/** Tells both addresses of an account of which one takes the other's place. */
export function SecondStepKept({ branding, firstName }: SecondStepKeptProps): ReactElement {
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
