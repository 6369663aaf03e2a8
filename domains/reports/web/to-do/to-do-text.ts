import type { ResponseOf } from '#contract';
import type { mailRoutes } from '#messages/contract';
import type { peopleRoutes } from '#people/contract';
import { toDoTexts } from './texts.ts';

/** Says what became of the mails that did not arrive. */
export function resentText({ queued, obsolete }: ResponseOf<typeof mailRoutes.resendFailed>): string {
  const sent = toDoTexts.resent(queued);
  return obsolete === 0 ? sent : `${sent} ${toDoTexts.notNeeded(obsolete)}`;
}

/** Says how many were invited, and how many have to wait. */
export function invitedText({ invited, waiting }: ResponseOf<typeof peopleRoutes.invitePersons>): string {
  const sent = toDoTexts.invited(invited);
  return waiting === 0 ? sent : `${sent} ${toDoTexts.mustWait(waiting)}`;
}
