import { adminRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import { clientOf } from '../auth/service.ts';
import type { AdminService } from './service.ts';

export function registerAdmins(route: RegisterRoute, admins: AdminService): void {
  route(adminRoutes.listAdmins, ({ params, query }) => admins.list(params.id, query));
  route(adminRoutes.addAdmin, ({ tx, actor, params, body, request }) =>
    admins.add(tx, actor, params.id, body, clientOf(request)),
  );
  route(adminRoutes.correctAdmin, async ({ tx, actor, params, body, request }) => {
    await admins.correct(tx, actor, params, body, clientOf(request));
    return undefined;
  });
  route(adminRoutes.inviteAdmin, async ({ tx, actor, params }) => {
    await admins.invite(tx, actor, params);
    return undefined;
  });
  route(adminRoutes.removeAdmin, async ({ tx, actor, params, request }) => {
    await admins.remove(tx, actor, params, clientOf(request));
    return undefined;
  });
}
