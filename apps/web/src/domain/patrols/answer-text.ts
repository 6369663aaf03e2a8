import type { AssignmentStatus } from '@patrolbook/contract';

/** The status of an assignment as screens show it. */
export type ShownAnswer = AssignmentStatus | 'not-delivered';

/** Returns the printed words for an answer's icon. */
export function answerText(answer: ShownAnswer): string {
  return answer.replaceAll('-', ' ');
}
