import { addDays, today, weekdayOf } from '#contract';

/** The working days within which a request has to be answered (New Zealand's Privacy Act 2020, sections 44 and 64). */
const workingDays = 20;

/**
 * Returns the local date by which a request has to be answered. Monday to Friday are counted; the law leaves out holidays besides, so
 * that this is never too late.
 */
export function answerBy(asked: string, zone: string): string {
  let date = today(asked, zone);
  for (let left = workingDays; left > 0; left -= weekdayOf(date) <= 5 ? 1 : 0) date = addDays(date, 1);
  return date;
}
