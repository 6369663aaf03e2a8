import { type NewStart, type Patrol, startTimeIssues, toLocal } from '@patrolbook/contract';
import { messagesOf } from '../../../lib/form/forms.ts';
import { nearestInstant } from './nearest-instant.ts';
import { kilometresOf, kilometresText } from './odometer.ts';
import { locationOf, type PlaceValues, placeValues } from './place.ts';

export interface StartValues extends PlaceValues {
  /** `HH:MM` */
  started: string;
  policeEventNumber: string;
  rego: string;
  startOdometer: string;
  notes: string;
}

/** Returns the form as it begins; `usePrefill` adds what it begins with. `now` is an ISO instant. */
export function emptyStart(now: string, zone: string): StartValues {
  const unknown = { address: '', coordinates: null, policeEventNumber: '', rego: '', startOdometer: '' };
  return { ...unknown, started: toLocal(now, zone).time, notes: '' };
}

/** Returns the form of a start that was refused, as it was typed. */
export function startValues(start: NewStart, zone: string): StartValues {
  const { started, location, policeEventNumber, vehicle, notes } = start;
  return {
    ...placeValues(location),
    started: toLocal(started, zone).time,
    policeEventNumber: policeEventNumber ?? '',
    rego: vehicle?.rego ?? '',
    startOdometer: kilometresText(vehicle?.startOdometer ?? null),
    notes: notes ?? '',
  };
}

/** Returns the start as it is sent, without its id. A start has no seconds, so that no incident of that minute is before it. */
export function startOf(values: StartValues, now: string, zone: string) {
  const { started, policeEventNumber, rego, startOdometer, notes } = values;
  return {
    started: nearestInstant(started, `${now.slice(0, 16)}:00.000Z`, zone),
    location: locationOf(values),
    policeEventNumber,
    vehicle: { rego, startOdometer: kilometresOf(startOdometer) },
    notes,
  };
}

/** Returns what is wrong with the start by the times of product 17.3, by field. */
export function startErrors(values: StartValues, now: string, zone: string): Record<string, string> {
  return messagesOf(startTimeIssues(startOf(values, now, zone).started, now));
}

/** Returns the event number that the ECC has given; blank if it has not. */
export function givenNumber({ eccLogOnResponse }: Pick<Patrol, 'eccLogOnResponse'>): string {
  return eccLogOnResponse?.policeEventNumber ?? '';
}
