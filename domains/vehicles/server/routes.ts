import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { vehicleRoutes } from '#vehicles/contract';
import type { VehicleService } from './service.ts';

export function registerVehicles(route: RegisterRoute, vehicles: VehicleService): void {
  route(vehicleRoutes.listVehicles, ({ actor, query }) => vehicles.list(actor, query));
}
