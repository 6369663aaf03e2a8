import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { coverMails } from './cover-mails.ts';
import { mailKinds } from './queue.ts';
import { offerMails } from './to-asked.ts';

/** Every mail about an offered place, and how to compose it. */
export function planningMails(context: MailContext): MailKinds {
  const toAsked = offerMails(context);
  const cover = coverMails(context);
  return {
    [mailKinds.placeOffered]: { compose: toAsked.offered },
    [mailKinds.coverAsked]: { compose: cover.asked },
    [mailKinds.coverRequested]: { compose: cover.requested },
    [mailKinds.coverTaken]: { compose: cover.taken },
    [mailKinds.swapProposed]: { compose: cover.swapProposed },
    [mailKinds.swapDeclined]: { compose: cover.declined },
  };
}
