import type { ReactElement } from 'react';
import type { AuditEvent } from '#accounts/contract';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { AuthSources } from './sources.ts';
import { greeting, toAccount } from './to-account.ts';

/** What happens to somebody's second step, by the words of the audit history. */
const secondStepEvents = [
  'second-step-started',
  'second-step-stopped',
  'second-step-reset',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
] as const satisfies readonly AuditEvent[];
export type SecondStepEvent = (typeof secondStepEvents)[number];

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

const template = defineTemplate('second-step-changed', {
  subject: secondStepChangedSubject,
  Body: SecondStepChanged,
  sample: { branding, firstName: graeme.firstName, event: 'second-step-started', security: links.site },
  variants: { reset: { event: 'second-step-reset' }, 'recovery-code': { event: 'recovery-code-used' } },
});

/** Obsolete once the person has left. */
export const secondStepChanged = defineMail({
  kind: 'second-step-changed',
  templates: [template],
  async compose(mail, { settings, findAccount }: AuthSources) {
    const data = await findAccount(mail);
    const event = secondStepEvents.find((one) => one === mail.subject.event);
    if (!data || !event) return null;
    const security = new URL('/security', settings.publicUrl).href;
    return {
      ...toAccount(data),
      content: template.write({ ...greeting(data, settings), event, security }),
      quota: event === 'second-step-reset' ? null : 'members', // nobody keeps it from its owner by using quotas up
    };
  },
});
