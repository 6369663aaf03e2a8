import { addDays } from '#contract';
import { instantAt } from '../calendar.ts';

/** How many evenings each organization has patrolled, and how many it has planned. */
export const evenings = { past: 730, ahead: 50 };

/** How many of those planned are finalized already. */
export const finalizedAhead = 10;

/** Returns the starts of the evenings, every second one: those of the organizations with even numbers, or with odd ones. */
export function startsOfEvenings(today: string): { even: string; odd: string }[] {
  return Array.from({ length: evenings.past + evenings.ahead }, (_, index) => {
    const date = addDays(today, 2 * (index - evenings.past));
    return { even: instantAt(date, '21:00'), odd: instantAt(addDays(date, 1), '20:30') };
  });
}
