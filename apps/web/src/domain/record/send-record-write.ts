import { eccRoutes, type Patrol, recordRoutes } from '@patrolbook/contract';
import { call } from '../../lib/api/api.ts';
import type { Sender } from '../../lib/queue/queue.ts';
import { readRecordWrite } from './record-write.ts';

/**
 * Sends a write of the record with both times of the device's own clock, from which the server knows how long it has waited
 * (product 17.6). Resolves to the patrol with its effect. Throws ApiError.
 */
export const sendRecordWrite: Sender<Patrol> = async (write, signal) => {
  const times = { recorded: write.recorded, sent: new Date().toISOString() };
  const input = readRecordWrite(write, times);
  const id = write.group;
  switch (input.kind) {
    case 'start':
      return call(recordRoutes.startPatrol, { params: { id }, body: input.body, signal });
    case 'incident':
      return call(recordRoutes.recordIncident, { params: { id }, body: input.body, signal });
    case 'edit': {
      const params = { id, incidentId: input.incidentId };
      return call(recordRoutes.editIncident, { params, body: input.body, signal });
    }
    case 'delete': {
      const params = { id, incidentId: input.incidentId };
      return call(recordRoutes.deleteIncident, { params, query: input.query, signal });
    }
    case 'extension':
      return call(eccRoutes.extendPatrol, { params: { id }, body: input.body, signal });
    case 'finish':
      return call(recordRoutes.finishPatrol, { params: { id }, body: input.body, signal });
  }
};
