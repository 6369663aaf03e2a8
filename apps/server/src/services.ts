import {
  assignmentMails,
  assignmentService,
  crewOfPatrols,
  rosterOfPeople,
} from './features/assignments/service.ts';
import { authMails, authService, authTasks, gatekeeper } from './features/auth/service.ts';
import { demoService } from './features/demo/service.ts';
import { installationService } from './features/installation/service.ts';
import { organizationService } from './features/organizations/service.ts';
import { patrolService } from './features/patrols/service.ts';
import { peopleMails, peopleService } from './features/people/service.ts';
import { sessionService } from './features/sessions/service.ts';
import { summaryService } from './features/summaries/service.ts';
import type { Context } from './platform/context.ts';
import type { TaskHandler } from './platform/jobs/task.ts';
import type { MailKinds } from './platform/mail/kind.ts';

/** Every feature's use cases, built from one context; who needs whom shows here. */
export function buildServices(context: Context) {
  const auth = authService(context);
  const people = peopleService(context, auth, rosterOfPeople(context));
  const organizations = organizationService(context, people);
  const patrols = patrolService(context, crewOfPatrols);
  const assignments = assignmentService(context);
  const installation = installationService(context, auth);
  const demo = demoService(context, auth);
  return {
    gatekeeper: gatekeeper(context),
    auth,
    sessions: sessionService(context),
    people,
    organizations,
    patrols,
    assignments,
    summaries: summaryService(context),
    installation,
    demo,
  };
}
export type Services = ReturnType<typeof buildServices>;

/** Everything that is done in the background, but for sending mails. */
export function tasks({ auth }: Services): TaskHandler[] {
  return authTasks(auth);
}

/** Every kind of mail there is. */
export function mailKinds(context: Context): MailKinds {
  return { ...authMails(context), ...peopleMails(context), ...assignmentMails(context) };
}
