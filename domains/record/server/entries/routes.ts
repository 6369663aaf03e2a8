import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { recordRoutes } from '#record/contract';
import type { RecordService } from './service.ts';

export function registerRecord(route: RegisterRoute, record: RecordService): void {
  route(recordRoutes.startPatrol, ({ tx, actor, params, body }) => record.start(tx, actor, params.id, body));
  route(recordRoutes.recordIncident, ({ tx, actor, params, body }) => {
    return record.record(tx, actor, params.id, body);
  });
  route(recordRoutes.editIncident, ({ tx, actor, params, body }) => record.edit(tx, actor, params, body));
  route(recordRoutes.deleteIncident, ({ tx, actor, params, query }) => {
    return record.remove(tx, actor, params, query);
  });
  route(recordRoutes.listFormerIncidents, ({ actor, params, query }) => {
    return record.listFormer(actor, params.id, query);
  });
  route(recordRoutes.finishPatrol, ({ tx, actor, params, body }) => {
    return record.finish(tx, actor, params.id, body);
  });
  route(recordRoutes.voidStart, ({ tx, actor, params, body }) => {
    return record.voidStart(tx, actor, params.id, body);
  });
  route(recordRoutes.voidFinish, ({ tx, actor, params, body }) => {
    return record.voidFinish(tx, actor, params.id, body);
  });
  route(recordRoutes.takeSetAside, ({ tx, actor, params, body }) => {
    return record.take(tx, actor, params.id, body);
  });
}
