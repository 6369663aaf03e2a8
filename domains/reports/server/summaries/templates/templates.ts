import { MonthMissed, monthMissedSubject } from './month-missed.tsx';
import { MonthSummary, monthSummarySubject } from './month-summary.tsx';
import { PatrolFinished, patrolFinishedSubject } from './patrol-finished.tsx';

/** The mail templates of this feature. */
export const templates = {
  'month-missed': { subject: monthMissedSubject, Body: MonthMissed },
  'month-summary': { subject: monthSummarySubject, Body: MonthSummary },
  'patrol-finished': { subject: patrolFinishedSubject, Body: PatrolFinished },
};
