import type { Context } from '#platform/context.ts';
import { handle, type TaskHandler } from '#platform/jobs/task.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { passkeySignInUseCases } from '../passkeys/passkey-sign-in.ts';
import { passkeyUseCases } from '../passkeys/passkeys.ts';
import { requirementUseCases } from '../second-step/requirement.ts';
import { secondStepUseCases } from '../second-step/second-step.ts';
import { calendarLinkUseCases } from './calendar-links.ts';
import { confirmationUseCases } from './confirmation.ts';
import { endAccessUseCases } from './end-access.ts';
import { passwordRequestTask } from './jobs.ts';
import { mails } from './mails/mails.ts';
import { authSources } from './mails/sources.ts';
import { passwordChangeUseCases } from './password-change.ts';
import { hashPassword } from './passwords.ts';
import { passwordLinkUseCases } from './passwords-by-link.ts';
import { refreshUseCases } from './refresh.ts';
import { rosterLinkUseCases } from './roster-links.ts';
import { signInUseCases } from './sign-in.ts';

export { noteEvent } from './audit.ts';
export { authenticator } from './authenticator.ts';
export { clientOf, type RequestClient } from './client.ts';
export { pruneStrangersAudit } from './periodic-task.ts';
export { endEverySession } from './sessions.store.ts';

/** The mails about accounts. */
export function authMails(context: MailContext): MailKinds {
  return composedFrom(mails, authSources(context));
}

/** Signing in and out, refreshing, setting passwords, the second step, passkeys, and the addresses of calendars. */
export function authService(context: Context) {
  return {
    ...signInUseCases(context),
    ...refreshUseCases(context),
    ...passwordLinkUseCases(context),
    ...passwordChangeUseCases(context),
    ...secondStepUseCases(context),
    ...requirementUseCases(context),
    ...confirmationUseCases(context),
    ...passkeyUseCases(context),
    ...passkeySignInUseCases(context),
    ...calendarLinkUseCases(context),
    ...rosterLinkUseCases(context),
    ...endAccessUseCases(context),
    hashPassword,
  };
}
export type AuthService = ReturnType<typeof authService>;

/** The background tasks of this feature. */
export function authTasks(auth: AuthService): TaskHandler[] {
  return [handle(passwordRequestTask, ({ id }) => auth.answerPasswordRequest(id))];
}
