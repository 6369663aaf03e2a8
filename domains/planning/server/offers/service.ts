import type { Context } from '#platform/context.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { coverUseCases } from './asking-for-cover.ts';
import { mails } from './mails/mails.ts';
import { offerSources } from './mails/sources.ts';
import { offeringUseCases } from './offering.ts';
import { swapUseCases } from './swaps.ts';
import { takingUseCases } from './taking.ts';

export { turnTask } from './asking-in-turn.ts';

/** The mails about offered places, cover and swaps. */
export function planningMails(context: MailContext): MailKinds {
  return composedFrom(mails, offerSources(context));
}

/** Places that are offered to others: free ones, cover and swaps. */
export function offerService(context: Context) {
  return {
    ...offeringUseCases(context),
    ...takingUseCases(context),
    ...coverUseCases(context),
    ...swapUseCases(context),
  };
}
export type OfferService = ReturnType<typeof offerService>;
