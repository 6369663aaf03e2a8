import { timeTexts } from '#texts/shared.ts';

/** The weekdays by their number (ISO 8601), which is also their order on the screen. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Returns the names of these weekdays, Monday first. */
export function weekdaysText(chosen: { has: (weekday: number) => boolean }): string[] {
  return weekdays.filter((weekday) => chosen.has(weekday)).map((weekday) => timeTexts.weekday(weekday));
}
