import { limits, Rego, type RememberedVehicle, recordRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The organization's vehicles, the one used last first, each with its odometer at its last finish. */
export const vehiclesQuery = queryOptions({
  queryKey: ['vehicles'],
  queryFn: ({ signal }) => call(recordRoutes.listVehicles, { query: { limit: limits.page.max }, signal }),
  select: ({ items }) => items,
});

/** Returns the vehicle of a rego, however that is typed. */
export function vehicleOf(
  vehicles: readonly RememberedVehicle[],
  rego: string,
): RememberedVehicle | undefined {
  const typed = Rego.safeParse(rego).data;
  return vehicles.find((vehicle) => vehicle.rego === typed);
}
