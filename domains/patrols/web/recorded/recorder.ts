import type { z } from 'zod';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import type { TimeStamp } from '#lib/time/device-clock.ts';
import type {
  DeviceTimes,
  IncidentPatch,
  NewEccLogOn,
  NewFinish,
  NewIncident,
  NewStart,
  Patrol,
} from '#patrols/contract';

/** A patrol as its crew sees it: with what waits on this device. */
export interface RecordedPatrol {
  /** The patrol as the server will have it once everything that waits has been sent. */
  patrol: Patrol;
  /** The ids of entries (incidents, the start, the finish) with a part that waits. */
  waiting: ReadonlySet<string>;
  /** How many writes wait to be sent, without refused ones. */
  waitingCount: number;
  /** The server's sentence about a write that it takes later; null if there is none. */
  putOff: string | null;
  /** The log-on that waits; null if there is none. */
  logOn: NewEccLogOn | null;
  /** The writes that wait, in order. */
  unsent: readonly QueuedWrite[];
  /** Writes that the server refused, for their author to decide on. */
  refused: readonly QueuedWrite[];
  /** Whether what decides which page is shown cannot be read yet, such as a start that waits (product 17.53). */
  isUnread: boolean;
  /** Whether the device has yet to keep something of it, so that what waits may not be called kept (product 17.11). */
  isSaving: boolean;
  /** Why the device does not keep writes; null if it does. */
  storageError: string | null;
}

/** The content of a form; the recorder adds the id and the times. */
type Entry<B extends z.ZodType> = Omit<z.input<B>, '_id' | 'editId' | keyof DeviceTimes>;

/**
 * Records on one patrol. Each action is shown at once, and rejects only if the device cannot keep it. `now` is what an entry
 * means by “now”; it is left out of one whose time was typed. `id` is for a caller that needs to know it.
 */
export interface Recorder {
  /** Logs on with the ECC, in place of a log-on that was refused. Nothing happens while one waits. */
  logOn(entry: Entry<typeof NewEccLogOn>, id?: string): Promise<void>;
  start(entry: Entry<typeof NewStart>, now?: TimeStamp, id?: string): Promise<void>;
  record(entry: Entry<typeof NewIncident>, now?: TimeStamp, id?: string): Promise<void>;
  /**
   * Edits an incident; a time that is left out stays. With the id of a refused recording or edit, replaces what that said and
   * sends it again.
   */
  edit(id: string, entry: Entry<typeof IncidentPatch>): Promise<void>;
  remove(incidentId: string): Promise<void>;
  extend(hours: number): Promise<void>;
  finish(entry: Entry<typeof NewFinish>, now?: TimeStamp, id?: string): Promise<void>;
  /** Sends again everything of this patrol that was refused. */
  sendAgain(): Promise<void>;
  discard(writeId: string): Promise<void>;
}
