import { OverdueAdmins, overdueAdminsSubject } from './overdue-admins.tsx';
import { OverdueCrew, overdueCrewSubject } from './overdue-crew.tsx';

/** The mail templates of this feature. */
export const templates = {
  'overdue-admins': { subject: overdueAdminsSubject, Body: OverdueAdmins },
  'overdue-crew': { subject: overdueCrewSubject, Body: OverdueCrew },
};
