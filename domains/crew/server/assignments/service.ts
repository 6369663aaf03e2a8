import type { Context } from '#platform/context.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { mails } from './mails/mails.ts';
import { crewSources } from './mails/sources.ts';
import { allAnswersUseCases } from './use-cases/all-answers.ts';
import { answerUseCases } from './use-cases/answers.ts';
import { correctionUseCases } from './use-cases/corrections.ts';
import { crewUseCases } from './use-cases/crew.ts';
import { didNotShowUseCases } from './use-cases/did-not-show.ts';
import { guestCorrectionUseCases } from './use-cases/guest-corrections.ts';
import { guestUseCases } from './use-cases/guests.ts';
import { moveUseCase } from './use-cases/move.ts';
import { recipientUseCases } from './use-cases/recipients.ts';

export { patrollerRemoved } from './mails/patroller-removed.tsx';
export {
  type CrewNotice,
  mailAssigned,
  mailDigest,
  mailReminded,
  mailTaken,
  mailUndermanned,
  queueNotices,
} from './mails/queue.ts';
export { isObsolete } from './obsolete.ts';
export { presentOrganization } from './present.ts';
export { expiredLinkError, giveAnswer } from './use-cases/answers.ts';
export { countCrewChange, newAssignment, notPatrollerError } from './use-cases/crew.ts';
export { crewOfPatrols } from './use-cases/crew-changes.ts';
export { currentAssignment } from './use-cases/current-assignment.ts';
export { findDoubleBooked } from './use-cases/double-booking.ts';
export { notePresence } from './use-cases/presence.ts';
export { rosterOfPeople } from './use-cases/upcoming.ts';

/** Every mail about a patrol. */
export function assignmentMails(context: MailContext): MailKinds {
  return composedFrom(mails, crewSources(context));
}

/** The people on a patrol: its crew, their answers and its guests. */
export function assignmentService(context: Context) {
  return {
    ...crewUseCases(context),
    ...moveUseCase(context),
    ...answerUseCases(context),
    ...allAnswersUseCases(context),
    ...didNotShowUseCases(context),
    ...correctionUseCases(context),
    ...guestCorrectionUseCases(context),
    ...guestUseCases(context),
    ...recipientUseCases(context),
  };
}
export type AssignmentService = ReturnType<typeof assignmentService>;
