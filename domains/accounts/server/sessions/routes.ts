import { sessionRoutes } from '#accounts/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { clientOf } from '../auth/service.ts';
import type { SessionService } from './service.ts';

export function registerSessions(route: RegisterRoute, sessions: SessionService): void {
  route(sessionRoutes.listMySessions, ({ actor, query }) => sessions.list(actor, query));
  route(sessionRoutes.revokeMySession, async ({ tx, actor, params, request }) => {
    await sessions.revoke(tx, actor, params.id, clientOf(request));
    return undefined;
  });
  route(sessionRoutes.listMyAudits, ({ actor, query }) => sessions.audits(actor, query));
}
