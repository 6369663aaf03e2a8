import type { Context } from '../../platform/context.ts';
import type { EmailMessage, MailKinds, OutboxMail } from '../../platform/mail/kind.ts';
import { mailDefaults } from '../../platform/settings.ts';
import { Invitation, invitationSubject } from './emails/invitation.tsx';
import { PasswordReset, passwordResetSubject } from './emails/password-reset.tsx';
import { passwordPage } from './passwords-by-link.ts';
import { findInvitationMailData } from './store.ts';

type MailData = NonNullable<Awaited<ReturnType<typeof findInvitationMailData>>>;

/** Invitations and password resets. They are obsolete once the link is used, voided or expired. */
export function authMails({ database, clock, settings }: Context): MailKinds {
  return {
    invitation: {
      compose: (mail) =>
        compose(mail, (data) => {
          const props = { ...common(data), organizationName: data.organization?.name ?? null };
          return { subject: invitationSubject(props), body: <Invitation {...props} /> };
        }),
    },
    'password-reset': {
      compose: (mail) =>
        compose(mail, (data) => {
          const props = common(data);
          return { subject: passwordResetSubject(props), body: <PasswordReset {...props} /> };
        }),
    },
  };

  async function compose(
    mail: OutboxMail,
    write: (data: MailData) => Pick<EmailMessage, 'subject' | 'body'>,
  ): Promise<EmailMessage | null> {
    const data = await findInvitationMailData(database, mail.subject.tokenId ?? '', clock.now());
    if (!data) return null;
    const { firstName, lastName, email } = data.person;
    return {
      to: { name: `${firstName} ${lastName}`, address: email },
      from: data.organization?.emailFrom ?? null,
      ...write(data),
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
