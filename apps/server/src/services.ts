import { assignmentMails, assignmentService, crewOfPatrols } from './features/assignments/service.ts';
import { authMails, authService, gatekeeper } from './features/auth/service.ts';
import { demoService } from './features/demo/service.ts';
import { installationService } from './features/installation/service.ts';
import { organizationService } from './features/organizations/service.ts';
import { patrolService } from './features/patrols/service.ts';
import { peopleService } from './features/people/service.ts';
import type { Context } from './platform/context.ts';
import type { MailKinds } from './platform/mail/kind.ts';

/** Every feature's use cases, built from one context; who needs whom shows here. */
export function buildServices(context: Context) {
  const auth = authService(context);
  const people = peopleService(context, auth);
  const organizations = organizationService(context, people);
  const patrols = patrolService(context, crewOfPatrols);
  const assignments = assignmentService(context);
  const installation = installationService(context, auth);
  const demo = demoService(context, auth);
  return {
    gatekeeper: gatekeeper(context),
    auth,
    people,
    organizations,
    patrols,
    assignments,
    installation,
    demo,
  };
}
export type Services = ReturnType<typeof buildServices>;

/** Every kind of mail there is. */
export function mailKinds(context: Context): MailKinds {
  return { ...authMails(context), ...assignmentMails(context) };
}
