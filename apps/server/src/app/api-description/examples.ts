import { calendarExamples } from '#accounts/contract/calendar/examples.ts';
import { authExamples } from '#accounts/contract/examples.ts';
import { passkeyExamples } from '#accounts/contract/passkeys/examples.ts';
import { secondStepExamples } from '#accounts/contract/second-step/examples.ts';
import { sessionExamples } from '#accounts/contract/sessions/examples.ts';
import type { Example } from '#contract';
import { assignmentExamples } from '#crew/contract/examples.ts';
import { eccExamples } from '#ecc/contract/examples.ts';
import { overdueExamples } from '#ecc/contract/overdue/examples.ts';
import { adminExamples } from '#membership/contract/admins/examples.ts';
import { joiningExamples } from '#membership/contract/joining/examples.ts';
import { messageExamples } from '#messages/contract/examples.ts';
import { mailExamples } from '#messages/contract/mails/examples.ts';
import { organizationExamples } from '#organizations/contract/examples.ts';
import { patrolExamples } from '#patrols/contract/examples.ts';
import { summaryExamples } from '#patrols/contract/summaries/examples.ts';
import { peopleExamples } from '#people/contract/examples.ts';
import { noticeExamples } from '#people/contract/notices/examples.ts';
import { streetExamples } from '#places/contract/streets/examples.ts';
import { availabilityExamples } from '#planning/contract/availability/examples.ts';
import { fillExamples } from '#planning/contract/fill/examples.ts';
import { offerExamples } from '#planning/contract/offers/examples.ts';
import { pairingExamples } from '#planning/contract/pairing/examples.ts';
import { privacyExamples } from '#privacy/contract/examples.ts';
import { viewExamples } from '#privacy/contract/views/examples.ts';
import { recordExamples } from '#record/contract/examples.ts';
import { reportExamples } from '#reports/contract/report/examples.ts';
import { toDoExamples } from '#reports/contract/to-do/examples.ts';
import { vehicleExamples } from '#vehicles/contract/examples.ts';

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
