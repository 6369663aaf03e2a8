import type { Patrol } from '@patrolbook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../lib/auth/auth.ts';
import { useOnline } from '../../lib/browser/online.ts';
import type { Queue } from '../../lib/queue/queue.ts';
import { keepStorage } from '../../lib/storage/device-database.ts';
import { useProfile } from '../profile/profile.tsx';
import { createRecorder } from './create-recorder.ts';
import { keepPage, keepReads, recordQueueOf } from './on-device.ts';
import { overlay } from './overlay.ts';
import type { RecordedPatrol, Recorder } from './recorder.ts';

function useRecordQueue(): Queue {
  const { _id } = useProfile();
  const client = useQueryClient();
  return useMemo(() => recordQueueOf(_id, client), [_id, client]);
}

/** Returns a patrol with what its viewer has recorded on this device and the server does not have yet (product 17.11). */
export function useRecord(patrol: Patrol): RecordedPatrol {
  const { _id: viewer } = useProfile();
  const queue = useRecordQueue();
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const writes = useSyncExternalStore(subscribe, () => queue.writes(patrol._id));
  const storageError = useSyncExternalStore(subscribe, () => queue.storageError());
  const putOff = useSyncExternalStore(subscribe, () => queue.putOff(patrol._id));
  const recorded = useMemo(() => overlay(patrol, writes, viewer), [patrol, writes, viewer]);
  return useMemo(() => ({ ...recorded, putOff, storageError }), [recorded, putOff, storageError]);
}

/**
 * Returns the viewer's recorder of a patrol. While the caller is shown, the page is kept on the device as well,
 * and so is what it reads while the session lives. The browser is asked to keep all of it.
 */
export function useRecorder(patrolId: string): Recorder {
  const queue = useRecordQueue();
  const client = useQueryClient();
  const auth = useAuth();
  const session = auth.status === 'authenticated' && !auth.ended ? auth.session : undefined;
  useEffect(() => void keepStorage(), []);
  useEffect(() => (session === undefined ? undefined : keepReads(client, session)), [client, session]);
  const online = useOnline();
  useEffect(() => {
    const closed = new AbortController();
    if (online) void keepPage(patrolId, closed.signal);
    return () => closed.abort();
  }, [online, patrolId]);
  return useMemo(() => createRecorder(queue, patrolId), [queue, patrolId]);
}
