import { type Patrol, StartFacts, startTimeIssues, toLocal } from '@patrolbook/contract';
import { kilometresOf, kilometresText } from '../../../domain/record/fields/odometer.ts';
import { locationOf, type PlaceValues, placeValues } from '../../../domain/record/fields/place.ts';
import { messagesOf } from '../../../lib/form/forms.ts';
import { nearestInstant } from '../../../lib/time/nearest-instant.ts';

export interface StartValues extends PlaceValues {
  /** `HH:MM` */
  started: string;
  policeEventNumber: string;
  rego: string;
  startOdometer: string;
  notes: string;
}

/** Returns the form of a start that was entered, such as one that was refused. */
export function startValues(facts: StartFacts, zone: string): StartValues {
  return {
    ...placeValues(facts.location),
    started: toLocal(facts.started, zone).time,
    policeEventNumber: facts.policeEventNumber ?? '',
    rego: facts.vehicle?.rego ?? '',
    startOdometer: kilometresText(facts.vehicle?.startOdometer ?? null),
    notes: facts.notes ?? '',
  };
}

/** Returns the form as it begins; `usePrefill` adds what it begins with. `now` is an ISO instant. */
export function emptyStart(now: string, zone: string): StartValues {
  return startValues(StartFacts.parse({ started: now }), zone);
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
  } satisfies Record<keyof StartFacts, unknown>;
}

/** Returns what is wrong with the start by the times of product 17.3, by field. */
export function startErrors(values: StartValues, now: string, zone: string): Record<string, string> {
  return messagesOf(startTimeIssues(startOf(values, now, zone).started, now));
}

/** Returns the event number that the ECC has given; blank if it has not. */
export function givenNumber({ eccLogOnResponse }: Pick<Patrol, 'eccLogOnResponse'>): string {
  return eccLogOnResponse?.policeEventNumber ?? '';
}
