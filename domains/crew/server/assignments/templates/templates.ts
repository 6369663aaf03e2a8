import { AnswerMissing, answerMissingSubject } from './answer-missing.tsx';
import { AssignmentDeclined, assignmentDeclinedSubject } from './assignment-declined.tsx';
import { GuestInvited, guestInvitedSubject } from './guest-invited.tsx';
import { PatrolCancelled, patrolCancelledSubject } from './patrol-cancelled.tsx';
import { PatrolMoved, patrolMovedSubject } from './patrol-moved.tsx';
import { PatrolNear, patrolNearSubject } from './patrol-near.tsx';
import { PatrolStandDown, patrolStandDownSubject } from './patrol-stand-down.tsx';
import { PatrolUndermanned, patrolUndermannedSubject } from './patrol-undermanned.tsx';
import { PatrollerAssigned, patrollerAssignedSubject } from './patroller-assigned.tsx';
import { PatrollerRemoved, patrollerRemovedSubject } from './patroller-removed.tsx';
import { PatrollerRoster, patrollerRosterSubject } from './patroller-roster.tsx';
import { PlaceTaken, placeTakenSubject } from './place-taken.tsx';
import { WatcherDigest, watcherDigestSubject } from './watcher-digest.tsx';
import { WatcherNotice, watcherNoticeSubject } from './watcher-notice.tsx';
import { WatcherRoster, watcherRosterSubject } from './watcher-roster.tsx';

/** The mail templates of this feature. */
export const templates = {
  'answer-missing': { subject: answerMissingSubject, Body: AnswerMissing },
  'assignment-declined': { subject: assignmentDeclinedSubject, Body: AssignmentDeclined },
  'guest-invited': { subject: guestInvitedSubject, Body: GuestInvited },
  'patrol-cancelled': { subject: patrolCancelledSubject, Body: PatrolCancelled },
  'patrol-moved': { subject: patrolMovedSubject, Body: PatrolMoved },
  'patrol-near': { subject: patrolNearSubject, Body: PatrolNear },
  'patrol-stand-down': { subject: patrolStandDownSubject, Body: PatrolStandDown },
  'patrol-undermanned': { subject: patrolUndermannedSubject, Body: PatrolUndermanned },
  'patroller-assigned': { subject: patrollerAssignedSubject, Body: PatrollerAssigned },
  'patroller-removed': { subject: patrollerRemovedSubject, Body: PatrollerRemoved },
  'patroller-roster': { subject: patrollerRosterSubject, Body: PatrollerRoster },
  'place-taken': { subject: placeTakenSubject, Body: PlaceTaken },
  'watcher-digest': { subject: watcherDigestSubject, Body: WatcherDigest },
  'watcher-roster': { subject: watcherRosterSubject, Body: WatcherRoster },
  'watcher-notice': { subject: watcherNoticeSubject, Body: WatcherNotice },
};
