import type { Context } from '#platform/context.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { mails } from './mails/mails.ts';
import { eccSources } from './mails/sources.ts';
import { countLogOnsWaiting } from './store.ts';
import { eccAnswerUseCases } from './use-cases/answers.ts';
import { laterMessageUseCases } from './use-cases/later-messages.ts';
import { logOnUseCases } from './use-cases/log-on.ts';
import { keepReply, replyUseCases } from './use-cases/replies.ts';
import { changesOfPlan } from './use-cases/schedule-changes.ts';

export { pruneReplies } from './periodic-task.ts';

/** The mails to the ECC, and those that tell the crew of its answer. */
export function eccMails(context: MailContext): MailKinds {
  const sources = eccSources(context, (tx, answered, { reason: _, ...reply }) =>
    keepReply({ tx, clock: context.clock }, answered, { ...reply, outcome: 'bounce' }),
  );
  return composedFrom(mails, sources);
}

/** The messages between patrols and the ECC: log-on, answer, extension and log-off. */
export function eccService(context: Context) {
  return {
    ...logOnUseCases(context),
    ...eccAnswerUseCases(context),
    ...laterMessageUseCases(context),
    ...changesOfPlan(context),
    ...replyUseCases(context),

    /** Counts the log-ons that the ECC has not answered, of patrols that are not over, in the whole installation. */
    countLogOnsWaiting: () => countLogOnsWaiting(context.database, context.clock.now()),
  };
}
export type EccService = ReturnType<typeof eccService>;
