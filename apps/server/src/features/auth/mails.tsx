import type { Context } from '../../platform/context.ts';
import type { Letter, MailKinds, OutboxMail } from '../../platform/mail/kind.ts';
import { mailDefaults } from '../../platform/settings.ts';
import { Invitation, invitationSubject } from './emails/invitation.tsx';
import { PasswordReset, passwordResetSubject } from './emails/password-reset.tsx';
import { passwordPage } from './passwords-by-link.ts';
import { findLetterFacts } from './store.ts';

type Facts = NonNullable<Awaited<ReturnType<typeof findLetterFacts>>>;

/** The invitation of a new person and the reset of a forgotten password; moot once the link is used, voided or too old. */
export function authMails({ database, clock, settings }: Context): MailKinds {
  return {
    invitation: {
      compose: (mail) =>
        compose(mail, (facts) => {
          const props = { ...common(facts), organizationName: facts.organization?.name ?? null };
          return { subject: invitationSubject(props), body: <Invitation {...props} /> };
        }),
    },
    'password-reset': {
      compose: (mail) =>
        compose(mail, (facts) => {
          const props = common(facts);
          return { subject: passwordResetSubject(props), body: <PasswordReset {...props} /> };
        }),
    },
  };

  async function compose(
    mail: OutboxMail,
    write: (facts: Facts) => Pick<Letter, 'subject' | 'body'>,
  ): Promise<Letter | null> {
    const facts = await findLetterFacts(database, mail.subject.tokenId ?? '', clock.now());
    if (!facts) return null;
    const { firstName, lastName, email } = facts.person;
    return {
      to: { name: `${firstName} ${lastName}`, address: email },
      from: facts.organization?.emailFrom ?? null,
      ...write(facts),
    };
  }

  function common({ person, organization, token }: Facts) {
    const { productName } = settings;
    const signOff = organization?.emailSignOff ?? mailDefaults(settings).emailSignOff;
    return {
      letterhead: { productName, signOff },
      firstName: person.firstName,
      link: passwordPage(settings, token.id),
    };
  }
}
