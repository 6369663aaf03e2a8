import { type Assignment, assignmentStatus } from '@patrolbook/contract';

/** Returns the printed word for an answer's icon. An assignment that was not emailed is pending too. */
export function answerText(assignment: Assignment): string {
  const status = assignmentStatus(assignment);
  return status === 'not-emailed' ? 'pending' : status.replaceAll('-', ' ');
}
