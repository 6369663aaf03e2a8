import { limits, vehicleRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The organization's vehicles, the one used last first, each with its odometer at its last finish. */
export const vehiclesQuery = queryOptions({
  queryKey: ['vehicles'],
  queryFn: ({ signal }) => call(vehicleRoutes.listVehicles, { query: { limit: limits.page.max }, signal }),
  select: ({ items }) => items,
});
