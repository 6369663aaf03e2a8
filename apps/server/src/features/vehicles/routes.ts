import { recordRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { VehicleService } from './service.ts';

export function registerVehicles(route: RegisterRoute, vehicles: VehicleService): void {
  route(recordRoutes.listVehicles, ({ actor, query }) => vehicles.list(actor, query));
}
