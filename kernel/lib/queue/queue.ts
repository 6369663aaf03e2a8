import type { Issue } from '#contract';
import type { TimeStamp } from '../time/device-clock.ts';

/**
 * Writes that are kept on the device until the server has answered them (product 17.11). The queue knows nothing
 * of their content; the code that adds a write also provides its sender.
 */

/** Why the server refused a write for good. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** A write as it is added. */
export interface NewWrite {
  /** A UUID, under which the server recognizes a repeated call. */
  readonly id: string;
  /** Writes of a group are sent in the order in which they were added, unless one may pass another that is put off or blocked. */
  readonly group: string;
  /** What is done, for whoever sends it. */
  readonly kind: string;
  /** JSON. */
  readonly payload: unknown;
  /** What it means by “now”; left out if it does not speak of now. */
  readonly now?: TimeStamp | undefined;
}

/** A write that waits, or that was refused and waits for its author's decision. */
export interface QueuedWrite extends NewWrite {
  /** When it was added, by the device's clock: an ISO instant. */
  readonly recorded: string;
  /** The same moment, with all that was known of the server's time; an older page kept none. */
  readonly stamp?: TimeStamp;
  readonly refusal: Refusal | null;
}

/**
 * Sends a write once, and resolves to the server's answer. Throws ApiError. A sender that waits for something first asks
 * `maySend` again, since somebody else may have signed in meanwhile.
 */
export type Sender<A> = (write: QueuedWrite, signal: AbortSignal, maySend: () => boolean) => Promise<A>;

/** The writes of one person on this device, shared by all tabs. */
export interface Queue {
  /** Shows the write at once. Resolves when it is on the disk; rejects if the device cannot keep it, and sends it all the same. */
  add(write: NewWrite): Promise<void>;
  /** Replaces the content of a refused write, dates it now, and sends it again in its place. Rejects like `add`. */
  replace(id: string, content: Pick<NewWrite, 'payload' | 'now'>): Promise<void>;
  /** Sends refused writes of a group again. */
  sendAgain(group: string): Promise<void>;
  /** Gives a refused write up. */
  discard(id: string): Promise<void>;
  /** Returns the writes of a group in order; the same array until they change. */
  writes(group: string): readonly QueuedWrite[];
  /** The server's sentence about a write of the group that it takes later; null if there is none. */
  putOff(group: string): string | null;
  /** Whether the device has not kept all writes of a group yet, but is about to. */
  isSaving(group: string): boolean;
  /** Why the device does not keep writes at present; null if it does. */
  storageError(): string | null;
  subscribe(listener: () => void): () => void;
}
