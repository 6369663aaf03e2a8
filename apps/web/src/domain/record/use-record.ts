import type { Patrol } from '@patrolbook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Queue } from '../../lib/queue/queue.ts';
import { useProfile } from '../profile/profile.tsx';
import { createRecorder } from './create-recorder.ts';
import { recordQueueOf } from './on-device.ts';
import { overlay } from './overlay.ts';
import type { RecordedPatrol, Recorder } from './recorder.ts';
import { useReopenable } from './use-reopenable.ts';

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
 * Returns the viewer's recorder of a patrol. While the caller is shown, the device keeps what the page needs to open again.
 */
export function useRecorder(patrolId: string): Recorder {
  const queue = useRecordQueue();
  useReopenable();
  return useMemo(() => createRecorder(queue, patrolId), [queue, patrolId]);
}
