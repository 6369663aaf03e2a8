import type { Context } from '#platform/context.ts';
import { acceptingUseCases } from './fill/accepting.ts';
import { choosingUseCases } from './fill/choosing.ts';
import { type FillSolver, fillUseCases } from './fill/filling.ts';
import { undoingUseCases } from './fill/undoing.ts';
import { coverUseCases } from './offers/asking-for-cover.ts';
import { offeringUseCases } from './offers/offering.ts';
import { swapUseCases } from './offers/swaps.ts';
import { takingUseCases } from './offers/taking.ts';
import { allAnswersUseCases } from './use-cases/all-answers.ts';
import { answerUseCases } from './use-cases/answers.ts';
import { correctionUseCases } from './use-cases/corrections.ts';
import { crewUseCases } from './use-cases/crew.ts';
import { didNotShowUseCases } from './use-cases/did-not-show.ts';
import { guestCorrectionUseCases } from './use-cases/guest-corrections.ts';
import { guestUseCases } from './use-cases/guests.ts';
import { moveUseCase } from './use-cases/move.ts';
import { recipientUseCases } from './use-cases/recipients.ts';

export type { FillSolver } from './fill/filling.ts';
export { assignmentMails } from './mails/mails.ts';
export { mailDigest, mailReminded, mailUndermanned } from './mails/queue.ts';
export { turnTask } from './offers/asking-in-turn.ts';
export { listCrew, listIdsByRole } from './store.ts';
export { crewOfPatrols } from './use-cases/crew-changes.ts';
export { notePresence } from './use-cases/presence.ts';
export { rosterOfPeople } from './use-cases/upcoming.ts';

/** The people on a patrol: its crew, their answers and its guests. */
export function assignmentService(context: Context, solver: FillSolver) {
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
    ...offeringUseCases(context),
    ...takingUseCases(context),
    ...coverUseCases(context),
    ...swapUseCases(context),
    ...fillUseCases(context, solver),
    ...choosingUseCases(context),
    ...acceptingUseCases(context),
    ...undoingUseCases(context),
  };
}
export type AssignmentService = ReturnType<typeof assignmentService>;
