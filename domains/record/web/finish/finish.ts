import { type Issue, toLocal } from '#contract';
import { messagesOf } from '#lib/form/forms.ts';
import {
  instantOf,
  type Occurrence,
  skippedIssues,
  type TypedTime,
  typedTime,
} from '#lib/time/typed-time.ts';
import { FinishFacts, type Started } from '#patrols/contract';
import { finishOdometerIssues, finishTimeIssues } from '#record/contract';
import { fuelParts } from '../fields/fuel.ts';
import { kilometresOf, kilometresText } from '../fields/odometer.ts';
import { locationOf, type PlaceValues, placeValues } from '../fields/place.ts';
import { recordCheckTexts } from '../texts.ts';

/** The finish of a patrol, which its crew records on the spot, or an admin for it afterwards (product 17.9). */
export interface FinishValues extends PlaceValues {
  /** `HH:MM`, local to the organization. */
  finished: string;
  occurrence: Occurrence;
  /** The day of that time, `2027-01-15`, for an admin; undefined for the one nearest to now. */
  date: string | undefined;
  finishOdometer: string;
  /** In eighths of the tank; null while it is not said. */
  fuel: number | null;
  /** Only an admin gives one. */
  reason: string;
  /** Whether the crew has looked the record over. */
  complete: boolean;
}

/** Returns the form of what was said of a finish, such as one that was refused, to be looked over again. */
export function finishValues(facts: FinishFacts, zone: string): FinishValues {
  return {
    ...placeValues(facts.location),
    finished: toLocal(facts.finished, zone).time,
    occurrence: '',
    date: undefined,
    finishOdometer: kilometresText(facts.vehicle?.finishOdometer ?? null),
    fuel: facts.fuelLevel === null ? null : Math.round(facts.fuelLevel * fuelParts),
    reason: facts.reason ?? '',
    complete: false,
  };
}

/** Returns the form as it begins: with the time now, an ISO instant, and nothing else said. */
export function emptyFinish(now: string, zone: string): FinishValues {
  return finishValues(FinishFacts.parse({ finished: now }), zone);
}

/** Returns the form as it begins for an admin, who may finish a patrol of another day. */
export function emptyFinishForCrew(now: string, zone: string): FinishValues {
  return { ...emptyFinish(now, zone), date: toLocal(now, zone).date };
}

/** What a finish is judged by. The instants are ISO. */
interface Finishing {
  started: Pick<Started, 'started' | 'vehicle'>;
  /** Now, or when it was refused before. */
  near: string;
  now: string;
  zone: string;
}

/** Returns what the time means that was typed; nothing without its day. */
export function finishedOf(
  { finished, date }: Pick<FinishValues, 'finished' | 'date'>,
  { near, now, zone, started }: Finishing,
): TypedTime {
  if (date === '') return { kind: 'none' };
  const isPossible = (instant: string) => finishTimeIssues(instant, now, started).length === 0;
  return typedTime(finished, { near, zone, date, isPossible });
}

/** Returns the finish as it is sent, without its id. A blank time is missing. */
export function finishOf(values: FinishValues, finishing: Finishing) {
  const { occurrence, fuel } = values;
  return {
    finished: instantOf(finishedOf(values, finishing), occurrence),
    location: locationOf(values),
    vehicle: { finishOdometer: kilometresOf(values.finishOdometer) },
    fuelLevel: fuel === null ? null : fuel / fuelParts,
    reason: values.reason,
  } satisfies Record<keyof FinishFacts, unknown>;
}

/** Returns what is wrong with the finish by the rules of product 17.3, by field, and that the crew has not looked it over. */
export function finishErrors(values: FinishValues, finishing: Finishing): Record<string, string> {
  const unseen = { complete: recordCheckTexts.lookOver };
  return { ...messagesOf(finishIssues(values, finishing)), ...(!values.complete && unseen) };
}

/** Returns the same for an admin, who was not there but has to say why they finish it. */
export function finishForCrewErrors(values: FinishValues, finishing: Finishing): Record<string, string> {
  const unexplained: Issue[] = values.reason.trim() ? [] : [{ path: ['reason'], reason: 'not-defined' }];
  return messagesOf([...finishIssues(values, finishing), ...unexplained]);
}

function finishIssues(values: FinishValues, finishing: Finishing): Issue[] {
  const { started, now } = finishing;
  const { finished, vehicle } = finishOf(values, finishing);
  return [
    ...(finished === undefined ? [] : finishTimeIssues(finished, now, started)),
    ...skippedIssues('finished', finishedOf(values, finishing)),
    ...finishOdometerIssues(knownReading(vehicle.finishOdometer), started),
  ];
}

/** Returns the patrol with this finish, for its figures. */
export function asFinished(started: Started, values: FinishValues, finishing: Finishing) {
  const { finished = finishing.now, vehicle } = finishOf(values, finishing);
  return {
    started,
    finished: {
      finished,
      vehicle: { finishOdometer: knownReading(vehicle.finishOdometer) },
    },
  };
}

/** A text that is no number is for the schema to refuse. */
function knownReading(odometer: ReturnType<typeof kilometresOf>): number | null {
  return typeof odometer === 'number' ? odometer : null;
}
