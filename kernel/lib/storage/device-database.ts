import type { DBSchema } from 'idb';
import type { QueuedWrite } from '../queue/queue.ts';
import { BrowserDatabase } from './browser-database.ts';

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

export const deviceDatabase = new BrowserDatabase<DeviceSchema>('patrolbook', 5000, (database) => {
  const writes = database.createObjectStore('writes', { autoIncrement: true });
  writes.createIndex('userId', 'userId');
  writes.createIndex('id', 'id', { unique: true });
  database.createObjectStore('reads');
});
