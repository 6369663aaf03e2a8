import type { QueuedWrite } from '#lib/queue/queue.ts';
import { isSame } from '#lib/values/values.ts';
import {
  type DeviceTimes,
  type Incident,
  type IncidentPatch,
  type NewEccLogOn,
  type NewIncident,
  type Patrol,
  withoutTimes,
} from '#patrols/contract';
import type { RecordWrite } from '#patrols/web/recorded/read-record-write.ts';
import { knownWrite } from '#patrols/web/recorded/record-write.ts';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import type { UnsentRecord } from '#patrols/web/recorded/unsent.ts';

/**
 * Returns a patrol as the server will have it, with the writes of its user that wait on this device. If only the
 * answer to a write was lost, the patrol already contains its effect, and the write changes nothing. `read` reads a write.
 */
export function overlay(
  patrol: Patrol,
  writes: readonly QueuedWrite[],
  by: string,
  read = knownWrite,
): Omit<RecordedPatrol, 'isUnread' | 'isSaving' | 'storageError' | 'putOff'> {
  const waiting = writes.filter(({ refusal }) => refusal === null);
  const aside = new Set(patrol.setAside?.map(({ _id }) => _id));
  const inputs = waiting.flatMap((write) => {
    if (aside.has(write.id)) return [];
    const known = read(write);
    return known ? [{ input: known, recorded: write.recorded, by }] : [];
  });
  return {
    patrol: inputs.length > 0 ? withWrites(patrol, inputs) : patrol,
    waiting: new Set(inputs.map(subjectOf)),
    waitingCount: waiting.length,
    unsent: waiting,
    logOn: waitingLogOn(inputs),
    refused: writes.filter(({ refusal }) => refusal !== null),
  };
}

function waitingLogOn(inputs: readonly OverlaidInput[]): NewEccLogOn | null {
  return inputs.flatMap(({ input }) => (input.kind === 'log-on' ? [input.body] : []))[0] ?? null;
}

/** Sums up, for each patrol, the writes of its record that wait (product 7.12). They are recorded by `by`. */
export function unsentRecords(writes: readonly QueuedWrite[], by: string): UnsentRecord[] {
  const records = new Map<string, UnsentRecord>();
  for (const write of writes.filter(({ refusal }) => refusal === null)) {
    const { group: patrolId } = write;
    const record = records.get(patrolId) ?? emptyRecord(patrolId);
    records.set(patrolId, withInShort(record, write, by));
  }
  return [...records.values()];
}

function emptyRecord(patrolId: string): UnsentRecord {
  return { patrolId, logOn: false, started: null, hours: null, finished: false };
}

function withInShort(record: UnsentRecord, write: QueuedWrite, by: string): UnsentRecord {
  const input = knownWrite(write);
  switch (input?.kind) {
    case 'log-on':
      return { ...record, logOn: true };
    case 'start':
      return { ...record, started: entryOf(input.body, { by, recorded: write.recorded }) };
    case 'extension':
      return { ...record, hours: Math.max(record.hours ?? 0, input.body.hours) };
    case 'finish':
      return { ...record, finished: true };
    default:
      return record;
  }
}

/** Who recorded it, and when by the device's clock. */
interface Origin {
  by: string;
  recorded: string;
}

interface OverlaidInput extends Origin {
  input: RecordWrite;
}

/** The id of the entry that a write is about. */
function subjectOf({ input }: OverlaidInput): string {
  return 'incidentId' in input ? input.incidentId : input.body._id;
}

function withWrites(patrol: Patrol, writes: readonly OverlaidInput[]): Patrol {
  const incidents = new Map(patrol.incidents.map((incident) => [incident._id, incident]));
  let changed = patrol;
  for (const write of writes) {
    changed = withWrite(changed, write);
    writeInto(incidents, write);
  }
  return { ...changed, incidents: [...incidents.values()].sort(inOrder) };
}

function withWrite(patrol: Patrol, { input, ...origin }: OverlaidInput): Patrol {
  switch (input.kind) {
    case 'start':
      return patrol.started ? patrol : { ...patrol, started: entryOf(input.body, origin) };
    case 'extension':
      return { ...patrol, hours: Math.max(patrol.hours, input.body.hours) };
    case 'finish':
      return patrol.finished ? patrol : { ...patrol, finished: entryOf(input.body, origin) };
    default:
      return patrol;
  }
}

function writeInto(incidents: Map<string, Incident>, { input, ...origin }: OverlaidInput): void {
  if (input.kind === 'incident' && !incidents.has(input.body._id))
    incidents.set(input.body._id, incidentOf(input.body, origin));
  if (input.kind === 'edit') {
    const incident = incidents.get(input.incidentId);
    if (incident) incidents.set(input.incidentId, edited(incident, input.body, origin));
  }
  if (input.kind === 'delete') incidents.delete(input.incidentId);
}

/**
 * The incidents that were read from writes. A waiting one keeps its identity after each tap, so that its row is
 * not drawn again.
 */
const waitingIncidents = new WeakMap<NewIncident, Incident>();

function incidentOf(body: NewIncident, origin: Origin): Incident {
  const known = waitingIncidents.get(body);
  if (known?.by === origin.by) return known;
  const incident = { ...entryOf(body, origin), edited: null };
  waitingIncidents.set(body, incident);
  return incident;
}

/** Returns a waiting entry as the server will have it. */
function entryOf<B extends DeviceTimes>(body: B, origin: Origin) {
  return { ...withoutTimes(body), ...origin, received: null, late: false, timeUncertain: false };
}

/** Applies an edit. An edit that says nothing new is a repeat. */
function edited(incident: Incident, { editId: _id, ...patch }: IncidentPatch, origin: Origin): Incident {
  const next = { ...incident, ...patch };
  return isSame(next, incident) ? incident : { ...next, edited: { when: origin.recorded, by: origin.by } };
}

/** Orders by time, and at the same time by id, as the server does. */
function inOrder(one: Incident, other: Incident): number {
  return Date.parse(one.when) - Date.parse(other.when) || (one._id < other._id ? -1 : 1);
}
