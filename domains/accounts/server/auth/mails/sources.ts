import { findAddressChangeById } from '#people/server/address-change.store.ts';
import { findSecondStepNeed, neededSecondStep } from '#people/server/second-step.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findInvitationMailData } from '../links.store.ts';
import { findAccountMailData } from '../store.ts';

/** What the mails about accounts are composed from. */
export function authSources({ database, clock, settings }: MailContext) {
  return {
    settings,

    /** Returns the owner of a link to a password; undefined once it is used, voided or expired. */
    findLinked: (mail: OutboxMail) =>
      findInvitationMailData(database, { ...mail, id: mail.subject.tokenId ?? '' }, clock.now()),

    /** Returns undefined once the person has left. */
    findAccount: (mail: OutboxMail) =>
      findAccountMailData(database, { ...mail, id: mail.subject.personId ?? '' }),

    findAddressChange: (mail: OutboxMail) =>
      findAddressChangeById(database, { ...mail, id: mail.subject.changeId ?? '' }),

    /** Returns whether a second step is required of somebody who has none, and from when on. */
    async findNeed({ person }: Account) {
      const need = await findSecondStepNeed(database, person);
      return need && neededSecondStep(need, settings, clock.now());
    },
  };
}
export type AuthSources = ReturnType<typeof authSources>;

export type Account = NonNullable<Awaited<ReturnType<typeof findAccountMailData>>>;
