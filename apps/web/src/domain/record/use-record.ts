import { eccRoutes, type Patrol, recordRoutes } from '@patrolbook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api/api.ts';
import { newId } from '../../lib/http/new-id.ts';
import { patrolQuery } from '../patrol/patrol.ts';
import type { RecordedPatrol, Recorder } from './recorder.ts';

const nothing: ReadonlySet<string> = new Set();

/** Returns the patrol with what waits on this device. */
export function useRecord(patrol: Patrol): RecordedPatrol {
  return { patrol, waiting: nothing, waitingCount: 0, refused: [], storageError: null };
}

/** Returns what records on a patrol; the same object for the same patrol. */
export function useRecorder(patrolId: string): Recorder {
  const client = useQueryClient();
  return useMemo(() => {
    const params = { id: patrolId };
    const taken = (patrol: Patrol) => void client.setQueryData(patrolQuery(patrolId).queryKey, patrol);
    return {
      start: async (entry) =>
        taken(await call(recordRoutes.startPatrol, { params, body: { ...entry, _id: newId() } })),
      record: async (entry) =>
        taken(await call(recordRoutes.recordIncident, { params, body: { ...entry, _id: newId() } })),
      edit: async (incidentId, entry) =>
        taken(await call(recordRoutes.editIncident, { params: { ...params, incidentId }, body: entry })),
      remove: async (incidentId) =>
        taken(await call(recordRoutes.deleteIncident, { params: { ...params, incidentId }, query: {} })),
      extend: async (hours) =>
        taken(await call(eccRoutes.extendPatrol, { params, body: { _id: newId(), hours } })),
      finish: async (entry) =>
        taken(await call(recordRoutes.finishPatrol, { params, body: { ...entry, _id: newId() } })),
      sendAgain: async () => undefined,
      discard: async () => undefined,
    };
  }, [client, patrolId]);
}
