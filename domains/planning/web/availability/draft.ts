import { addDays, weekdayOf } from '#contract';
import { newId } from '#lib/http/new-id.ts';
import type { Availability, Unavailability } from '#planning/contract';

/** A period as its fields have it. */
export interface PeriodDraft {
  /** Tells it from the others while it is edited. */
  key: string;
  kind: Unavailability;
  /** `YYYY-MM-DD`; blank until one is entered. */
  from: string;
  /** Blank means for good. */
  until: string;
  weekdays: readonly number[];
}

/** The values of the form. */
export type AvailabilityDraft = {
  periods: PeriodDraft[];
  /** A number; blank if they have not said. */
  patrolsAMonth: string;
};

/** How many days a new time away has. */
const daysAway = 7;

export function availabilityDraftOf({ periods, patrolsAMonth }: Availability): AvailabilityDraft {
  return {
    periods: periods.map((period) => ({ ...period, key: newId(), until: period.until ?? '' })),
    patrolsAMonth: patrolsAMonth === null ? '' : String(patrolsAMonth),
  };
}

/** Returns what is sent. */
export function availabilityBodyOf({ periods, patrolsAMonth }: AvailabilityDraft) {
  return {
    periods: periods.map(({ key: _, from, until, ...period }) => {
      return { ...period, from: from || undefined, until: until || null };
    }),
    patrolsAMonth: patrolsAMonth === '' ? null : Number(patrolsAMonth),
  };
}

/** Returns a period of whole weeks in which somebody is away, from a date on. */
export function newTimeAway(today: string): PeriodDraft {
  return {
    key: newId(),
    kind: 'cannot',
    from: today,
    until: addDays(today, daysAway - 1),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  };
}

/** Returns the weekday of a date for good. */
export function newWeekday(today: string): PeriodDraft {
  return { key: newId(), kind: 'rather-not', from: today, until: '', weekdays: [weekdayOf(today)] };
}
