import { useSyncExternalStore } from 'react';
import type { Started } from '#patrols/contract';

/**
 * A short account of what a person has recorded on this device and the server does not have yet. It is for the
 * layout, which must not load the queue. It is empty until the queue is started.
 */

/** The waiting part of one patrol's record. */
export interface UnsentRecord {
  readonly patrolId: string;
  /** Whether its log-on waits. */
  readonly logOn: boolean;
  /** The start that waits; null if none does. */
  readonly started: Started | null;
  /** The longest extension that waits; null if none does. */
  readonly hours: number | null;
  /** Whether its finish waits. */
  readonly finished: boolean;
}

interface Unsent {
  readonly userId: string | undefined;
  readonly records: readonly UnsentRecord[];
}

const none: readonly UnsentRecord[] = [];
const listeners = new Set<() => void>();
let unsent: Unsent = { userId: undefined, records: none };

/** Publishes what this person has recorded on this device and waits. */
export function publishUnsent(userId: string, records: readonly UnsentRecord[]): void {
  unsent = { userId, records: records.length > 0 ? records : none }; // another empty list would draw the layout again
  for (const listener of listeners) listener();
}

/** Returns what this person has recorded on this device and waits. Nobody sees another person's. */
export function useUnsent(userId: string): readonly UnsentRecord[] {
  return useSyncExternalStore(subscribe, () => (unsent.userId === userId ? unsent.records : none));
}

/** Whether this person's log-on of a patrol waits on this device. */
export function useLogOnWaits(userId: string, patrolId: string): boolean {
  return useUnsent(userId).some((record) => record.logOn && record.patrolId === patrolId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
