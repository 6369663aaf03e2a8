import type { Finished, Incident, Moment, Patrol, Started } from '@patrolbook/contract';
import {
  formatFuel,
  formatKilometres,
  listed,
  personWords,
  placeWords,
  vehicleWords,
} from './record-words.ts';

/** Something that happened on a patrol, as the timeline and the table show it. */
export interface Entry {
  key: string;
  kind: 'started' | 'ongoing' | 'finished' | 'incident' | 'ecc';
  /** ISO instant; null means now. */
  when: string | null;
  what: string;
  where: string | null;
  /** Sentences, each on a line of its own. */
  details: readonly string[];
  /** Whoever did it, with what is said before their name. */
  by?: { words: 'Sent by' | 'Entered by'; personId: string };
}

type Recorded = Pick<
  Patrol,
  | 'started'
  | 'finished'
  | 'incidents'
  | 'eccLogOnNotification'
  | 'eccLogOnResponse'
  | 'eccLogOffNotification'
  | 'eccLogOffResponse'
>;

/** The timeline view, newest first: Finished or Still ongoing, incidents, Started (specification 2). */
export function timelineOf({ started, finished, incidents }: Recorded): Entry[] {
  if (!started) return [];
  const last: Entry = finished
    ? finish(finished)
    : { key: 'ongoing', kind: 'ongoing', when: null, what: 'Still ongoing', where: null, details: [] };
  return [last, ...inOrder(incidents).toReversed(), start(started)];
}

/** The table view, in the order that specification 2 gives it. */
export function recordOf(patrol: Recorded): Entry[] {
  const { started, finished, incidents } = patrol;
  return [
    ...present(patrol.eccLogOnNotification, (sent) => sending('ECC Log On', sent)),
    ...present(patrol.eccLogOnResponse, (answer) =>
      reply('log-on-reply', answer, [`Event number ${answer.policeEventNumber}`]),
    ),
    ...present(started, start),
    ...inOrder(incidents),
    ...present(finished, finish),
    ...present(patrol.eccLogOffNotification, (sent) => sending('ECC Log Off', sent)),
    ...present(patrol.eccLogOffResponse, (answer) => reply('log-off-reply', answer, [])),
  ];
}

const day = 24 * 3_600_000;

/** Whether they reach over more than a day: then a time alone would be any day's. */
export function lastsDays(entries: readonly Entry[]): boolean {
  const times = entries.flatMap(({ when }) => when ?? []).map(Date.parse);
  return Math.max(...times) - Math.min(...times) >= day;
}

function present<T>(record: T | null, entry: (record: T) => Entry): Entry[] {
  return record === null ? [] : [entry(record)];
}

function start({ started, location, policeEventNumber, vehicle, notes }: Started): Entry {
  const odometer = vehicle?.startOdometer ?? null;
  const facts = [
    odometer === null ? null : `Odometer ${formatKilometres(odometer)}`,
    vehicle?.rego ?? null,
    policeEventNumber && `event number ${policeEventNumber}`,
  ];
  return {
    key: 'started',
    kind: 'started',
    when: started,
    what: 'Started',
    where: placeWords(location),
    details: lines([listed(facts), notes]),
  };
}

function finish({ finished, location, vehicle, fuelLevel }: Finished): Entry {
  const odometer = vehicle?.finishOdometer ?? null;
  const facts = [
    odometer === null ? null : `Odometer ${formatKilometres(odometer)}`,
    fuelLevel === null ? null : `fuel ${formatFuel(fuelLevel)}`,
  ];
  return {
    key: 'finished',
    kind: 'finished',
    when: finished,
    what: 'Finished',
    where: placeWords(location),
    details: lines([listed(facts)]),
  };
}

/** Entries made offline may come in another order than they happened. */
function inOrder(incidents: readonly Incident[]): Entry[] {
  return incidents
    .toSorted((one, other) => Date.parse(one.when) - Date.parse(other.when))
    .map(({ _id, when, what, whatDetails, location, people, peopleDetails, vehicles }) => ({
      key: _id,
      kind: 'incident',
      when,
      what,
      where: placeWords(location),
      details: lines([whatDetails, ...people.map(personWords), peopleDetails, ...vehicles.map(vehicleWords)]),
    }));
}

function sending(what: 'ECC Log On' | 'ECC Log Off', { when, by }: Moment): Entry {
  const entry: Entry = { key: what, kind: 'ecc', when, what, where: null, details: [] };
  return by ? { ...entry, by: { words: 'Sent by', personId: by } } : entry;
}

/** Somebody may have typed the answer that they were given on the phone. */
function reply(key: string, { when, by }: Moment, details: readonly string[]): Entry {
  const entry: Entry = { key, kind: 'ecc', when, what: 'ECC Reply', where: null, details };
  return by ? { ...entry, by: { words: 'Entered by', personId: by } } : entry;
}

function lines(texts: readonly (string | null)[]): string[] {
  return texts.filter((text) => text !== null && text !== '').map(String);
}
