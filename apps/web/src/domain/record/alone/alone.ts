import { allQuiet, type NewIncident } from '@patrolbook/contract';
import { newId } from '../../../lib/http/new-id.ts';
import { saveWrites } from '../../../lib/queue/write-store.ts';
import { deviceDatabase } from '../../../lib/storage/device-database.ts';
import { deviceClock, serverMoment } from '../../../lib/time/clock.ts';
import { type Coordinates, locationOf } from '../fields/place.ts';

/**
 * Recording alone: the session ended without coverage, so nothing of the patrol is shown. Who records is known by what waits
 * on the device (product 17.63).
 */

/** Whose record it is that goes on. */
export interface OwnRecord {
  userId: string;
  patrolId: string;
}

/** What waits on this device to be sent, whoever recorded it. */
export interface Waiting {
  count: number;
  /** The record of this page, if one person alone records it here and has not finished it. */
  own: OwnRecord | null;
}

const recordPath = /^\/patrol\/([^/]+)\/record$/;

/** Returns what waits, seen from the page at this path. A browser that keeps nothing has nothing. */
export async function waitingAt(path: string): Promise<Waiting> {
  const writes = await deviceDatabase.read('writes', (store) => store.getAll()).catch(() => []);
  const patrolId = recordPath.exec(path)?.[1];
  const here = writes.filter(({ group }) => group === patrolId);
  const [userId, ...others] = new Set(here.map((write) => write.userId));
  const isOver = others.length > 0 || here.some(({ kind }) => kind === 'finish');
  const own = patrolId && userId !== undefined && !isOver ? { userId, patrolId } : null;
  return { count: writes.filter(({ refusal }) => refusal === null).length, own };
}

/** What is recorded alone. */
type Entry = Pick<NewIncident, 'what' | 'whatDetails'>;

/** What one tap records: all is quiet. */
export const quiet: Entry = allQuiet;

/** Keeps an entry that happened now, to be sent once whoever records has signed in. Rejects if the device does not keep it. */
export function recordAlone(
  { userId, patrolId: group }: OwnRecord,
  entry: Entry,
  coordinates: Coordinates | null,
) {
  const stamp = deviceClock.stamp();
  const payload = { ...entry, when: serverMoment(), location: locationOf({ address: '', coordinates }) };
  const recorded = new Date(stamp.wall).toISOString();
  const write = { id: newId(), group, kind: 'incident', payload, now: stamp, recorded, stamp, refusal: null };
  return saveWrites(userId, [{ type: 'add', write }]);
}
