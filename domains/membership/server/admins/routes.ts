import { adminRoutes } from '#membership/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { AdminService } from './service.ts';

export function registerAdmins(route: RegisterRoute, admins: AdminService): void {
  route(adminRoutes.listAdmins, ({ params, query }) => admins.list(params.id, query));
  route(adminRoutes.addAdmin, ({ tx, actor, params, body }) => admins.add(tx, actor, params.id, body));
  route(adminRoutes.correctAdmin, async ({ tx, actor, params, body }) => {
    await admins.correct(tx, actor, params, body);
    return undefined;
  });
  route(adminRoutes.inviteAdmin, async ({ tx, actor, params }) => {
    await admins.invite(tx, actor, params);
    return undefined;
  });
  route(adminRoutes.removeAdmin, async ({ tx, actor, params }) => {
    await admins.remove(tx, actor, params);
    return undefined;
  });
}
