import type { Started } from '@patrolbook/contract';
import { useSyncExternalStore } from 'react';

/**
 * What somebody has recorded on this device and the server does not have yet, in short: for the layout, which must not load the queue.
 * It is empty until the queue was started.
 */

/** What waits of one patrol's record. */
export interface UnsentRecord {
  readonly patrolId: string;
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

/** Says what waits on this device of what this person has recorded. */
export function publishUnsent(userId: string, records: readonly UnsentRecord[]): void {
  unsent = { userId, records };
  for (const listener of listeners) listener();
}

/** Returns what waits on this device of what this person has recorded. Nobody sees what another has. */
export function useUnsent(userId: string): readonly UnsentRecord[] {
  return useSyncExternalStore(subscribe, () => (unsent.userId === userId ? unsent.records : none));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
