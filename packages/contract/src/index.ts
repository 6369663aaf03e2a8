import { adminRoutes } from './admins/routes.ts';
import { assignmentRoutes } from './assignments/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { changeRoutes } from './changes/routes.ts';
import { eccRoutes } from './ecc/routes.ts';
import { fillRoutes } from './fill/routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import { installationRoutes } from './installation/routes.ts';
import { joiningRoutes } from './joining/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { organizationRoutes } from './organizations/routes.ts';
import { overdueRoutes } from './overdue/routes.ts';
import { pairingRoutes } from './pairing/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { patrolRoutes } from './patrols/routes.ts';
import { addressChangeRoutes } from './people/address-change/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { erasureRoutes } from './privacy/erasures/routes.ts';
import { personalRoutes } from './privacy/personal/routes.ts';
import { recordedRoutes } from './privacy/recorded/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { recordRoutes } from './record/routes.ts';
import { reportRoutes } from './report/routes.ts';
import { secondStepRoutes } from './second-step/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { streetRoutes } from './streets/routes.ts';
import { summaryRoutes } from './summaries/routes.ts';
import { toDoRoutes } from './to-do/routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';
import { viewRoutes } from './views/routes.ts';

export * from './access.ts';
export * from './admins/routes.ts';
export * from './admins/schema.ts';
export * from './assignments/routes.ts';
export * from './assignments/rules.ts';
export * from './assignments/schema.ts';
export * from './auth/routes.ts';
export * from './auth/schema.ts';
export * from './availability/routes.ts';
export * from './availability/rules.ts';
export * from './availability/schema.ts';
export * from './availability/text.ts';
export * from './calendar/routes.ts';
export * from './calendar/schema.ts';
export * from './changes/routes.ts';
export * from './changes/schema.ts';
export * from './changes/types.ts';
export * from './confirmation.ts';
export * from './digits.ts';
export * from './distance.ts';
export * from './ecc/event-numbers.ts';
export * from './ecc/message.ts';
export * from './ecc/routes.ts';
export * from './ecc/rules.ts';
export * from './ecc/schema.ts';
export * from './ecc/script.ts';
export * from './ecc/stand-ins.ts';
export * from './email.ts';
export * from './errors.ts';
export * from './facts.ts';
export * from './fill/routes.ts';
export * from './fill/schema.ts';
export * from './fill/text.ts';
export * from './format.ts';
export * from './ids.ts';
export * from './incidents/kind.ts';
export * from './incidents/routes.ts';
export * from './incidents/rules.ts';
export * from './incidents/schema.ts';
export * from './installation/routes.ts';
export * from './installation/schema.ts';
export * from './issue-message.ts';
export * from './issues.ts';
export * from './issues-from-zod.ts';
export * from './joining/routes.ts';
export * from './joining/schema.ts';
export * from './limits.ts';
export * from './list.ts';
export * from './longitude.ts';
export * from './mail-ranks.ts';
export * from './mails/routes.ts';
export * from './mails/rules.ts';
export * from './mails/schema.ts';
export * from './mails/unsent.ts';
export * from './messages/routes.ts';
export * from './messages/rules.ts';
export * from './messages/schema.ts';
export * from './notices/digests.ts';
export * from './notices/routes.ts';
export * from './notices/schema.ts';
export * from './offers/routes.ts';
export * from './offers/rules.ts';
export * from './offers/schema.ts';
export * from './organization-of-link.ts';
export * from './organizations/routes.ts';
export * from './organizations/schema.ts';
export * from './organizations/text.ts';
export * from './overdue/routes.ts';
export * from './overdue/rules.ts';
export * from './overdue/schema.ts';
export * from './pairing/routes.ts';
export * from './pairing/schema.ts';
export * from './passkeys/routes.ts';
export * from './passkeys/schema.ts';
export * from './patrols/copies.ts';
export * from './patrols/hold.ts';
export * from './patrols/queries.ts';
export * from './patrols/repeat.ts';
export * from './patrols/routes.ts';
export * from './patrols/rules.ts';
export * from './patrols/running.ts';
export * from './patrols/schema.ts';
export * from './patrols/text.ts';
export * from './people/address-change/routes.ts';
export * from './people/contacts.ts';
export * from './people/mailbox.ts';
export * from './people/routes.ts';
export * from './people/rules.ts';
export * from './people/schema.ts';
export * from './people/text.ts';
export * from './privacy/clocks.ts';
export * from './privacy/erasures/routes.ts';
export * from './privacy/erasures/schema.ts';
export * from './privacy/personal/parts.ts';
export * from './privacy/personal/routes.ts';
export * from './privacy/personal/rules.ts';
export * from './privacy/personal/schema.ts';
export * from './privacy/recorded/routes.ts';
export * from './privacy/recorded/schema.ts';
export * from './privacy/routes.ts';
export * from './privacy/schema.ts';
export * from './privacy/text.ts';
export * from './record/device-times.ts';
export * from './record/extra.ts';
export * from './record/moment.ts';
export * from './record/review-text.ts';
export * from './record/routes.ts';
export * from './record/rules.ts';
export * from './record/schema.ts';
export * from './record/set-aside.ts';
export * from './record/taking.ts';
export * from './record/text.ts';
export * from './record/voiding.ts';
export * from './refusals.ts';
export * from './report/routes.ts';
export * from './report/schema.ts';
export * from './report/text.ts';
export * from './roles.ts';
export * from './route.ts';
export * from './second-step/routes.ts';
export * from './second-step/rules.ts';
export * from './second-step/schema.ts';
export * from './server-limits.ts';
export * from './server-time.ts';
export * from './sessions/routes.ts';
export * from './sessions/schema.ts';
export * from './streets/routes.ts';
export * from './streets/schema.ts';
export * from './streets/text.ts';
export * from './summaries/routes.ts';
export * from './summaries/schema.ts';
export * from './text.ts';
export * from './time.ts';
export * from './to-do/routes.ts';
export * from './to-do/schema.ts';
export * from './tokens/claims.ts';
export * from './tokens/cookies.ts';
export * from './tokens/routes.ts';
export * from './tokens/session-starts.ts';
export * from './values.ts';
export * from './vehicles/routes.ts';
export * from './vehicles/schema.ts';
export * from './views/kinds.ts';
export * from './views/routes.ts';
export * from './views/schema.ts';

/** All routes of the API by name. The server registers exactly these. */
export const routes = {
  ...authRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...secondStepRoutes,
  ...installationRoutes,
  ...noticeRoutes,
  ...organizationRoutes,
  ...adminRoutes,
  ...peopleRoutes,
  ...addressChangeRoutes,
  ...joiningRoutes,
  ...patrolRoutes,
  ...assignmentRoutes,
  ...offerRoutes,
  ...fillRoutes,
  ...availabilityRoutes,
  ...pairingRoutes,
  ...calendarRoutes,
  ...eccRoutes,
  ...recordRoutes,
  ...vehicleRoutes,
  ...overdueRoutes,
  ...incidentRoutes,
  ...streetRoutes,
  ...reportRoutes,
  ...mailRoutes,
  ...messageRoutes,
  ...summaryRoutes,
  ...toDoRoutes,
  ...privacyRoutes,
  ...personalRoutes,
  ...recordedRoutes,
  ...erasureRoutes,
  ...viewRoutes,
  ...changeRoutes,
} as const;
export type RouteName = keyof typeof routes;
