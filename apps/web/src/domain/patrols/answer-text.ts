import type { AssignmentStatus } from '@patrolbook/contract';

/** The status of an assignment as screens show it. */
export type ShownAnswer = AssignmentStatus | 'not-delivered' | 'no-mail';

/** Returns the printed words for an answer's icon. Whom no mail reaches is rung, so their number stands there (product 4.15). */
export function answerText(answer: ShownAnswer, phone?: string | null): string {
  const words = answer.replaceAll('-', ' ');
  return answer === 'no-mail' && phone ? `${words}, ring ${phone}` : words;
}
