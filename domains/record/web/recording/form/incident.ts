import { toLocal } from '#contract';
import { messagesOf } from '#lib/form/forms.ts';
import { newId } from '#lib/http/new-id.ts';
import { instantOf, type Occurrence, skippedIssues, typedTime } from '#lib/time/typed-time.ts';
import type {
  EntryOrigin,
  Extra,
  Incident,
  IncidentFact,
  IncidentPerson,
  IncidentVehicle,
  Started,
} from '#patrols/contract';
import { incidentTimeIssues } from '#record/contract';
import { locationOf, type PlaceValues, placeValues } from '../../fields/place.ts';

/** A yes or no that may be unknown. */
type Answer = '' | 'yes' | 'no';

export interface PersonValues {
  /** Tells the entries of the list apart; not sent. */
  key: string;
  name: string;
  phone: string;
  email: string;
  /** What a newer page knows of them, which the form keeps. */
  extra: Extra;
}

export interface VehicleValues {
  key: string;
  rego: string;
  color: string;
  make: string;
  model: string;
  type: string;
  year: string;
  reportedStolen: Answer;
  hasLivery: Answer;
  extra: Extra;
}

export interface IncidentValues extends PlaceValues {
  what: string;
  /** `HH:MM` */
  when: string;
  occurrence: Occurrence;
  whatDetails: string;
  people: PersonValues[];
  peopleDetails: string;
  vehicles: VehicleValues[];
  /** On the place. */
  notes: string;
  /** What a newer page knows of the place, which the form keeps. */
  placeExtra: Extra;
}

export function newPerson(person?: IncidentPerson): PersonValues {
  const { name, phone, email, extra } = person ?? {};
  return { key: newId(), name: name ?? '', phone: phone ?? '', email: email ?? '', extra };
}

export function newVehicle(vehicle?: IncidentVehicle): VehicleValues {
  const { rego, color, make, model, type, year, extra } = vehicle ?? {};
  const { reportedStolen = null, hasLivery = null } = vehicle ?? {};
  return {
    key: newId(),
    rego: rego ?? '',
    color: color ?? '',
    make: make ?? '',
    model: model ?? '',
    type: type ?? '',
    year: year ? String(year) : '',
    reportedStolen: answerOf(reportedStolen),
    hasLivery: answerOf(hasLivery),
    extra,
  };
}

function answerOf(known: boolean | null): Answer {
  if (known === null) return '';
  return known ? 'yes' : 'no';
}

/** Returns the form of a new incident of this kind, which has only just happened. `now` is an ISO instant. */
export function emptyIncident(what: string, now: string, zone: string): IncidentValues {
  const place = { address: '', coordinates: null, notes: '', placeExtra: undefined };
  const details = { whatDetails: '', people: [], peopleDetails: '', vehicles: [] };
  return { what, when: toLocal(now, zone).time, occurrence: '', ...place, ...details };
}

/** What the form shows of an incident. */
export type ShownIncident = Omit<Incident, keyof EntryOrigin | 'edited'>;

/** Returns the form of an incident that was recorded. */
export function incidentValues(incident: ShownIncident, zone: string): IncidentValues {
  const { what, when, whatDetails, location, people, peopleDetails, vehicles } = incident;
  return {
    what,
    when: toLocal(when, zone).time,
    occurrence: '',
    whatDetails: whatDetails ?? '',
    ...placeValues(location),
    notes: location?.notes ?? '',
    placeExtra: location?.extra,
    people: people.map(newPerson),
    peopleDetails: peopleDetails ?? '',
    vehicles: vehicles.map(newVehicle),
  };
}

/** By what the time of an incident is judged. The instants are ISO. */
interface Moments {
  /** When it was recorded, to which the time of day belongs. */
  near: string;
  now: string;
  zone: string;
  started: Started;
  /** The time that it has, which is not sent again as long as nobody types another one. */
  kept?: string | undefined;
}

/** Returns what the time means that was typed. */
export function incidentTimeOf({ when }: Pick<IncidentValues, 'when'>, moments: Moments) {
  const { near, zone } = moments;
  return typedTime(when, { near, zone, isPossible: (instant) => timeIssues(instant, moments).length === 0 });
}

/** The server does not judge a time that stays, whatever has been done to the clocks since (product 17.23). */
function timeIssues(when: string, { now, started, kept }: Moments) {
  return when === kept ? [] : incidentTimeIssues(when, now, started);
}

/** Returns the incident as it is sent, without its id. */
export function incidentOf(values: IncidentValues, moments: Moments) {
  const { what, when, occurrence, whatDetails, people, peopleDetails, vehicles, notes, placeExtra } = values;
  return {
    ...(what.trim() && { what }), // a blank one is missing
    when: instantOf(incidentTimeOf(values, moments), occurrence) ?? when,
    whatDetails,
    location: { ...locationOf(values), notes, extra: placeExtra },
    people: people.map(({ key: _key, ...person }) => person),
    peopleDetails,
    vehicles: vehicles.map(({ key: _key, year, reportedStolen, hasLivery, ...vehicle }) => ({
      ...vehicle,
      year: yearOf(year),
      reportedStolen: knownOf(reportedStolen),
      hasLivery: knownOf(hasLivery),
    })),
  } satisfies Record<Exclude<IncidentFact, 'what'>, unknown>;
}

function knownOf(answer: Answer): boolean | null {
  return answer === '' ? null : answer === 'yes';
}

/** Returns a text that is not a number as it is, for the schema to refuse. */
function yearOf(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}

/** Returns what is wrong with the incident by the times of product 17.3, by field. */
export function incidentErrors(values: IncidentValues, moments: Moments) {
  const judged = timeIssues(incidentOf(values, moments).when, moments);
  return messagesOf([...judged, ...skippedIssues('when', incidentTimeOf(values, moments))]);
}
