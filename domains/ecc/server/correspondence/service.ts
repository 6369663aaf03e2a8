import type { Context } from '#platform/context.ts';
import { countLogOnsWaiting } from './store.ts';
import { answerUseCases } from './use-cases/answers.ts';
import { laterMessageUseCases } from './use-cases/later-messages.ts';
import { logOnUseCases } from './use-cases/log-on.ts';
import { replyUseCases } from './use-cases/replies.ts';
import { changesOfPlan } from './use-cases/schedule-changes.ts';

export { eccMails } from './mails/mails.ts';
export { pruneReplies } from './periodic-task.ts';

/** The messages between patrols and the ECC: log-on, answer, extension and log-off. */
export function eccService(context: Context) {
  return {
    ...logOnUseCases(context),
    ...answerUseCases(context),
    ...laterMessageUseCases(context),
    ...changesOfPlan(context),
    ...replyUseCases(context),

    /** Counts the log-ons that the ECC has not answered, of patrols that are not over, in the whole installation. */
    countLogOnsWaiting: () => countLogOnsWaiting(context.database, context.clock.now()),
  };
}
export type EccService = ReturnType<typeof eccService>;
