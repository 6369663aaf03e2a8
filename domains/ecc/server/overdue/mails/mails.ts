import { overdueAdmins } from './overdue-admins.tsx';
import { overdueCrew } from './overdue-crew.tsx';

/** The mails about an overdue patrol: to its crew, then to the admins (product 17.8). */
export const mails = [overdueCrew, overdueAdmins];
