import type { Context } from '#platform/context.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import type { PeopleService } from '../people/service.ts';
import { answeringUseCases } from './answering.ts';
import { askingUseCases } from './asking.ts';
import { mails } from './mails/mails.ts';
import { joiningSources } from './mails/sources.ts';

export { pruneJoinRequests } from './periodic-task.ts';

/** The mails about requests to join. */
export function joiningMails(context: MailContext): MailKinds {
  return composedFrom(mails, joiningSources(context));
}

/** How somebody joins an organization by asking (product 4.26 to 4.30). */
export function joiningService(context: Context, people: PeopleService) {
  return { ...askingUseCases(context), ...answeringUseCases(context, people) };
}
export type JoiningService = ReturnType<typeof joiningService>;
