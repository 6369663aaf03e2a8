import type { DeviceTimes, Incident, IncidentPatch, NewIncident, Patrol } from '@patrolbook/contract';
import type { QueuedWrite } from '../../lib/queue/queue.ts';
import { isSame } from '../../lib/values/values.ts';
import { knownWrite, type RecordWrite } from './record-write.ts';
import type { RecordedPatrol } from './recorder.ts';
import type { UnsentRecord } from './unsent.ts';

/**
 * Returns a patrol as the server will have it, with the writes of its user that wait on this device. If only the
 * answer to a write was lost, the patrol already contains its effect, and the write changes nothing.
 */
export function overlay(
  patrol: Patrol,
  writes: readonly QueuedWrite[],
  by: string,
): Omit<RecordedPatrol, 'storageError' | 'putOff'> {
  const waiting = writes.filter(({ refusal }) => refusal === null);
  const aside = new Set(patrol.setAside?.map(({ _id }) => _id));
  const said = waiting.flatMap((write) => {
    if (aside.has(write.id)) return [];
    const known = knownWrite(write);
    return known ? [{ said: known, recorded: write.recorded, by }] : [];
  });
  return {
    patrol: said.length > 0 ? withWrites(patrol, said) : patrol,
    waiting: new Set(said.map(subjectOf)),
    waitingCount: waiting.length,
    refused: writes.filter(({ refusal }) => refusal !== null),
  };
}

/** Sums up, for each patrol, the writes of its record that wait (product 7.12). They are recorded by `by`. */
export function unsentRecords(writes: readonly QueuedWrite[], by: string): UnsentRecord[] {
  const records = new Map<string, UnsentRecord>();
  for (const write of writes.filter(({ refusal }) => refusal === null)) {
    const { group: patrolId } = write;
    const record = records.get(patrolId) ?? { patrolId, started: null, hours: null, finished: false };
    records.set(patrolId, withInShort(record, write, by));
  }
  return [...records.values()];
}

function withInShort(record: UnsentRecord, write: QueuedWrite, by: string): UnsentRecord {
  const said = knownWrite(write);
  switch (said?.kind) {
    case 'start':
      return { ...record, started: entryOf(said.body, { by, recorded: write.recorded }) };
    case 'extension':
      return { ...record, hours: Math.max(record.hours ?? 0, said.body.hours) };
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

interface Said extends Origin {
  said: RecordWrite;
}

/** The id of the entry that a write is about. */
function subjectOf({ said }: Said): string {
  return 'incidentId' in said ? said.incidentId : said.body._id;
}

function withWrites(patrol: Patrol, writes: readonly Said[]): Patrol {
  const incidents = new Map(patrol.incidents.map((incident) => [incident._id, incident]));
  let changed = patrol;
  for (const write of writes) {
    changed = withWrite(changed, write);
    writeInto(incidents, write);
  }
  return { ...changed, incidents: [...incidents.values()].sort(inOrder) };
}

function withWrite(patrol: Patrol, { said, ...origin }: Said): Patrol {
  switch (said.kind) {
    case 'start':
      return patrol.started ? patrol : { ...patrol, started: entryOf(said.body, origin) };
    case 'extension':
      return { ...patrol, hours: Math.max(patrol.hours, said.body.hours) };
    case 'finish':
      return patrol.finished ? patrol : { ...patrol, finished: entryOf(said.body, origin) };
    default:
      return patrol;
  }
}

function writeInto(incidents: Map<string, Incident>, { said, ...origin }: Said): void {
  if (said.kind === 'incident' && !incidents.has(said.body._id))
    incidents.set(said.body._id, incidentOf(said.body, origin));
  if (said.kind === 'edit') {
    const incident = incidents.get(said.incidentId);
    if (incident) incidents.set(said.incidentId, edited(incident, said.body, origin));
  }
  if (said.kind === 'delete') incidents.delete(said.incidentId);
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
function entryOf<B extends DeviceTimes>({ recorded: _recorded, sent: _sent, ...said }: B, origin: Origin) {
  return { ...said, ...origin, received: null, late: false };
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
