import type { AssignmentStatus } from '#patrols/contract';
import { patrolRowTexts } from './texts.ts';

/** The status of an assignment as screens show it. */
export type ShownAnswer = AssignmentStatus | 'not-delivered' | 'no-mail';

/** Returns the printed words for an answer's icon. Whom no mail reaches is rung, so their number stands there (product 4.15). */
export function answerText(answer: ShownAnswer, phone?: string | null): string {
  return answer === 'no-mail' && phone
    ? patrolRowTexts.noMailSoRing({ phone })
    : patrolRowTexts.printedAnswer(answer);
}
