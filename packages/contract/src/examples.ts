import { adminExamples } from './admins/examples.ts';
import { assignmentExamples } from './assignments/examples.ts';
import { authExamples } from './auth/examples.ts';
import { availabilityExamples } from './availability/examples.ts';
import { calendarExamples } from './calendar/examples.ts';
import { eccExamples } from './ecc/examples.ts';
import { fillExamples } from './fill/examples.ts';
import { joiningExamples } from './joining/examples.ts';
import { mailExamples } from './mails/examples.ts';
import { messageExamples } from './messages/examples.ts';
import { noticeExamples } from './notices/examples.ts';
import { offerExamples } from './offers/examples.ts';
import { organizationExamples } from './organizations/examples.ts';
import { overdueExamples } from './overdue/examples.ts';
import { pairingExamples } from './pairing/examples.ts';
import { passkeyExamples } from './passkeys/examples.ts';
import { patrolExamples } from './patrols/examples.ts';
import { peopleExamples } from './people/examples.ts';
import { privacyExamples } from './privacy/examples.ts';
import { recordExamples } from './record/examples.ts';
import { reportExamples } from './report/examples.ts';
import type { Example } from './route.ts';
import { secondStepExamples } from './second-step/examples.ts';
import { sessionExamples } from './sessions/examples.ts';
import { streetExamples } from './streets/examples.ts';
import { summaryExamples } from './summaries/examples.ts';
import { toDoExamples } from './to-do/examples.ts';
import { vehicleExamples } from './vehicles/examples.ts';
import { viewExamples } from './views/examples.ts';

/**
 * The examples on the API's page, by route name; a route may have none. They have an entry of their own, so that
 * no page of the web loads them.
 */
export const examples: { readonly [name: string]: Example<object | undefined> | undefined } = {
  ...authExamples,
  ...sessionExamples,
  ...passkeyExamples,
  ...secondStepExamples,
  ...noticeExamples,
  ...organizationExamples,
  ...adminExamples,
  ...peopleExamples,
  ...joiningExamples,
  ...patrolExamples,
  ...assignmentExamples,
  ...offerExamples,
  ...fillExamples,
  ...availabilityExamples,
  ...pairingExamples,
  ...calendarExamples,
  ...eccExamples,
  ...mailExamples,
  ...messageExamples,
  ...recordExamples,
  ...vehicleExamples,
  ...overdueExamples,
  ...streetExamples,
  ...reportExamples,
  ...summaryExamples,
  ...toDoExamples,
  ...privacyExamples,
  ...viewExamples,
};
