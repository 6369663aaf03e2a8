import type { QueryOf } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import type { RememberedVehicle, vehicleRoutes } from '#vehicles/contract';
import { listVehicles } from './store.ts';

export {
  listRecentVehicles,
  rememberOdometer,
  rememberUse,
  rememberVehicle,
  restoreOdometer,
} from './store.ts';

/** The vehicles that an organization's patrols use (product 17.12). */
export function vehicleService({ database }: Pick<Context, 'database'>) {
  return {
    async list({ organizationId }: Member, page: QueryOf<typeof vehicleRoutes.listVehicles>) {
      const { rows, matches } = await listVehicles(database, organizationId, page);
      return { items: rows.map(present), matches };
    },
  };
}
export type VehicleService = ReturnType<typeof vehicleService>;

type Row = Awaited<ReturnType<typeof listVehicles>>['rows'][number];

function present({ matches: _, odometer, odometerWhen: when, ...looks }: Row): RememberedVehicle {
  return { ...looks, odometer: odometer !== null && when ? { reading: odometer, when } : null };
}
