import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QueuedWrite } from '../queue/queue.ts';

/** What this browser keeps on the device, in IndexedDB. */
interface DeviceSchema extends DBSchema {
  /** What waits to be sent, by a number that counts up. */
  writes: {
    key: number;
    value: QueuedWrite & { userId: string };
    indexes: { userId: string; id: string };
  };
  /** What was read in a session, by a key that begins with it. */
  reads: { key: [session: string, hash: string]; value: KeptRead };
}

/** What was read of the server, to be shown again without coverage. */
interface KeptRead {
  readonly session: string;
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
const patience = 5000;

let opened: Promise<DeviceDatabase> | undefined;

/** Closes the database. The next operation opens it again. */
function letGo(): void {
  void opened?.then(
    (database) => database.close(),
    () => {}, // it was never open, which its caller has been told
  );
  opened = undefined;
}

function open(): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>('patrolbook', 1, {
    upgrade(database) {
      const writes = database.createObjectStore('writes', { autoIncrement: true });
      writes.createIndex('userId', 'userId');
      writes.createIndex('id', 'id', { unique: true });
      database.createObjectStore('reads');
    },
    blocking: letGo, // a newer build in another tab needs it
    terminated: letGo,
  });
}

/** Runs an operation on the device's database. Rejects if the browser refuses it or does not answer. */
export async function withDeviceDatabase<T>(run: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage of this device does not answer.')), patience);
  });
  try {
    opened ??= open();
    return await Promise.race([opened.then(run), tooLong]);
  } catch (error) {
    letGo();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the browser not to clear what is kept when the device runs out of space. It may refuse, and does not say so. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
