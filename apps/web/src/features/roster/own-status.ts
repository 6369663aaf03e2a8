import {
  type Assignment,
  type AssignmentStatus,
  assignmentStatus,
  isAnswerable,
  type Moment,
  type PatrolListItem,
} from '@patrolbook/contract';
import type { Patch } from '../../lib/api/optimistic.ts';

export type Answer = 'accepted' | 'declined';

/** Returns the user's own status. Whether the mail was sent does not matter to its recipient here. */
export function ownStatus(assignment: Assignment): Exclude<AssignmentStatus, 'not-emailed'> {
  const status = assignmentStatus(assignment);
  return status === 'not-emailed' ? 'pending' : status;
}

/** Returns whether the user has yet to answer, and still can. */
export function awaitsAnswer(patrol: PatrolListItem, me: string, now: string): boolean {
  const own = patrol.patrollers[me];
  return own !== undefined && ownStatus(own) === 'pending' && isAnswerable(patrol, now);
}

/** Patches a patrol with the user's answer: accepting clears declined and the reverse (product 6.2). */
export function answeredBy(me: string, answer: Answer, moment: Moment): Patch<PatrolListItem> {
  return (patrol) => {
    const own = patrol.patrollers[me];
    if (!own) return patrol;
    const assignment = { ...own, accepted: null, declined: null, [answer]: moment };
    return { ...patrol, patrollers: { ...patrol.patrollers, [me]: assignment } };
  };
}
