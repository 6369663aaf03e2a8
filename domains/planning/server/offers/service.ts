import type { Context } from '#platform/context.ts';
import { coverUseCases } from './asking-for-cover.ts';
import { offeringUseCases } from './offering.ts';
import { swapUseCases } from './swaps.ts';
import { takingUseCases } from './taking.ts';

export { turnTask } from './asking-in-turn.ts';
export { planningMails } from './mails/mails.ts';

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
