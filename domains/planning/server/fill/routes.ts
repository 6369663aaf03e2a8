import { fillRoutes } from '#planning/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { FillService } from './service.ts';

export function registerFill(route: RegisterRoute, fill: FillService): void {
  route(fillRoutes.fillPatrols, ({ actor, body }) => fill.fillPatrols(actor, body));
  route(fillRoutes.listFillCandidates, ({ actor, body }) => fill.listFillCandidates(actor, body));
  route(fillRoutes.acceptFill, ({ tx, actor, body }) => fill.acceptFill(tx, actor, body));
  route(fillRoutes.undoFill, async ({ tx, actor, params }) => {
    await fill.undoFill(tx, actor, params.id);
    return undefined;
  });
}
