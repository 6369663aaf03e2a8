import { useMemo, useSyncExternalStore } from 'react';

/** Makes of what was read what it will be. It may find that already done: what it lies over may be newer than itself. */
export type Change<T> = (read: T) => T;

/** The changes of one kind of thing, by the thing's id, that the server has not answered yet. */
export interface Changes<T> {
  /** Lays a change over the thing; the answered function takes it away again. */
  show(id: string, change: Change<T>): () => void;
  /** Those that lie over the thing, in the order they were made; the same array until one comes or goes. */
  over(id: string): readonly Change<T>[];
  subscribe(listener: () => void): () => void;
}

/**
 * Shows changes before they are answered. What was read stays as it is and they lie over it, so that a refusal takes back that
 * one change alone, and what is read meanwhile makes nothing flicker.
 *
 *     const changes = createChanges<Patrol>();
 *     useMutation({
 *       onMutate: (guestId) => ({ takeBack: changes.show(patrolId, withoutGuest(guestId)) }),
 *       onSuccess: (patrol) => client.setQueryData(…, patrol), // the answer is there before the change goes
 *       onSettled: (_answer, _error, _guestId, context) => context?.takeBack(),
 *     });
 *     const patrol = useShown(changes, patrolId, query.data);
 */
export function createChanges<T>(): Changes<T> {
  const none: readonly Change<T>[] = [];
  const out = new Map<string, readonly Change<T>[]>();
  const listeners = new Set<() => void>();
  const over = (id: string) => out.get(id) ?? none;

  function set(id: string, changes: readonly Change<T>[]): void {
    if (changes.length > 0) out.set(id, changes);
    else out.delete(id);
    for (const listener of listeners) listener();
  }

  return {
    over,
    show(id, change) {
      set(id, [...over(id), change]);
      return () => {
        const left = over(id).filter((other) => other !== change);
        set(id, left);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was read with the changes that lie over it. */
export function useShown<T>(changes: Changes<T>, id: string, read: T): T {
  const over = useSyncExternalStore(changes.subscribe, () => changes.over(id));
  return useMemo(() => applied(over, read), [over, read]);
}

/** What was read with changes made to it, one after the other. */
export function applied<T>(changes: readonly Change<T>[], read: T): T {
  return changes.reduce((shown, change) => change(shown), read);
}
