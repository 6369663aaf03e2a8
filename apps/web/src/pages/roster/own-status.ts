import type { Stamp } from '#contract';
import { canAccept, canDecline, isAnswerable } from '#crew/contract';
import type { Patch } from '#lib/api/optimistic.ts';
import { type AssignmentStatus, assignmentStatus, isDraft, type PatrolListItem } from '#patrols/contract';
import { isLate } from '#people/web/late.ts';
import type { OwnProfile } from '#people/web/profile.tsx';

export type OwnAnswer = 'accepted' | 'declined';

type OwnStatus = Exclude<AssignmentStatus, 'not-emailed'>;

/**
 * Returns the user's own status. Whether the mail was sent does not matter to its recipient here. A draft asks for no answer,
 * and a patrol that has started for none any more, so that they have no status without one (product 6.10).
 */
export function ownStatus(patrol: PatrolListItem, me: string): OwnStatus | undefined {
  const own = patrol.patrollers[me];
  const status = own && assignmentStatus(own);
  if (status !== 'pending' && status !== 'not-emailed') return status;
  return isDraft(patrol) || patrol.started ? undefined : 'pending';
}

/** The user, as far as it matters for their answers. */
export type User = Pick<OwnProfile, '_id' | 'secondStep'>;

/**
 * Returns the answers that the user is offered: until the start, each but the one they gave (product 7.4). None while the server would
 * refuse them, because a second step is overdue.
 */
export function offeredAnswers(patrol: PatrolListItem, user: User, now: string): readonly OwnAnswer[] {
  const own = patrol.patrollers[user._id];
  if (!own || isLate(user) || isDraft(patrol) || !isAnswerable(patrol, now)) return [];
  const offered: OwnAnswer[] = [];
  if (canAccept(own)) offered.push('accepted');
  if (canDecline(own)) offered.push('declined');
  return offered;
}

/** Returns whether the user has yet to answer, and still can. */
export function awaitsAnswer(patrol: PatrolListItem, user: User, now: string): boolean {
  return ownStatus(patrol, user._id) === 'pending' && offeredAnswers(patrol, user, now).length > 0;
}

/** Patches a patrol with the user's answer: accepting clears declined and the reverse (product 6.2). */
export function answeredBy(me: string, answer: OwnAnswer, stamp: Stamp): Patch<PatrolListItem> {
  return (patrol) => {
    const own = patrol.patrollers[me];
    if (!own) return patrol;
    const assignment = { ...own, accepted: null, declined: null, [answer]: stamp };
    return { ...patrol, patrollers: { ...patrol.patrollers, [me]: assignment } };
  };
}
