import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { SecondStepEvent } from '../../second-step/note-and-mail.ts';

export interface SecondStepChangedProps {
  branding: Branding;
  firstName: string;
  event: SecondStepEvent;
  /** Where the second step is set up. */
  security: string;
}

const subjects: Record<SecondStepEvent, string> = {
  'second-step-started': 'was set up',
  'second-step-stopped': 'was turned off',
  'second-step-reset': 'was reset',
  'passkey-added': 'has a new passkey',
  'passkey-removed': 'has a passkey less',
  'recovery-codes-renewed': 'has new recovery codes',
  'recovery-code-used': 'was passed with a recovery code',
};

const sentences: Record<SecondStepEvent, string> = {
  'second-step-started':
    'From now on, signing in to your account takes a code of your authenticator app besides the password. Keep the recovery codes where you find them without your phone.',
  'second-step-stopped': 'Your account was told to take no codes of an authenticator app any more.',
  'second-step-reset':
    'Your second step was taken off your account for you, your passkeys with it, so that you can sign in with your password alone. Please set it up again.',
  'passkey-added':
    'A passkey was added to your account. It signs in by itself; the password alone no longer does. Keep the recovery codes where you find them without your phone.',
  'passkey-removed': 'A passkey was removed from your account, and no longer signs in to it.',
  'recovery-codes-renewed': 'Your account has new recovery codes. The former ones no longer work.',
  'recovery-code-used':
    'One of your recovery codes was used in place of your authenticator app or a passkey. It does not work again.',
};

export function secondStepChangedSubject({
  branding,
  event,
}: Pick<SecondStepChangedProps, 'branding' | 'event'>): string {
  return `The second step of your account for ${accountName(branding)} ${subjects[event]}`;
}

/** Tells the owner of the account, who may not have done it. */
export function SecondStepChanged({
  branding,
  firstName,
  event,
  security,
}: SecondStepChangedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="If you know of it, there is nothing to do."
      footer={<>You get this message whenever the second step of your account is changed.</>}
    >
      <Paragraph>{sentences[event]}</Paragraph>
      <Paragraph>If you know of it, there is nothing to do.</Paragraph>
      <Paragraph>If you do not, change your password at once, and tell an admin.</Paragraph>
      <LinkButtons buttons={[{ href: security, label: 'Security', quiet: true }]} />
    </EmailLayout>
  );
}
