import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { viewRoutes } from '#privacy/contract';
import type { ViewService } from './service.ts';

export function registerViews(route: RegisterRoute, views: ViewService): void {
  route(viewRoutes.listViews, ({ actor, query }) => views.list(actor, query));
}
