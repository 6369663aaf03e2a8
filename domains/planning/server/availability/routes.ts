import { availabilityRoutes } from '#planning/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { AvailabilityService } from './service.ts';

export function registerAvailability(route: RegisterRoute, availability: AvailabilityService): void {
  route(availabilityRoutes.getMyAvailability, ({ actor }) => availability.get(actor, actor.personId));
  route(availabilityRoutes.updateMyAvailability, ({ tx, actor, body }) => {
    return availability.update(tx, actor, actor.personId, body);
  });
  route(availabilityRoutes.getAvailability, ({ actor, params }) => availability.get(actor, params.id));
  route(availabilityRoutes.updateAvailability, ({ tx, actor, params, body }) => {
    return availability.update(tx, actor, params.id, body);
  });
  route(availabilityRoutes.listCandidates, ({ actor, query }) => availability.listCandidates(actor, query));
}
