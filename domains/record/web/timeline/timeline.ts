import { isKnown, isPresent, type Stamp } from '#contract';
import {
  type EntryOrigin,
  type Finished,
  type Incident,
  isTest,
  kindOf,
  type Location,
  type Patrol,
  quietKind,
  type Started,
} from '#patrols/contract';
import { extraText, finishLines, incidentLines, involvedRemovedText, startLines } from '#record/contract';
import { patrolTimelineTexts } from '../texts.ts';

/** One entry of a patrol's record, as the timeline and the table show it. */
export interface Entry {
  key: string;
  kind: 'started' | 'ongoing' | 'finished' | 'incident' | 'ecc';
  /** ISO instant; null means now. */
  when: string | null;
  what: string;
  /** Something is known of it. */
  where: Location | null;
  /** Sentences, one per line. */
  details: readonly string[];
  /** The id under which it waits on the device; for what the crew recorded here. */
  id?: string | undefined;
  /** Who recorded it, and the text that names them. */
  by?: { text: 'recordedBy' | 'sentBy' | 'enteredBy'; personId: string };
  /** Whether it came after the finish (product 17.6). */
  late?: boolean;
  /** Whether it is of a time after the present finish; such an entry came late and was taken as it is (product 17.26). */
  afterFinish?: boolean;
  /** Whether its time is not certain (product 17.24). */
  timeUncertain?: boolean;
  /** Whether it has former versions (product 17.7). */
  edited?: boolean;
}

type Recorded = Pick<
  Patrol,
  | 'name'
  | 'callSign'
  | 'started'
  | 'finished'
  | 'incidents'
  | 'eccLogOnNotification'
  | 'eccLogOnResponse'
  | 'eccLogOffNotification'
  | 'eccLogOffResponse'
>;

/** Returns the timeline view, newest first: Finished or Still ongoing, incidents, Started (product 8.5). */
export function timelineOf({
  started,
  finished,
  incidents,
}: Pick<Recorded, 'started' | 'finished' | 'incidents'>): Entry[] {
  if (!started) return [];
  const last: Entry = finished ? finishEntry(finished) : ongoingEntry();
  return [last, ...incidentEntries(incidents, finished).reverse(), startEntry(started)];
}

/** Returns how many of the incidents were noted by one tap, as all was quiet (product 17.1). */
export function quietCount(incidents: readonly Pick<Incident, 'what' | 'whatDetails'>[]): number {
  return incidents.filter((incident) => kindOf(incident) === quietKind).length;
}

/** Returns the table view, oldest first (product 8.5). */
export function recordOf(patrol: Recorded): Entry[] {
  const { started, finished, incidents } = patrol;
  // The ECC hears nothing of a test patrol (product 16.14).
  const kind = isTest(patrol) ? 'training' : 'ecc';
  const { logOn, logOff, reply, replyNumber } = patrolTimelineTexts;
  return [
    ...present(patrol.eccLogOnNotification, (sent) => notificationEntry('log-on', logOn(kind), sent)),
    ...present(patrol.eccLogOnResponse, (answer) =>
      responseEntry('log-on-reply', reply(kind), answer, [replyNumber({ number: answer.policeEventNumber })]),
    ),
    ...present(started, startEntry),
    ...incidentEntries(incidents, finished),
    ...present(finished, finishEntry),
    ...present(patrol.eccLogOffNotification, (sent) => notificationEntry('log-off', logOff(kind), sent)),
    ...present(patrol.eccLogOffResponse, (answer) => responseEntry('log-off-reply', reply(kind), answer, [])),
  ];
}

/** Whether a part of an entry waits on this device; `waiting` has the ids of all such entries (product 17.11). */
export function isWaiting({ id }: Entry, waiting: ReadonlySet<string>): boolean {
  return id !== undefined && waiting.has(id);
}

const day = 24 * 3_600_000;

/** Returns whether the entries span a day or more, so that a time without its weekday would be ambiguous. */
export function spansDays(entries: readonly Entry[]): boolean {
  const times = entries.flatMap(({ when }) => when ?? []).map(Date.parse);
  return Math.max(...times) - Math.min(...times) >= day;
}

function present<T>(record: T | null, entry: (record: T) => Entry): Entry[] {
  return record === null ? [] : [entry(record)];
}

/** Returns the entry of a start. */
export function startEntry(start: Started): Entry {
  return {
    key: 'started',
    kind: 'started',
    when: start.started,
    what: patrolTimelineTexts.started,
    where: knownPlace(start.location),
    details: lines([...startLines(start), extraText(start.extra)]),
    ...originOf(start),
  };
}

function ongoingEntry(): Entry {
  const what = patrolTimelineTexts.ongoing;
  return { key: 'ongoing', kind: 'ongoing', when: null, what, where: null, details: [] };
}

/** Returns the entry of a finish. */
export function finishEntry(finish: Finished): Entry {
  return {
    key: 'finished',
    kind: 'finished',
    when: finish.finished,
    what: patrolTimelineTexts.finished,
    where: knownPlace(finish.location),
    details: lines([...finishLines(finish), extraText(finish.extra)]),
    ...originOf(finish),
  };
}

/** Sorts the incidents, since those recorded offline may arrive out of order. */
function incidentEntries(incidents: readonly Incident[], finished: Finished | null): Entry[] {
  return [...incidents]
    .sort((one, other) => Date.parse(one.when) - Date.parse(other.when))
    .map((incident) => {
      const entry = entries.get(incident) ?? incidentEntry(incident);
      entries.set(incident, entry);
      const isLate = incident.late && !incident.timeUncertain;
      const afterFinish = isLate && finished !== null && isAfter(incident.when, finished.finished);
      return afterFinish ? { ...entry, afterFinish } : entry;
    });
}

function isAfter(when: string, other: string): boolean {
  return Date.parse(when) > Date.parse(other);
}

/** An incident that has not changed keeps its entry, so that its row is not drawn again. */
const entries = new WeakMap<Incident, Entry>();

/** Returns the entry of an incident, or of a former version of one. */
export function incidentEntry(incident: Incident): Entry {
  const { _id, when, location, edited } = incident;
  return {
    key: _id,
    kind: 'incident',
    when,
    what: kindOf(incident),
    where: knownPlace(location),
    details: lines([
      ...incidentLines(incident),
      extraText(incident.extra),
      incident.involvedRemoved ? involvedRemovedText : null,
    ]),
    ...originOf(incident),
    edited: edited !== null,
  };
}

function originOf({
  _id,
  by,
  late,
  timeUncertain,
}: Pick<EntryOrigin, 'by' | 'late' | 'timeUncertain'> & { _id: string | null }) {
  return {
    ...(_id && { id: _id }),
    ...(by && { by: { text: 'recordedBy' as const, personId: by } }),
    late,
    timeUncertain,
  };
}

function notificationEntry(key: string, what: string, { when, by }: Stamp): Entry {
  const entry: Entry = { key, kind: 'ecc', when, what, where: null, details: [] };
  return by ? { ...entry, by: { text: 'sentBy', personId: by } } : entry;
}

/** `by` is set when a person typed in a response that was given on the phone. */
function responseEntry(key: string, what: string, { when, by }: Stamp, details: readonly string[]): Entry {
  const entry: Entry = { key, kind: 'ecc', when, what, where: null, details };
  return by ? { ...entry, by: { text: 'enteredBy', personId: by } } : entry;
}

function knownPlace(location: Location | null | undefined): Location | null {
  return location && isKnown(location) ? location : null;
}

function lines(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter(isPresent).filter((text) => text !== '');
}
