import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { MailKinds, OutboxMail } from '../../platform/mail/kind.ts';
import { updateGuest } from './guests/store.ts';
import { AboutGuest, lettersToGuests } from './letters/to-guests.tsx';
import { lettersToLookersOn } from './letters/to-lookers-on.tsx';
import { AboutAssignment, lettersToPatrollers } from './letters/to-patrollers.tsx';
import { mailKinds } from './notices.ts';
import { updateAssignment } from './store.ts';

/** Every mail about a patrol: how it is written, and what is noted once it is handed over. */
export function assignmentMails(context: Context): MailKinds {
  const toPatroller = lettersToPatrollers(context);
  const toGuest = lettersToGuests(context);
  const toLookerOn = lettersToLookersOn(context);
  return {
    [mailKinds.patrollerAssigned]: { compose: toPatroller.assigned, sent: patrollerMailed },
    [mailKinds.patrollerMoved]: { compose: toPatroller.moved },
    [mailKinds.patrollerRemoved]: { compose: toPatroller.removed },
    [mailKinds.patrollerCancelled]: { compose: toPatroller.cancelled },
    [mailKinds.patrollerDeclined]: { compose: toLookerOn.declined },
    [mailKinds.guestAdded]: { compose: toGuest.added, sent: guestMailed },
    [mailKinds.guestMoved]: { compose: toGuest.moved },
    [mailKinds.guestRemoved]: { compose: toGuest.removed },
    [mailKinds.guestCancelled]: { compose: toGuest.cancelled },
    [mailKinds.watcherFinalized]: { compose: toLookerOn.finalized },
    [mailKinds.watcherMoved]: { compose: toLookerOn.moved },
    [mailKinds.watcherCancelled]: { compose: toLookerOn.cancelled },
  };
}

async function patrollerMailed(tx: Transaction, mail: OutboxMail, now: string): Promise<void> {
  const { organizationId, subject } = AboutAssignment.parse(mail);
  const patrolId = await updateAssignment(tx, organizationId, subject.assignmentId, { emailed: now });
  await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
}

async function guestMailed(tx: Transaction, mail: OutboxMail, now: string): Promise<void> {
  const { organizationId, subject } = AboutGuest.parse(mail);
  const patrolId = await updateGuest(tx, organizationId, subject.guestId, { emailed: now });
  await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
}
