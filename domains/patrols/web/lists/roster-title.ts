import { formatMonth } from '#contract';
import { monthOf } from '#lib/time/months.ts';
import { patrolPrintTexts } from './texts.ts';

/** `Roster, November 2026`, or `Roster from 24 November 2026` if the days before are left out. */
export function rosterTitle(from: string): string {
  const day = Number(from.slice(-2));
  const month = formatMonth(monthOf(from));
  return day === 1 ? patrolPrintTexts.ofMonth({ month }) : patrolPrintTexts.fromDay({ day, month });
}
