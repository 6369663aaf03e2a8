import {
  finishOdometerIssues,
  finishTimeIssues,
  type Issue,
  recordRoutes,
  resolveLocal,
  type Started,
  toLocal,
} from '@patrolbook/contract';

/** Finishing a patrol for its crew (product 17.9). `now` is an ISO instant. */

/** What an admin fills in. */
export interface FinishValues extends Record<string, unknown> {
  /** Local, in the organization's zone: `2027-01-15T23:40`. */
  finished: string;
  finishOdometer: number | string;
  reason: string;
}

/** Returns a local date and time as a field has it. */
export function localText(instant: string, zone: string): string {
  const { date, time } = toLocal(instant, zone);
  return `${date}T${time}`;
}

/**
 * Returns the instant of such a text; undefined if it is none, or if the clocks skip it. Of a time that comes twice it is the
 * later one that has come.
 */
export function instantOf(text: string, zone: string, now: string): string | undefined {
  const [date, time] = text.split('T');
  if (!date || !time) return undefined;
  const found = resolveLocal({ date, time }, zone);
  if (found.kind === 'one') return found.instant;
  if (found.kind === 'skipped') return undefined;
  return Date.parse(found.second) <= Date.parse(now) ? found.second : found.first;
}

/** Returns what is sent. The same `_id` again changes nothing. */
export function finishBody(
  _id: string,
  { finished, finishOdometer, reason }: FinishValues,
  { zone, now }: { zone: string; now: string },
) {
  const vehicle = finishOdometer === '' ? null : { finishOdometer };
  return { _id, finished: instantOf(finished, zone, now), vehicle, reason };
}

/** Returns the schema of what is sent, with the rules by which the server judges it, and a reason, which it needs from an admin. */
export function finishSchema(started: Pick<Started, 'started' | 'vehicle'>, now: string) {
  return recordRoutes.finishPatrol.body.superRefine(({ finished, vehicle, reason }, context) => {
    const issues: Issue[] = [
      ...finishTimeIssues(finished, now, started),
      ...finishOdometerIssues(vehicle?.finishOdometer ?? null, started),
      ...(reason ? [] : [{ path: ['reason'], reason: 'not-defined' as const }]),
    ];
    for (const { path, ...params } of issues) context.addIssue({ code: 'custom', path, params });
  });
}
