/** The weekdays by their number (ISO 8601), which is also their order on the screen. */
export const weekdayNames: readonly (readonly [weekday: number, name: string])[] = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [7, 'Sun'],
];

/** Returns the names of these weekdays, Monday first. */
export function weekdaysText(weekdays: { has: (weekday: number) => boolean }): string[] {
  return weekdayNames.filter(([weekday]) => weekdays.has(weekday)).map(([, name]) => name);
}
