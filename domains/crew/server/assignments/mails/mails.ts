import { adminUndermanned } from './admin-undermanned.tsx';
import { guestAdded } from './guest-added.tsx';
import { guestCancelled, patrollerCancelled, watcherCancelled } from './patrol-cancelled.tsx';
import { guestMoved, patrollerMoved, watcherMoved } from './patrol-moved.tsx';
import { patrolStandDown } from './patrol-stand-down.tsx';
import { patrollerAssigned } from './patroller-assigned.tsx';
import { patrollerDeclined } from './patroller-declined.tsx';
import { patrollerReminded } from './patroller-reminded.tsx';
import { guestRemoved, patrollerRemoved } from './patroller-removed.tsx';
import { watcherDigest } from './watcher-digest.tsx';
import { watcherFinalized } from './watcher-finalized.tsx';

/** Every mail about a patrol. */
export const mails = [
  patrollerAssigned,
  patrollerReminded,
  patrollerMoved,
  patrollerRemoved,
  patrollerCancelled,
  patrollerDeclined,
  adminUndermanned,
  patrolStandDown,
  guestAdded,
  guestMoved,
  guestRemoved,
  guestCancelled,
  watcherFinalized,
  watcherMoved,
  watcherCancelled,
  watcherDigest,
];
