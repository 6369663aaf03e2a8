import { streetRoutes } from '#places/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { StreetService } from './service.ts';

export function registerStreets(route: RegisterRoute, streets: StreetService): void {
  route(streetRoutes.nameStreets, async ({ actor, body }) => ({
    streets: await streets.name(actor.organizationId, body.places),
  }));
}
