import {
  finishOdometerIssues,
  finishTimeIssues,
  resolveLocal,
  type Started,
  toLocal,
} from '@patrolbook/contract';
import { messagesOf } from '../../../lib/form/forms.ts';

/** Finishing a patrol for its crew (product 17.9). `now` is an ISO instant. */

/** What an admin fills in. */
export interface FinishValues extends Record<string, unknown> {
  /** The day and the time of the finish, local to the organization: `2027-01-15` and `23:40`. */
  date: string;
  finished: string;
  finishOdometer: number | string;
  reason: string;
}

interface Here {
  zone: string;
  now: string;
}

/** Returns the form as it begins: with the time now. */
export function emptyFinish({ zone, now }: Here): FinishValues {
  const { date, time } = toLocal(now, zone);
  return { date, finished: time, finishOdometer: '', reason: '' };
}

/**
 * Returns the instant of the finish; undefined if there is none, or if the clocks skip it. Of a time that occurs
 * twice it returns the later instant that has passed.
 */
export function finishInstant(
  { date, finished: time }: Pick<FinishValues, 'date' | 'finished'>,
  { zone, now }: Here,
) {
  if (!date || !time) return undefined;
  const found = resolveLocal({ date, time }, zone);
  if (found.kind === 'one') return found.instant;
  if (found.kind === 'skipped') return undefined;
  return Date.parse(found.second) <= Date.parse(now) ? found.second : found.first;
}

/** Returns what is sent. The same `_id` again changes nothing. */
export function finishBody(_id: string, values: FinishValues, here: Here) {
  const { finishOdometer, reason } = values;
  const vehicle = finishOdometer === '' ? null : { finishOdometer };
  return { _id, finished: finishInstant(values, here), vehicle, reason };
}

/**
 * Returns what the server would refuse, by field: times and odometers (product 17.3), and a missing reason,
 * which an admin has to give.
 */
export function finishErrors(
  values: FinishValues,
  started: Pick<Started, 'started' | 'vehicle'>,
  here: Here,
): Record<string, string> {
  const finished = finishInstant(values, here);
  const odometer = values.finishOdometer;
  return messagesOf([
    ...(finished ? finishTimeIssues(finished, here.now, started) : []),
    ...finishOdometerIssues(typeof odometer === 'number' ? odometer : null, started),
    ...(values.reason.trim() ? [] : [{ path: ['reason'], reason: 'not-defined' as const }]),
  ]);
}
