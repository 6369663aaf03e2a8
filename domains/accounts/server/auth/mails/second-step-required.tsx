import type { ReactElement } from 'react';
import { formatLocalDate } from '#contract';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { AuthSources } from './sources.ts';
import { greeting, toAccount } from './to-account.ts';

interface SecondStepRequiredProps {
  branding: Branding;
  firstName: string;
  /** The local date from which on nothing else works, as it is shown. */
  due: string;
  /** Where the second step is set up. */
  security: string;
}

function secondStepRequiredSubject({
  branding,
  due,
}: Pick<SecondStepRequiredProps, 'branding' | 'due'>): string {
  return `Your account for ${accountName(branding)} needs a second step before ${due}`;
}

/** Tells an admin or a watcher that their organization requires a second step of them. */
function SecondStepRequired({ branding, firstName, due, security }: SecondStepRequiredProps): ReactElement {
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

const template = defineTemplate('second-step-required', {
  subject: secondStepRequiredSubject,
  Body: SecondStepRequired,
  sample: { branding, firstName: graeme.firstName, due: 'Tue 15 Dec 2026', security: links.site },
});

/** Obsolete once they have one, or none is required of them any more. */
export const secondStepRequired = defineMail({
  kind: 'second-step-required',
  templates: [template],
  async compose(mail, { settings, findAccount, findNeed }: AuthSources) {
    const data = await findAccount(mail);
    const needed = data && (await findNeed(data));
    if (!needed) return null;
    const zone = data.organization?.timeZone ?? settings.defaultTimeZone;
    const due = formatLocalDate(needed.due, zone);
    const security = new URL('/security', settings.publicUrl).href;
    const content = template.write({ ...greeting(data, settings), due, security });
    return { ...toAccount(data), content, quota: 'members' };
  },
});
