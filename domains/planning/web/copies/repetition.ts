import { addDays, limits, today, toLocal, weekdayOf } from '#contract';
import { isDate } from '#lib/time/period.ts';
import { type Here, type Patrol, type Repetition, repeatedStarts, type WantedCopy } from '#patrols/contract';
import { type CopiesValues, firstCopiesValues } from './plan.ts';
import { patrolCopyTexts } from './texts.ts';

/** The values of the form that repeats a patrol (product 5.18). */
export type RepetitionValues = CopiesValues & {
  weekdays: number[];
  everyWeeks: number;
  end: 'times' | 'until';
  /** A text if what was typed is not a number. */
  times: number | string;
  /** Blank while there is none. */
  until: string;
};

/** A month of weeks, by which a roster is usually made. */
const usualTimes = 4;

/** Returns the first values: weekly on the patrol's weekday, four times. */
export function newRepetition({ when }: Pick<Patrol, 'when'>, { now, zone }: Here): RepetitionValues {
  const { date } = toLocal(when, zone);
  const from = [date, today(now, zone)].sort().at(-1) ?? date;
  return {
    ...firstCopiesValues,
    weekdays: [weekdayOf(date)],
    everyWeeks: 1,
    end: 'times',
    times: usualTimes,
    until: addDays(from, usualTimes * 7),
  };
}

/** Returns why there are no dates yet, by field. */
export function repetitionErrors({ end, times, until }: RepetitionValues): Record<string, string> {
  const { max } = limits.copies;
  const isCount = typeof times === 'number' && Number.isInteger(times) && times >= 1 && times <= max;
  if (end === 'times' && !isCount) return { times: patrolCopyTexts.timesRefused({ max }) };
  if (end === 'until' && !isDate(until)) return { until: patrolCopyTexts.untilRefused };
  return {};
}

/** Returns the copies that the form describes; none while it is incomplete. */
export function repetitionOf(
  patrol: Patrol,
  values: RepetitionValues,
  here: Here,
): { wanted: WantedCopy[]; isCut: boolean } {
  if (Object.keys(repetitionErrors(values)).length > 0) return { wanted: [], isCut: false };
  const { weekdays, everyWeeks, times, until } = values;
  const end: Repetition['end'] = values.end === 'times' ? { times: Number(times) } : { until };
  const local = toLocal(patrol.when, here.zone);
  const { starts, isCut } = repeatedStarts(local, { weekdays, everyWeeks, end }, here);
  return { wanted: starts.map((start) => ({ ...start, of: patrol })), isCut };
}
