import {
  type AuthService,
  authenticator,
  authMails,
  authService,
  authTasks,
  pruneStrangersAudit,
} from '#accounts/server/auth/service.ts';
import { sessionService } from '#accounts/server/sessions/service.ts';
import {
  assignmentMails,
  assignmentService,
  crewOfPatrols,
  rosterOfPeople,
} from '#crew/server/assignments/service.ts';
import { eccMails, eccService, pruneReplies } from '#ecc/server/correspondence/service.ts';
import { checkOverdue, overdueMails, overdueService } from '#ecc/server/overdue/service.ts';
import { adminService } from '#membership/server/admins/service.ts';
import { joiningMails, joiningService, pruneJoinRequests } from '#membership/server/joining/service.ts';
import { organizationService } from '#membership/server/organizations/service.ts';
import { passAddressChanges, peopleMails, peopleService } from '#membership/server/people/service.ts';
import { mailService } from '#messages/server/mails/service.ts';
import { messageMails, messageService } from '#messages/server/messages/service.ts';
import { reminderTasks } from '#messages/server/reminders/service.ts';
import { backupService } from '#operations/server/backup/service.ts';
import { demoService } from '#operations/server/demo/service.ts';
import type { HealthFigures } from '#operations/server/health/metrics.ts';
import { installationService } from '#operations/server/installation/service.ts';
import { unlessArchived } from '#organizations/server/archived.ts';
import { patrolService } from '#patrols/server/schedule/service.ts';
import { noticeService } from '#people/server/notices/service.ts';
import { streetService } from '#places/server/streets/service.ts';
import { availabilityService } from '#planning/server/availability/service.ts';
import { fillService } from '#planning/server/fill/service.ts';
import { offerService, planningMails, turnTask } from '#planning/server/offers/service.ts';
import { pairingService } from '#planning/server/pairing/service.ts';
import type { Context } from '#platform/context.ts';
import { pruneIdempotencyRecords } from '#platform/idempotency/periodic-task.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { countJobs } from '#platform/jobs/store.ts';
import type { TaskHandler } from '#platform/jobs/task.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { pruneAttempts } from '#platform/rate-limit/periodic-task.ts';
import { watchClock } from '#platform/set-back/periodic-task.ts';
import { privacyMails, privacyService, sweepDetails } from '#privacy/server/details/service.ts';
import { viewService } from '#privacy/server/views/service.ts';
import { recordMails, recordService } from '#record/server/entries/service.ts';
import { incidentService } from '#record/server/incidents/service.ts';
import { calendarService } from '#reports/server/calendar/service.ts';
import { reportService } from '#reports/server/report/service.ts';
import { monthTask, summaryMails, summaryService } from '#reports/server/summaries/service.ts';
import { toDoService } from '#reports/server/to-do/service.ts';
import { vehicleService } from '#vehicles/server/service.ts';
import { fillSolver } from './fill/fill-solver.ts';
import { streetFinder } from './streets/street-finder.ts';

/** Builds every feature's use cases from one context, and shows which feature depends on which. */
export function buildServices(context: Context) {
  const auth = authService(context);
  const people = buildPeople(context, auth);
  const organizations = organizationService(context, people, auth);
  const ecc = eccService(context);
  const patrols = patrolService(context, crewOfPatrols, ecc);
  const installation = installationService(context, auth);
  const demo = demoService(context, auth);
  const streets = streetService(context, streetFinder());
  const credentials = authenticator(context);
  const joining = joiningService(context, people);
  return {
    authenticator: credentials,
    auth,
    calendar: calendarService(context, auth, credentials),
    sessions: sessionService(context),
    people,
    joining,
    organizations,
    admins: adminService(context, people),
    patrols,
    assignments: assignmentService(context),
    offers: offerService(context),
    fill: fillService(context, fillSolver()),
    availability: availabilityService(context),
    pairing: pairingService(context),
    ecc,
    mails: mailService(context, allMailKinds),
    messages: messageService(context),
    notices: noticeService(context),
    record: recordService(context, ecc),
    vehicles: vehicleService(context),
    overdue: overdueService(context),
    incidents: incidentService(context, streets),
    streets,
    report: reportService(context),
    summaries: summaryService(context),
    toDo: toDoService(context),
    privacy: privacyService(context, { ...credentials, ...joining }),
    views: viewService(context),
    installation,
    backup: backupService(context),
    demo,
  };
}
export type Services = ReturnType<typeof buildServices>;

function buildPeople(context: Context, auth: AuthService) {
  return peopleService(context, auth, rosterOfPeople(context));
}

/** Returns what an operator watches; `streams` counts the event streams of this process. */
export function healthFiguresOf(
  { overdue, mails, ecc, backup }: Services,
  { database }: Context,
  here: Pick<HealthFigures, 'streams' | 'workers'>,
): HealthFigures {
  return {
    lastOverdueCheck: overdue.lastCheck,
    mail: mails.figures,
    unsent: mails.countUnsent,
    jobs: () => countJobs(database),
    logOnsWaiting: ecc.countLogOnsWaiting,
    backups: backup.state,
    connections() {
      const { totalCount, idleCount: idle, waitingCount: waiting } = database.$client;
      return { busy: totalCount - idle, idle, waiting };
    },
    ...here,
  };
}

/** Returns all background tasks except sending mails. */
export function tasks({ auth }: Services): TaskHandler[] {
  return authTasks(auth);
}

/** Returns what is repeated beside sending urgent mails because it causes some. */
export function urgentPeriodicTasks(context: Context): PeriodicTask[] {
  return [checkOverdue(context)];
}

/** Returns everything else that workers repeat, except sending mails. */
export function periodicTasks(context: Context): PeriodicTask[] {
  return [
    ...reminderTasks(context),
    monthTask(context),
    turnTask(context),
    watchClock(context),
    pruneAttempts(context),
    pruneIdempotencyRecords(context),
    pruneStrangersAudit(context),
    pruneReplies(context),
    pruneJoinRequests(context),
    passAddressChanges(buildPeople(context, authService(context))),
    sweepDetails(context),
  ];
}

/** Returns all kinds of mail. None is sent for an archived organization. */
export function allMailKinds(context: MailContext): MailKinds {
  return unlessArchived(context, {
    ...authMails(context),
    ...peopleMails(context),
    ...joiningMails(context),
    ...assignmentMails(context),
    ...planningMails(context),
    ...messageMails(context),
    ...eccMails(context),
    ...overdueMails(context),
    ...recordMails(context),
    ...summaryMails(context),
    ...privacyMails(context),
  });
}
