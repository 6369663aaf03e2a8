import { type Assignment, type AssignmentStatus, assignmentStatus } from '@patrolbook/contract';

/** One's own status: whether the mail has gone out already is of no interest to who reads it here. */
export function ownStatus(assignment: Assignment): Exclude<AssignmentStatus, 'not-emailed'> {
  const status = assignmentStatus(assignment);
  return status === 'not-emailed' ? 'pending' : status;
}
