import { deviceDatabase } from '../storage/device-database.ts';
import type { QueuedWrite } from './queue.ts';

/** The writes on the disk. */

/** A change of what is on the disk. */
export interface DiskChange {
  readonly type: 'add' | 'change' | 'remove';
  readonly write: QueuedWrite;
}

/** Returns a person's writes in the order in which they were added, by whichever tab. Rejects if they cannot be read. */
export function readWrites(userId: string): Promise<QueuedWrite[]> {
  return deviceDatabase.read('writes', (store) => store.index('userId').getAll(userId));
}

/**
 * Applies changes, all or none; each may have been applied before. A write that is gone, perhaps because another
 * tab has sent it, stays gone. Rejects if the device does not keep them. With `strict`, browsers report a write
 * only when a power failure cannot undo it.
 */
export function saveWrites(userId: string, changes: Iterable<DiskChange>): Promise<void> {
  return deviceDatabase.write(
    'writes',
    async (store) => {
      for (const { type, write } of changes) {
        const key = await store.index('id').getKey(write.id);
        if (key === undefined) {
          if (type === 'add') await store.add({ ...write, userId });
        } else if (type === 'remove') await store.delete(key);
        else await store.put({ ...write, userId }, key);
      }
    },
    { durability: 'strict' },
  );
}

/**
 * Writes anew what the disk has lost, such as to somebody who cleared the browser's storage, before what is there: that was added since.
 * Rejects if the device does not keep it.
 */
export function restoreWrites(userId: string, lost: readonly QueuedWrite[]): Promise<void> {
  return deviceDatabase.write(
    'writes',
    async (store) => {
      const present = await store.index('userId').getAll(userId);
      const ids = new Set(present.map(({ id }) => id)); // another tab may have been faster
      for (const key of await store.index('userId').getAllKeys(userId)) await store.delete(key);
      const missing = lost.filter(({ id }) => !ids.has(id));
      for (const write of [...missing, ...present]) await store.add({ ...write, userId });
    },
    { durability: 'strict' },
  );
}

/** Calls back when the disk has lost its writes under an open page, until the signal aborts. */
export function onWritesLost(listener: () => void, signal: AbortSignal): void {
  deviceDatabase.onLost(listener, signal);
}

/** Whether a write is on the disk, whoever added it. Rejects if that cannot be read. */
export async function isWriteKept(id: string): Promise<boolean> {
  const key = await deviceDatabase.read('writes', (store) => store.index('id').getKey(id));
  return key !== undefined;
}
