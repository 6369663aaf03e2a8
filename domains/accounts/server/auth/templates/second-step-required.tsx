import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface SecondStepRequiredProps {
  branding: Branding;
  firstName: string;
  /** The local date from which on nothing else works, as it is shown. */
  due: string;
  /** Where the second step is set up. */
  security: string;
}

export function secondStepRequiredSubject({
  branding,
  due,
}: Pick<SecondStepRequiredProps, 'branding' | 'due'>): string {
  return `Your account for ${accountName(branding)} needs a second step before ${due}`;
}

/** Tells an admin or a watcher that their organization requires a second step of them. */
export function SecondStepRequired({
  branding,
  firstName,
  due,
  security,
}: SecondStepRequiredProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="It takes a passkey or an authenticator app, and two minutes."
      footer={<>You get this message because of your role.</>}
    >
      <Paragraph>
        Whoever sees the details of others needs more than a password to sign in: a passkey, or a code of an
        authenticator app on their phone. Please set it up on Security, which takes two minutes.
      </Paragraph>
      <Paragraph>
        From {due} on, nothing else works until you have. The record of a patrol that you are on goes on all
        the same.
      </Paragraph>
      <LinkButtons buttons={[{ href: security, label: 'Security' }]} />
    </EmailLayout>
  );
}
