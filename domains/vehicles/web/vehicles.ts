import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { vehicleRoutes } from '#vehicles/contract';

/** The organization's vehicles, the one used last first, each with its odometer at its last finish. */
export const vehiclesQuery = queryOptions({
  queryKey: ['vehicles'],
  queryFn: ({ signal }) => call(vehicleRoutes.listVehicles, { query: { limit: limits.page.max }, signal }),
  select: ({ items }) => items,
});
