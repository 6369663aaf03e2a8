import { overdueRoutes } from '#ecc/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { OverdueService } from './service.ts';

export function registerOverdue(route: RegisterRoute, overdue: OverdueService): void {
  route(overdueRoutes.listPatrolsOut, ({ actor, query }) => overdue.listOut(actor, query));
  route(overdueRoutes.acknowledgeOverdue, ({ tx, actor, params }) => {
    return overdue.acknowledge(tx, actor, params.id);
  });
}
