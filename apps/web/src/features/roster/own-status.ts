import {
  type Assignment,
  type AssignmentStatus,
  assignmentStatus,
  isAnswerable,
  type Moment,
  type PatrolListItem,
} from '@patrolbook/contract';
import type { Change } from '../../lib/optimistic.ts';

export type Answer = 'accepted' | 'declined';

/** One's own status: whether the mail has gone out already is of no interest to who reads it here. */
export function ownStatus(assignment: Assignment): Exclude<AssignmentStatus, 'not-emailed'> {
  const status = assignmentStatus(assignment);
  return status === 'not-emailed' ? 'pending' : status;
}

/** One's answer is wanted, and still taken. */
export function isAsked(patrol: PatrolListItem, me: string, now: string): boolean {
  const own = patrol.patrollers[me];
  return own !== undefined && ownStatus(own) === 'pending' && isAnswerable(patrol, now);
}

/** A patrol with one's own answer: accepting clears declined and the reverse (design 6.3). */
export function answeredBy(me: string, answer: Answer, moment: Moment): Change<PatrolListItem> {
  return (patrol) => {
    const own = patrol.patrollers[me];
    if (!own) return patrol;
    const assignment = { ...own, accepted: null, declined: null, [answer]: moment };
    return { ...patrol, patrollers: { ...patrol.patrollers, [me]: assignment } };
  };
}
