import type { BodyInput, Patrol, recordRoutes } from '@patrolbook/contract';
import type { QueuedWrite } from '../../lib/queue/queue.ts';

/** A patrol as its crew sees it: with what waits on this device. */
export interface RecordedPatrol {
  /** The patrol as the server will have it once everything that waits has been sent. */
  patrol: Patrol;
  /** The ids of entries (incidents, the start, the finish) of which something waits. */
  waiting: ReadonlySet<string>;
  /** How many writes wait to be sent, refused ones not counted. */
  waitingCount: number;
  /** What the server says of a write that it takes later; null if there is none. */
  putOff: string | null;
  /** Writes that the server refused, for their author to decide on. */
  refused: readonly QueuedWrite[];
  /** Why the device does not keep writes; null if it does. */
  storageError: string | null;
}

type Body<R extends keyof typeof recordRoutes> = BodyInput<(typeof recordRoutes)[R]>;
/** What a form says; the recorder adds the id and the device's times. */
type Entry<B> = Omit<B, '_id' | 'editId' | 'recorded' | 'sent'>;

/** Records on one patrol. Each action is shown at once, and rejects only if the device cannot keep it. */
export interface Recorder {
  start(entry: Entry<Body<'startPatrol'>>): Promise<void>;
  record(entry: Entry<Body<'recordIncident'>>): Promise<void>;
  /** Edits an incident. With the id of a recording or an edit that was refused, sends that with what it should have said. */
  edit(id: string, entry: Entry<Body<'recordIncident'>>): Promise<void>;
  remove(incidentId: string): Promise<void>;
  extend(hours: number): Promise<void>;
  finish(entry: Entry<Body<'finishPatrol'>>): Promise<void>;
  /** Sends everything of this patrol that was refused again. */
  sendAgain(): Promise<void>;
  discard(writeId: string): Promise<void>;
}
