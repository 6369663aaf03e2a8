import type { Transaction } from '#platform/database/connect.ts';
import type { MailContext, MailKinds, OutboxMail } from '#platform/mail/kind.ts';
import { updateAssignment } from '../../store.ts';
import { updateGuest } from '../guests.store.ts';
import { digestMail } from './digest-mail.ts';
import { mailKinds } from './queue.ts';
import { standDownMail } from './stand-down-mail.ts';
import { AboutGuest, guestMails } from './to-guests.ts';
import { observerMails } from './to-observers.ts';
import { AboutAssignment, patrollerMails } from './to-patrollers.ts';

/** Every mail about a patrol: how to compose it, and what to record after it was handed over. */
export function assignmentMails(context: MailContext): MailKinds {
  const toPatroller = patrollerMails(context);
  const toGuest = guestMails(context);
  const toObserver = observerMails(context);
  return {
    [mailKinds.patrollerAssigned]: { compose: toPatroller.assigned, sent: patrollerMailed },
    [mailKinds.patrollerReminded]: { compose: toPatroller.reminded },
    [mailKinds.adminUndermanned]: { compose: toObserver.undermanned },
    [mailKinds.standDown]: { compose: standDownMail(context) },
    [mailKinds.patrollerMoved]: { compose: toPatroller.moved },
    [mailKinds.patrollerRemoved]: { compose: toPatroller.removed },
    [mailKinds.patrollerCancelled]: { compose: toPatroller.cancelled },
    [mailKinds.patrollerDeclined]: { compose: toObserver.declined },
    [mailKinds.guestAdded]: { compose: toGuest.added, sent: guestMailed },
    [mailKinds.guestMoved]: { compose: toGuest.moved },
    [mailKinds.guestRemoved]: { compose: toGuest.removed },
    [mailKinds.guestCancelled]: { compose: toGuest.cancelled },
    [mailKinds.watcherFinalized]: { compose: toObserver.finalized },
    [mailKinds.watcherMoved]: { compose: toObserver.moved },
    [mailKinds.watcherCancelled]: { compose: toObserver.cancelled },
    [mailKinds.watcherDigest]: { compose: digestMail(context) },
  };
}

async function patrollerMailed(tx: Transaction, mail: OutboxMail, now: string): Promise<void> {
  const { organizationId, subject } = AboutAssignment.parse(mail);
  await updateAssignment(tx, organizationId, subject.assignmentId, { emailed: now });
}

async function guestMailed(tx: Transaction, mail: OutboxMail, now: string): Promise<void> {
  const { organizationId, subject } = AboutGuest.parse(mail);
  await updateGuest(tx, organizationId, subject.guestId, { emailed: now });
}
