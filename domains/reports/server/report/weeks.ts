import { addDays } from '#contract';
import { sum } from '#platform/sums.ts';
import type { ReportWeek, WeekFigures } from '#reports/contract';

/** What a local day (`2026-11-14`) of the month, or of the same month a year before, adds to its week. */
export type DayFigures = WeekFigures & { date: string };

/**
 * Adds the days up by the weeks of the month (`2026-11`), beside the same days of the year before (product 20.8). A 29 February
 * that only the year before has is in the last week.
 */
export function weeksOf(month: string, days: readonly DayFigures[]): ReportWeek[] {
  return weeksIn(month).map(({ from, to, isLast }) => {
    const those = days.filter(
      ({ date }) => dayOf(date) >= dayOf(from) && (isLast || dayOf(date) <= dayOf(to)),
    );
    return {
      from,
      to,
      ...addUp(those.filter(({ date }) => date.startsWith(month))),
      yearBefore: addUp(those.filter(({ date }) => !date.startsWith(month))),
    };
  });
}

function addUp(days: readonly DayFigures[]): WeekFigures {
  return {
    patrolHours: sum(days.map(({ patrolHours }) => patrolHours)),
    incidents: sum(days.map(({ incidents }) => incidents)),
  };
}

/** Returns the first and the last day of each week, which begins on Monday, as far as it is in the month. */
function weeksIn(month: string): { from: string; to: string; isLast: boolean }[] {
  const first = `${month}-01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  const inMonth = days.filter((date) => date.startsWith(month));
  const begins = inMonth.filter((date) => date === first || isMonday(date));
  return begins.map((from, index) => {
    const next = begins[index + 1];
    return { from, to: next ? addDays(next, -1) : (inMonth.at(-1) ?? from), isLast: !next };
  });
}

function dayOf(date: string): number {
  return Number(date.slice(-2));
}

function isMonday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
}
