import { newId } from '#lib/http/new-id.ts';
import type { NewWrite } from '#lib/queue/queue.ts';
import { saveWrites } from '#lib/queue/write-store.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import { deviceClock } from '#lib/time/clock.ts';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';

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
export interface WaitingEntries {
  count: number;
  /** The record of this page, if one person alone records it here, has started it and has not finished it. */
  own: OwnRecord | null;
}

const recordPath = /^\/patrol\/([^/]+)\/record$/;

/** Returns what waits, seen from the page at this path. A browser that keeps nothing has nothing. */
export async function waitingAt(path: string): Promise<WaitingEntries> {
  const writes = await deviceDatabase.read('writes', (store) => store.getAll()).catch(() => []);
  const patrolId = recordPath.exec(path)?.[1];
  const here = writes.filter(({ group }) => group === patrolId);
  const [userId, ...others] = new Set(here.map((write) => write.userId));
  const isOver = here.some(({ kind }) => kind === 'finish');
  const isRecorded = here.some(({ kind, refusal }) => kind !== 'log-on' && refusal === null);
  const isOwn = isRecorded && !isOver && others.length === 0;
  const own = patrolId && userId !== undefined && isOwn ? { userId, patrolId } : null;
  return { count: writes.filter(({ refusal }) => refusal === null).length, own };
}

/** Records in the name of whoever it is, to be sent once they have signed in. What is taken back has never left the device. */
export function aloneRecorder({ userId, patrolId: group }: OwnRecord): Pick<Recorder, 'record' | 'remove'> {
  const save = (type: 'add' | 'remove', write: Pick<NewWrite, 'id' | 'payload' | 'now'>) => {
    const stamp = deviceClock.stamp();
    const recorded = new Date(stamp.wall).toISOString();
    return saveWrites(userId, [
      { type, write: { ...write, group, kind: 'incident', recorded, stamp, refusal: null } },
    ]);
  };
  return {
    record: (payload, now, id = newId()) => save('add', { id, payload, now }),
    remove: (id) => save('remove', { id, payload: {}, now: undefined }),
  };
}
