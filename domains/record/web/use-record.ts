import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '#lib/auth/auth.ts';
import { reloadPage } from '#lib/browser/reachable.ts';
import { useLoaded } from '#lib/loading/use-loaded.ts';
import type { Queue, QueuedWrite } from '#lib/queue/queue.ts';
import { keepStorage } from '#lib/storage/browser-storage.ts';
import type { Patrol } from '#patrols/contract';
import { canRead, knownWrite, loadReader } from '#patrols/web/recorded/record-write.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { useProfile } from '#people/web/profile.tsx';
import { createRecorder } from './create-recorder.ts';
import { openReopenable, recordQueueOf } from './on-device.ts';
import { overlay } from './overlay.ts';

function useRecordQueue(): Queue {
  const { _id } = useProfile();
  const client = useQueryClient();
  return useMemo(() => recordQueueOf(_id, client), [_id, client]);
}

/** Stands for what reads writes until it is there. */
function unread(): null {
  return null;
}

/** Whether a write decides which page its author sees: whether the patrol is logged on, runs or has finished, or what was refused. */
function decides({ kind, refusal }: QueuedWrite): boolean {
  return refusal !== null || kind === 'log-on' || kind === 'start' || kind === 'finish';
}

/** Returns a patrol with what its viewer has recorded on this device and the server does not have yet (product 17.11). */
export function useRecord(patrol: Patrol): RecordedPatrol {
  const { _id: viewer } = useProfile();
  const queue = useRecordQueue();
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const writes = useSyncExternalStore(subscribe, () => queue.writes(patrol._id));
  const storageError = useSyncExternalStore(subscribe, () => queue.storageError());
  const isSaving = useSyncExternalStore(subscribe, () => queue.isSaving(patrol._id));
  const putOff = useSyncExternalStore(subscribe, () => queue.putOff(patrol._id));
  const reload = storageError === null ? reloadPage : undefined; // a device that keeps nothing would lose what waits
  useLoaded(loadReader, canRead, { isWanted: writes.length > 0, reload }); // draws again when they can be read
  const read = canRead() ? knownWrite : unread;
  const recorded = useMemo(() => overlay(patrol, writes, viewer, read), [patrol, writes, viewer, read]);
  const isUnread = read === unread && writes.some(decides);
  return useMemo(
    () => ({ ...recorded, isUnread, isSaving, putOff, storageError }),
    [recorded, isUnread, isSaving, putOff, storageError],
  );
}

/**
 * Returns the viewer's recorder of a patrol. While the caller is shown, the device keeps what the page needs to open again.
 */
export function useRecorder(patrolId: string): Recorder {
  const queue = useRecordQueue();
  useReopenable();
  return useMemo(() => createRecorder(queue, patrolId), [queue, patrolId]);
}

/**
 * Keeps on the device what the calling page needs to open again without coverage, while the session lives. The browser is
 * asked not to clear it.
 */
function useReopenable(): void {
  const { _id: userId } = useProfile();
  const client = useQueryClient();
  const auth = useAuth();
  const id = auth.status === 'authenticated' && !auth.ended ? auth.session : undefined;
  useEffect(() => void keepStorage(), []);
  useEffect(
    () => (id === undefined ? undefined : openReopenable({ id, userId, client })),
    [id, userId, client],
  );
}
