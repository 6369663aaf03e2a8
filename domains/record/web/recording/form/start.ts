import { toLocal } from '#contract';
import { messagesOf } from '#lib/form/forms.ts';
import { instantOf, type Occurrence, skippedIssues, typedTime } from '#lib/time/typed-time.ts';
import { type Patrol, StartFacts } from '#patrols/contract';
import { startTimeIssues } from '#record/contract';
import { kilometresOf, kilometresText } from '../../fields/odometer.ts';
import { locationOf, type PlaceValues, placeValues } from '../../fields/place.ts';

export interface StartValues extends PlaceValues {
  /** `HH:MM` */
  started: string;
  occurrence: Occurrence;
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
    occurrence: '',
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

/** By what the time of a start is judged. The instants are ISO. */
interface Starting {
  /** Now, or when it was refused before. */
  near: string;
  now: string;
  zone: string;
}

/** Returns what the time means that was typed. */
export function startedOf({ started }: Pick<StartValues, 'started'>, { near, now, zone }: Starting) {
  return typedTime(started, {
    ...{ near: wholeMinute(near), zone },
    isPossible: (instant) => startTimeIssues(instant, now).length === 0,
  });
}

/** A start has no seconds, so that no incident of that minute is before it. */
export function wholeMinute(instant: string): string {
  return `${instant.slice(0, 16)}:00.000Z`;
}

/** Returns the start as it is sent, without its id. */
export function startBodyOf(values: StartValues, starting: Starting) {
  const { started, occurrence, policeEventNumber, rego, startOdometer, notes } = values;
  return {
    started: instantOf(startedOf(values, starting), occurrence) ?? started,
    location: locationOf(values),
    policeEventNumber,
    vehicle: { rego, startOdometer: kilometresOf(startOdometer) },
    notes,
  } satisfies Record<keyof StartFacts, unknown>;
}

/** Returns what is wrong with the start by the times of product 17.3, by field. */
export function startErrors(values: StartValues, starting: Starting): Record<string, string> {
  const judged = startTimeIssues(startBodyOf(values, starting).started, starting.now);
  return messagesOf([...judged, ...skippedIssues('started', startedOf(values, starting))]);
}

/** Returns the event number that the ECC has given; blank if it has not. */
export function givenNumber({ eccLogOnResponse }: Pick<Patrol, 'eccLogOnResponse'>): string {
  return eccLogOnResponse?.policeEventNumber ?? '';
}
