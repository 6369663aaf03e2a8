import { eccRoutes } from '#ecc/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { EccService } from './service.ts';

export function registerEcc(route: RegisterRoute, ecc: EccService): void {
  route(eccRoutes.getEccLogOn, ({ actor, params }) => ecc.viewLogOn(actor, params.id));
  route(eccRoutes.logOnWithEcc, ({ tx, actor, params, body }) => ecc.logOn(tx, actor, params.id, body));
  route(eccRoutes.enterEventNumber, ({ tx, actor, params, body }) => {
    return ecc.enterEventNumber(tx, actor, params.id, body);
  });
  route(eccRoutes.listEccReplies, ({ actor, params, query }) => ecc.listReplies(actor, params.id, query));
  route(eccRoutes.extendPatrol, ({ tx, actor, params, body }) => ecc.extend(tx, actor, params.id, body));
  route(eccRoutes.viewEccNotification, ({ actor }) => ecc.viewNotification(actor));
  route(eccRoutes.answerEccNotification, ({ tx, actor, body }) => ecc.answerNotification(tx, actor, body));
}
