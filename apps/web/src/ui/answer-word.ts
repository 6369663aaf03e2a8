import { type Assignment, assignmentStatus } from '@patrolbook/contract';

/** What an answer's icon says, for paper: one that nobody has asked for yet is pending too. */
export function answerWord(assignment: Assignment): string {
  const status = assignmentStatus(assignment);
  return status === 'not-emailed' ? 'pending' : status.replaceAll('-', ' ');
}
