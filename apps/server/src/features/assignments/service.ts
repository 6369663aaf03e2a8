import type { Context } from '../../platform/context.ts';
import { answerUseCases } from './answers.ts';
import { crewUseCases } from './crew.ts';
import { didNotShowUseCases } from './did-not-show.ts';
import { guestUseCases } from './guests.ts';

export { rosterOfPeople } from './coming.ts';
export { assignmentMails } from './mails.ts';
export { crewOfPatrols } from './whole-crew.ts';

/** Who is on a patrol: patrollers, their answers, and guests. */
export function assignmentService(context: Context) {
  return {
    ...crewUseCases(context),
    ...answerUseCases(context),
    ...didNotShowUseCases(context),
    ...guestUseCases(context),
  };
}
export type AssignmentService = ReturnType<typeof assignmentService>;
