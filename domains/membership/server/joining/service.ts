import type { Context } from '#platform/context.ts';
import type { PeopleService } from '../people/service.ts';
import { answeringUseCases } from './answering.ts';
import { askingUseCases } from './asking.ts';

export { joiningMails } from './mails.ts';
export { pruneJoinRequests } from './periodic-task.ts';

/** How somebody joins an organization by asking (product 4.26 to 4.30). */
export function joiningService(context: Context, people: PeopleService) {
  return { ...askingUseCases(context), ...answeringUseCases(context, people) };
}
export type JoiningService = ReturnType<typeof joiningService>;
