import type { Context } from '../../platform/context.ts';
import type { Allowance } from '../../platform/mail/allowance.ts';
import type { EmailMessage, MailKinds, OutboxMail } from '../../platform/mail/kind.ts';
import { type Letter, letterWriter } from '../../platform/mail/letter.ts';
import { mailDefaults } from '../../platform/settings.ts';
import type { templates } from './emails/templates.ts';
import { passwordPage } from './passwords-by-link.ts';
import { findInvitationMailData } from './store.ts';

const letter = letterWriter<typeof templates>();

type MailData = NonNullable<Awaited<ReturnType<typeof findInvitationMailData>>>;

/** Invitations, and password resets, which are limited when they are requested (product 11.6). They are obsolete once the link is used, voided or expired. */
export function authMails({ database, clock, settings }: Context): MailKinds {
  return {
    invitation: {
      compose: (mail) =>
        compose(mail, 'invitations', (data) =>
          letter('invitation', { ...common(data), organizationName: data.organization?.name ?? null }),
        ),
    },
    'password-reset': {
      compose: (mail) => compose(mail, null, (data) => letter('password-reset', common(data))),
    },
  };

  async function compose(
    mail: OutboxMail,
    allowance: Allowance | null,
    write: (data: MailData) => Letter,
  ): Promise<EmailMessage | null> {
    const data = await findInvitationMailData(database, mail.subject.tokenId ?? '', clock.now());
    if (!data) return null;
    const { firstName, lastName, email } = data.person;
    return {
      to: { name: `${firstName} ${lastName}`, address: email },
      from: data.organization?.emailFrom ?? null,
      letter: write(data),
      allowance,
    };
  }

  function common({ person, organization, token }: MailData) {
    const { productName } = settings;
    const signOff = organization?.emailSignOff ?? mailDefaults(settings).emailSignOff;
    return {
      branding: { productName, signOff },
      firstName: person.firstName,
      link: passwordPage(settings, token.id),
    };
  }
}
