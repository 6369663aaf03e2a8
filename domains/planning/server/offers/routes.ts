import { offerRoutes } from '#planning/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { OfferService } from './service.ts';

export function registerOffers(route: RegisterRoute, offers: OfferService): void {
  route(offerRoutes.offerPlaces, ({ tx, actor, body }) => offers.offerPlaces(tx, actor, body));
  route(offerRoutes.listOffers, ({ actor, params }) => offers.listOffers(actor, params.id));
  route(offerRoutes.withdrawOffer, async ({ tx, actor, params }) => {
    await offers.withdrawOffer(tx, actor, params.id);
    return undefined;
  });
  route(offerRoutes.listMyOffers, ({ actor }) => offers.listMyOffers(actor));
  route(offerRoutes.takeOffer, ({ tx, actor, params }) => offers.takeOffer(tx, actor, params.id));
  route(offerRoutes.listMyCover, ({ actor }) => offers.listMyCover(actor));
  route(offerRoutes.askForCover, ({ tx, actor, params, body }) => {
    return offers.askForCover(tx, actor, params.id, body);
  });
  route(offerRoutes.withdrawCover, async ({ tx, actor, params }) => {
    await offers.withdrawCover(tx, actor, params.id);
    return undefined;
  });
  route(offerRoutes.listSwapChoices, ({ actor, params }) => offers.listSwapChoices(actor, params.id));
  route(offerRoutes.proposeSwap, async ({ tx, actor, params, body }) => {
    await offers.proposeSwap(tx, actor, params.id, body);
    return undefined;
  });
  route(offerRoutes.endSwap, async ({ tx, actor, params }) => {
    await offers.endSwap(tx, actor, params.id);
    return undefined;
  });
  route(offerRoutes.viewOffers, ({ actor }) => offers.viewOffersByLink(actor));
  route(offerRoutes.takeOfferByLink, ({ tx, actor, params }) => {
    return offers.takeOfferByLink(tx, actor, params.id);
  });
  route(offerRoutes.declineSwapByLink, ({ tx, actor, params }) => {
    return offers.declineSwapByLink(tx, actor, params.id);
  });
}
