import { formatLocalDate } from '#contract';
import { hasAccount } from '#people/server/account.ts';
import { findAddressChangeById } from '#people/server/address-change.store.ts';
import { findSecondStepNeed, neededSecondStep } from '#people/server/second-step.store.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter, type EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds, OutboxMail } from '#platform/mail/kind.ts';
import type { Quota } from '#platform/mail/quota.ts';
import { secondStepEvents } from '../second-step/note-and-mail.ts';
import { findInvitationMailData } from './links.store.ts';
import { passwordPage } from './passwords-by-link.ts';
import { findAccountMailData } from './store.ts';
import type { templates } from './templates/templates.ts';

const contentOf = contentWriter<typeof templates>();

type MailData = NonNullable<Awaited<ReturnType<typeof findInvitationMailData>>>;
type Account = NonNullable<Awaited<ReturnType<typeof findAccountMailData>>>;

/**
 * Invitations and password resets are obsolete once the link is used, voided or expired. Resets are limited when
 * they are requested (product 11.6). Two more tell of a changed password and of a changed second step.
 */
export function authMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    invitation: {
      compose: (mail) =>
        compose(mail, 'invitations', (data) =>
          contentOf('invitation', { ...common(data), link: linkOf(data) }),
        ),
    },
    'password-reset': {
      compose: (mail) =>
        compose(mail, null, (data) => contentOf('password-reset', { ...common(data), link: linkOf(data) })),
    },
    /** Obsolete once the person has left. */
    'password-changed': {
      async compose(mail) {
        const data = await findAccountMailData(database, { ...mail, id: mail.subject.personId ?? '' });
        if (!data) return null;
        const forgotPassword = new URL('/', settings.publicUrl).href;
        return {
          ...addressOf(data),
          content: contentOf('password-changed', { ...common(data), forgotPassword }),
          quota: 'members',
        };
      },
    },
    /** Obsolete once the person has left. */
    'second-step-changed': {
      async compose(mail) {
        const data = await findAccountMailData(database, { ...mail, id: mail.subject.personId ?? '' });
        const event = secondStepEvents.find((one) => one === mail.subject.event);
        if (!data || !event) return null;
        const security = new URL('/security', settings.publicUrl).href;
        return {
          ...addressOf(data),
          content: contentOf('second-step-changed', { ...common(data), event, security }),
          quota: event === 'second-step-reset' ? null : 'members', // nobody keeps it from its owner by using quotas up
        };
      },
    },
    /** Nobody keeps it from its owner either. */
    'second-step-kept': {
      async compose(mail) {
        const found = await findAddressChangeById(database, { ...mail, id: mail.subject.changeId ?? '' });
        if (!found || !hasAccount(found.person)) return null;
        const { change, person } = found;
        const next = change.done === null ? change.email : person.email;
        const email = mail.subject.to === 'former' ? change.former : next;
        if (email === null) return null;
        const content = contentOf('second-step-kept', common({ ...found, person: { ...person, email } }));
        return { ...addressOf({ ...found, person: { ...person, email } }), content, quota: null };
      },
    },
    /** Obsolete once they have one, or none is required of them any more. */
    'second-step-required': {
      async compose(mail) {
        const data = await findAccountMailData(database, { ...mail, id: mail.subject.personId ?? '' });
        const needed = data && (await neededBy(data));
        if (!needed) return null;
        const zone = data.organization?.timeZone ?? settings.defaultTimeZone;
        const due = formatLocalDate(needed.due, zone);
        const security = new URL('/security', settings.publicUrl).href;
        return {
          ...addressOf(data),
          content: contentOf('second-step-required', { ...common(data), due, security }),
          quota: 'members',
        };
      },
    },
  };

  async function compose(
    mail: OutboxMail,
    quota: Quota | null,
    write: (data: MailData) => EmailContent,
  ): Promise<EmailMessage | null> {
    const data = await findInvitationMailData(
      database,
      { ...mail, id: mail.subject.tokenId ?? '' },
      clock.now(),
    );
    if (!data) return null;
    return { ...addressOf(data), content: write(data), quota };
  }

  async function neededBy({ person }: Account) {
    const need = await findSecondStepNeed(database, person);
    return need && neededSecondStep(need, settings, clock.now());
  }

  function linkOf({ token }: MailData): string {
    return passwordPage(settings, token.id);
  }

  function common({ person, organization }: Account) {
    return { branding: brandingOf(organization, settings), firstName: person.firstName };
  }
}

function addressOf({ person, organization }: Account): Pick<EmailMessage, 'to' | 'from'> {
  const { firstName, lastName, email } = person;
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    from: organization?.emailFrom ?? null,
  };
}
