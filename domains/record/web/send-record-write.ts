import { eccRoutes } from '#ecc/contract';
import { call } from '#lib/api/api.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { Sender } from '#lib/queue/queue.ts';
import type { Patrol } from '#patrols/contract';
import { recordWriteReader } from '#patrols/web/recorded/record-write.ts';
import { recordRoutes } from '#record/contract';
import { writeTimesOf } from './write-times.ts';

/**
 * Sends a write of the record with its times, by which the server dates and judges it (product 17.6). Resolves to the patrol with
 * its effect. Throws ApiError.
 */
export const sendRecordWrite: Sender<Patrol> = async (write, signal, maySend) => {
  const readRecordWrite = await recordWriteReader();
  readRecordWrite(write); // what the server would refuse is not sent
  const input = readRecordWrite(write, await writeTimesOf(write, signal));
  if (!maySend()) throw new ApiError(0, 'signed-out', 'Somebody else has signed in');
  const id = write.group;
  switch (input.kind) {
    case 'log-on':
      return call(eccRoutes.logOnWithEcc, { params: { id }, body: input.body, signal });
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
