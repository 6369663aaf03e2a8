import { monthMissed } from './month-missed.tsx';
import { monthSummary } from './month-summary.tsx';

/** The mails that sum up a month. */
export const mails = [monthSummary, monthMissed];
