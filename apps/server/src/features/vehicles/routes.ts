import { vehicleRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { VehicleService } from './service.ts';

export function registerVehicles(route: RegisterRoute, vehicles: VehicleService): void {
  route(vehicleRoutes.listVehicles, ({ actor, query }) => vehicles.list(actor, query));
}
