import { addHours } from '@patrolbook/contract';
import { after, minute } from '../../platform/clock.ts';
import { home } from './places.ts';
import type { Plan } from './plan.ts';
import type { PatrolRow } from './store.ts';

type RecordRow = Pick<
  PatrolRow,
  | 'started'
  | 'finished'
  | 'eccLogOnNotification'
  | 'eccLogOnNotificationBy'
  | 'eccLogOnResponse'
  | 'policeEventNumber'
  | 'eccLogOffNotification'
  | 'eccLogOffNotificationBy'
  | 'eccLogOffResponse'
>;

/**
 * Returns what the nth patrol has recorded and sent to the ECC by now, a few minutes off the plan. `by` sent the log-on
 * and the log-off. All patrols use one car, so each odometer starts where the last one ended.
 */
export function recordRow({ when, hours }: Plan, nth: number, by: string, now: string): RecordRow {
  const policeEventNumber = `P06${String(1_000_000 + nth * 7919).padStart(7, '0')}`;
  const started = after(when, ((nth * 7) % 9) * minute);
  const finished = after(addHours(when, hours), (((nth * 5) % 16) - 4) * minute);
  if (started > now) return {};
  return {
    eccLogOnNotification: after(when, -(40 + (nth % 20)) * minute),
    eccLogOnNotificationBy: by,
    eccLogOnResponse: after(when, -(20 - (nth % 15)) * minute),
    policeEventNumber,
    started: start(started, nth, policeEventNumber),
    ...(finished <= now && finish(finished, nth, by, now)),
  };
}

function start(started: string, nth: number, policeEventNumber: string): RecordRow['started'] {
  const vehicle = { rego: 'KLM127', startOdometer: odometer(nth) };
  return { started, location: home, policeEventNumber, vehicle, notes: null };
}

function finish(finished: string, nth: number, by: string, now: string): RecordRow {
  const answered = after(finished, (4 + (nth % 9)) * minute);
  return {
    finished: {
      finished,
      location: home,
      vehicle: { finishOdometer: odometer(nth + 1) },
      fuelLevel: (2 + (nth % 7)) / 8,
    },
    eccLogOffNotification: finished,
    eccLogOffNotificationBy: by,
    eccLogOffResponse: answered <= now ? answered : null,
  };
}

/** Returns kilometres to one decimal; a patrol drives about 44. */
function odometer(nth: number): number {
  return Math.round(610_000 + nth * 437 + ((nth * 131) % 170)) / 10;
}
