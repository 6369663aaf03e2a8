import {
  authRoutes,
  calendarRoutes,
  passkeyRoutes,
  secondStepRoutes,
  sessionRoutes,
} from '#accounts/contract';
import { changeRoutes } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes, overdueRoutes } from '#ecc/contract';
import { addressChangeRoutes, adminRoutes, installationRoutes, joiningRoutes } from '#membership/contract';
import { mailRoutes, messageRoutes } from '#messages/contract';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes, summaryRoutes } from '#patrols/contract';
import { noticeRoutes, peopleRoutes } from '#people/contract';
import { streetRoutes } from '#places/contract';
import { availabilityRoutes, fillRoutes, offerRoutes, pairingRoutes } from '#planning/contract';
import { erasureRoutes, personalRoutes, privacyRoutes, recordedRoutes, viewRoutes } from '#privacy/contract';
import { incidentRoutes, recordRoutes } from '#record/contract';
import { reportRoutes, toDoRoutes } from '#reports/contract';
import { vehicleRoutes } from '#vehicles/contract';

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
