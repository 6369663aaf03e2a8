import {
  finishOdometerIssues,
  finishTimeIssues,
  type NewFinish,
  type Started,
  toLocal,
} from '@patrolbook/contract';
import { messagesOf } from '../../../lib/form/forms.ts';
import { nearestInstant } from './nearest-instant.ts';
import { kilometresOf, kilometresText } from './odometer.ts';
import { locationOf, type PlaceValues, placeValues } from './place.ts';

/** The marks of the fuel gauge. */
export const fuelParts = 8;

export interface FinishValues extends PlaceValues {
  /** `HH:MM` */
  finished: string;
  finishOdometer: string;
  /** In eighths of the tank; null while it is not said. */
  fuel: number | null;
  /** Whether the record was looked over. */
  complete: boolean;
}

/** Returns the form as it begins; `now` is an ISO instant. */
export function emptyFinish(now: string, zone: string): FinishValues {
  const unknown = { address: '', coordinates: null, finishOdometer: '', fuel: null, complete: false };
  return { finished: toLocal(now, zone).time, ...unknown };
}

/** Returns the form of a finish that was refused, as it was typed, to be looked over again. */
export function finishValues(finish: NewFinish, zone: string): FinishValues {
  const { finished, location, vehicle, fuelLevel } = finish;
  return {
    ...placeValues(location),
    finished: toLocal(finished, zone).time,
    finishOdometer: kilometresText(vehicle?.finishOdometer ?? null),
    fuel: fuelLevel === null ? null : Math.round(fuelLevel * fuelParts),
    complete: false,
  };
}

/** Returns the finish as it is sent, without its id. */
export function finishOf(values: FinishValues, now: string, zone: string) {
  const { finished, finishOdometer, fuel } = values;
  return {
    finished: nearestInstant(finished, now, zone),
    location: locationOf(values),
    vehicle: { finishOdometer: kilometresOf(finishOdometer) },
    fuelLevel: fuel === null ? null : fuel / fuelParts,
  };
}

/** Returns what is wrong with the finish by the rules of product 17.3, by field, and that it was not looked over. */
export function finishErrors(values: FinishValues, started: Started, now: string, zone: string) {
  const finish = finishOf(values, now, zone);
  const odometer = finish.vehicle.finishOdometer;
  return {
    ...messagesOf(finishTimeIssues(finish.finished, now, started)),
    ...messagesOf(typeof odometer === 'number' ? finishOdometerIssues(odometer, started) : []),
    ...(!values.complete && { complete: 'Please look over the record, then tick this' }),
  };
}

/** Returns the patrol with this finish, for its figures. */
export function asFinished(started: Started, values: FinishValues, now: string, zone: string) {
  const { finished, vehicle } = finishOf(values, now, zone);
  const { finishOdometer } = vehicle;
  return {
    started,
    finished: {
      finished: Number.isNaN(Date.parse(finished)) ? now : finished,
      vehicle: { finishOdometer: typeof finishOdometer === 'number' ? finishOdometer : null },
    },
  };
}
