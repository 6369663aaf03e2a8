import type { Context } from '../../platform/context.ts';
import { answerUseCases } from './answers.ts';
import { crewUseCases } from './crew.ts';
import { guestUseCases } from './guests.ts';

export { assignmentMails } from './mails.ts';
export { crewOfPatrols } from './notices.ts';

/** Who is on a patrol: patrollers, their answers, and guests. */
export function assignmentService(context: Context) {
  return { ...crewUseCases(context), ...answerUseCases(context), ...guestUseCases(context) };
}
export type AssignmentService = ReturnType<typeof assignmentService>;
