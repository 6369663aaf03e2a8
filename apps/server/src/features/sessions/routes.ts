import { sessionRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import { clientOf } from '../auth/service.ts';
import type { SessionService } from './service.ts';

export function registerSessions(on: Register, sessions: SessionService): void {
  on(sessionRoutes.listMySessions, ({ actor, query }) => sessions.list(actor, query));
  on(sessionRoutes.revokeMySession, async ({ actor, params, request }) => {
    await sessions.revoke(actor, params.id, clientOf(request));
    return undefined;
  });
  on(sessionRoutes.listMyAudits, ({ actor, query }) => sessions.audits(actor, query));
}
