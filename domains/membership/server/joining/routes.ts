import { joiningRoutes } from '#membership/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { presentLinked } from './present.ts';
import type { JoiningService } from './service.ts';

export function registerJoining(route: RegisterRoute, joining: JoiningService): void {
  route(joiningRoutes.getJoinPage, ({ params }) => joining.page(params.code));
  route(joiningRoutes.askToJoin, async ({ params, body }) => {
    await joining.ask(params.code, body);
    return undefined;
  });
  route(joiningRoutes.viewJoinLink, async ({ params }) =>
    presentLinked(await joining.view(params.linkToken)),
  );
  route(joiningRoutes.confirmJoin, async ({ params }) => {
    await joining.confirm(params.linkToken);
    return undefined;
  });
  route(joiningRoutes.listJoinRequests, ({ actor, query }) => joining.list(actor, query));
  route(joiningRoutes.acceptJoinRequest, ({ tx, actor, params }) => joining.accept(tx, actor, params.id));
  route(joiningRoutes.declineJoinRequest, async ({ tx, actor, params }) => {
    await joining.decline(tx, actor, params.id);
    return undefined;
  });
}
