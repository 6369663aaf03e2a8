import { addHours } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { home } from './places.ts';
import type { Plan } from './plan.ts';
import type { NewPatrolRow, VehicleRow } from './store.ts';

type RecordRow = Pick<
  NewPatrolRow,
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

/** The car that all patrols use. */
export const car = { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'Silver' };

/** Returns that car as the last of these patrols left it; no row if none has started. */
export function vehicleRows(patrols: readonly NewPatrolRow[]): VehicleRow[] {
  const used = patrols.flatMap(({ organizationId, started }) => {
    return started ? [{ organizationId, lastUsed: started.started }] : [];
  });
  const last = used.at(-1);
  const finish = patrols.findLast(({ finished }) => finished)?.finished;
  const reading = { odometer: finish?.vehicle?.finishOdometer, odometerWhen: finish?.finished };
  return last ? [{ ...car, ...last, ...reading }] : [];
}

/**
 * Returns what the nth patrol has recorded and sent to the ECC by now, a few minutes off the plan. `by` sent the
 * log-on and the log-off, and recorded the rest. All patrols use one car, so each odometer starts where the last
 * one ended.
 */
export function recordRow(
  { when, hours }: Pick<Plan, 'when' | 'hours'>,
  nth: number,
  by: string,
  now: string,
): RecordRow {
  const policeEventNumber = `P06${String(1_000_000 + nth * 7919).padStart(7, '0')}`;
  const started = after(when, ((nth * 7) % 9) * minute);
  const finished = after(addHours(when, hours), (((nth * 5) % 16) - 4) * minute);
  if (started > now) return {};
  return {
    eccLogOnNotification: after(when, -(40 + (nth % 20)) * minute),
    eccLogOnNotificationBy: by,
    eccLogOnResponse: after(when, -(20 - (nth % 15)) * minute),
    policeEventNumber,
    started: { ...start(started, nth, policeEventNumber), by, received: started },
    ...(finished <= now && finish(finished, nth, by, now)),
  };
}

function start(started: string, nth: number, policeEventNumber: string) {
  const vehicle = { rego: car.rego, startOdometer: odometer(nth) };
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
      by,
      received: finished,
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
