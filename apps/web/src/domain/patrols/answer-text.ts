import { type Assignment, assignmentStatus } from '@patrolbook/contract';

/** Returns the printed words for an answer's icon. */
export function answerText(assignment: Assignment): string {
  return assignmentStatus(assignment).replaceAll('-', ' ');
}
