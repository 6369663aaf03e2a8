import type { Patrol } from '@patrolbook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Queue } from '../../lib/queue/queue.ts';
import { keepStorage } from '../../lib/storage/device-database.ts';
import { useProfile } from '../profile/profile.tsx';
import { createRecorder } from './create-recorder.ts';
import { overlay } from './overlay.ts';
import { recordQueueOf } from './record-queue.ts';
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
  const recorded = useMemo(() => overlay(patrol, writes, viewer), [patrol, writes, viewer]);
  return useMemo(() => ({ ...recorded, storageError }), [recorded, storageError]);
}

/** Returns how its viewer records on a patrol. Asks the browser to keep what they record. */
export function useRecorder(patrolId: string): Recorder {
  const queue = useRecordQueue();
  useEffect(() => void keepStorage(), []);
  return useMemo(() => createRecorder(queue, patrolId), [queue, patrolId]);
}
