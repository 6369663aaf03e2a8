import { formatKilometres, isPresent } from '#contract';
import {
  detailsOf,
  type FactOf,
  type Finished,
  type Incident,
  type IncidentFact,
  kindOf,
  type Started,
} from '#patrols/contract';
import { listed, personText, personValues, vehicleText, vehicleValues } from './involved-text.ts';
import { formatFuel, joinParts } from './text.ts';

/**
 * How each fact of a start, an incident and a finish reads, and where, in the order in which they are told. A new one has to be here,
 * too. Times and places are told in ways of their own; what is not known is left out.
 */

type Words = string | null | undefined;

type StartFact = Exclude<FactOf<Started>, 'started' | 'location'>;
type TextOfStart = Partial<Pick<Started, StartFact>>;

/** A fact of a start or a finish in the history: on its first line, where several stand, or on a line of its own. */
type InHistory<Entry> = { line: 'first' | 'own'; text: (entry: Entry) => Words };

const startTexts: Record<StartFact, InHistory<TextOfStart>> = {
  vehicle: {
    line: 'first',
    text: ({ vehicle }) => joinParts([odometerText(vehicle?.startOdometer), vehicle?.rego]),
  },
  policeEventNumber: {
    line: 'first',
    text: ({ policeEventNumber }) => policeEventNumber && `event number ${policeEventNumber}`,
  },
  notes: { line: 'own', text: ({ notes }) => notes },
};

/** Returns the facts of a start as the history shows them: `Odometer 84,212.1 km, KLM127, event number P061198402`, then its notes. */
export function startLines(start: TextOfStart): Words[] {
  return linesOf(Object.values(startTexts), start);
}

type FinishFact = Exclude<FactOf<Finished>, 'finished' | 'location'>;
type TextOfFinish = Partial<Pick<Finished, FinishFact>>;

/** A fact of a finish, which the mail about the finished patrol may tell, too. */
interface FinishText {
  history: InHistory<TextOfFinish>;
  /** Null if it is not in the mail. */
  mail: { label: string; text: (finish: TextOfFinish) => Words } | null;
}

const finishTexts: Record<FinishFact, FinishText> = {
  vehicle: {
    history: { line: 'first', text: ({ vehicle }) => odometerText(vehicle?.finishOdometer) },
    mail: null,
  },
  fuelLevel: {
    history: {
      line: 'first',
      text: ({ fuelLevel }) => (isPresent(fuelLevel) ? `fuel ${formatFuel(fuelLevel)}` : null),
    },
    mail: null,
  },
  reason: { history: { line: 'own', text: ({ reason }) => reason }, mail: null },
};

/** Returns the facts of a finish as the history shows them: `Odometer 84,259.4 km, fuel 1/2`, then why an admin finished it. */
export function finishLines(finish: TextOfFinish): Words[] {
  return linesOf(
    Object.values(finishTexts).map(({ history }) => history),
    finish,
  );
}

/** Returns the facts of a finish that its mail tells, each with its label. */
export function finishMailFacts(finish: TextOfFinish): [label: string, value: Words][] {
  return Object.values(finishTexts).flatMap(({ mail }) => (mail ? [[mail.label, mail.text(finish)]] : []));
}

type ToldOfIncident = Exclude<IncidentFact, 'when' | 'location'>;
type TextOfIncident = Pick<Incident, ToldOfIncident>;

/** A fact of an incident. */
interface IncidentText {
  /** Its lines in the history, below the kind; null if it has none. */
  history: ((incident: TextOfIncident) => readonly Words[]) | null;
  /** Its column in the file of incidents. One that is `involved` is for those alone who may see people and vehicles (product 2.10). */
  file: { heading: string; involved?: true; cell: (incident: TextOfIncident) => string | null };
}

export const incidentTexts: Record<ToldOfIncident, IncidentText> = {
  what: { history: null, file: { heading: 'Kind', cell: kindOf } },
  whatDetails: {
    history: (incident) => [detailsOf(incident)],
    file: { heading: 'Details', cell: ({ whatDetails }) => whatDetails ?? null },
  },
  people: {
    history: ({ people }) => people.map(personText),
    file: { heading: 'People', involved: true, cell: ({ people }) => listed(people.map(personValues)) },
  },
  peopleDetails: {
    history: ({ peopleDetails }) => [peopleDetails],
    file: { heading: 'People Details', involved: true, cell: ({ peopleDetails }) => peopleDetails ?? null },
  },
  vehicles: {
    history: ({ vehicles }) => vehicles.map(vehicleText),
    file: {
      heading: 'Vehicles',
      involved: true,
      cell: ({ vehicles }) => listed(vehicles.map(vehicleValues)),
    },
  },
};

/** Returns what the history tells of an incident below its kind, line by line. */
export function incidentLines(incident: TextOfIncident): Words[] {
  return Object.values(incidentTexts).flatMap(({ history }) => history?.(incident) ?? []);
}

function odometerText(kilometres: number | null | undefined): string | null {
  return isPresent(kilometres) ? `Odometer ${formatKilometres(kilometres)}` : null;
}

function linesOf<Entry>(facts: readonly InHistory<Entry>[], entry: Entry): Words[] {
  const textsOf = (wanted: InHistory<Entry>['line']) =>
    facts.filter(({ line }) => line === wanted).map(({ text }) => text(entry));
  return [joinParts(textsOf('first')), ...textsOf('own')];
}
