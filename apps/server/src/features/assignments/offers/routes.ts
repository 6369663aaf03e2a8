import { offerRoutes } from '#planning/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { AssignmentService } from '../service.ts';

export function registerOffers(route: RegisterRoute, assignments: AssignmentService): void {
  route(offerRoutes.offerPlaces, ({ tx, actor, body }) => assignments.offerPlaces(tx, actor, body));
  route(offerRoutes.listOffers, ({ actor, params }) => assignments.listOffers(actor, params.id));
  route(offerRoutes.withdrawOffer, async ({ tx, actor, params }) => {
    await assignments.withdrawOffer(tx, actor, params.id);
    return undefined;
  });
  route(offerRoutes.listMyOffers, ({ actor }) => assignments.listMyOffers(actor));
  route(offerRoutes.takeOffer, ({ tx, actor, params }) => assignments.takeOffer(tx, actor, params.id));
  route(offerRoutes.listMyCover, ({ actor }) => assignments.listMyCover(actor));
  route(offerRoutes.askForCover, ({ tx, actor, params, body }) => {
    return assignments.askForCover(tx, actor, params.id, body);
  });
  route(offerRoutes.withdrawCover, async ({ tx, actor, params }) => {
    await assignments.withdrawCover(tx, actor, params.id);
    return undefined;
  });
  route(offerRoutes.listSwapChoices, ({ actor, params }) => assignments.listSwapChoices(actor, params.id));
  route(offerRoutes.proposeSwap, async ({ tx, actor, params, body }) => {
    await assignments.proposeSwap(tx, actor, params.id, body);
    return undefined;
  });
  route(offerRoutes.endSwap, async ({ tx, actor, params }) => {
    await assignments.endSwap(tx, actor, params.id);
    return undefined;
  });
  route(offerRoutes.viewOffers, ({ actor }) => assignments.viewOffersByLink(actor));
  route(offerRoutes.takeOfferByLink, ({ tx, actor, params }) => {
    return assignments.takeOfferByLink(tx, actor, params.id);
  });
  route(offerRoutes.declineSwapByLink, ({ tx, actor, params }) => {
    return assignments.declineSwapByLink(tx, actor, params.id);
  });
}
