import { holdsAny, watcherRoles } from '#contract';
import { isCrewMember, isUpcomingOrRunning } from './rules.ts';
import { canLogOn } from './running.ts';
import type { Patrol } from './schema.ts';

/** Who may reach whom, and for how long (product 2.11). `now` is an ISO instant. */

type Viewer = Parameters<typeof canLogOn>[1];
type Running = Parameters<typeof isUpcomingOrRunning>[0];

/** Admins and watchers see the contacts of everybody at any time. */
export function isConfidant({ roles }: Pick<Viewer, 'roles'>): boolean {
  return holdsAny(roles, watcherRoles);
}

/**
 * Guests' phone and email are shown like those of crew-mates: to admins, watchers, and the crew while it may
 * need them.
 */
export function canSeeGuestContacts(
  patrol: Pick<Patrol, 'patrollers'> & Running,
  viewer: Viewer,
  now: string,
): boolean {
  return isConfidant(viewer) || (isCrewMember(patrol, viewer) && isUpcomingOrRunning(patrol, now));
}

/**
 * Whether the log-on page includes the phones and patrol ID numbers of the crew, and what was sent with them:
 * while its viewer may log on, and after the log-on or the start until the patrol is over.
 */
export function canSeeLogOnContacts(
  patrol: Parameters<typeof canLogOn>[0] & Running,
  viewer: Viewer,
  now: string,
): boolean {
  const isUnderWay = Boolean(patrol.eccLogOnNotification || patrol.started);
  return canLogOn(patrol, viewer, now) || (isUnderWay && canSeeGuestContacts(patrol, viewer, now));
}
