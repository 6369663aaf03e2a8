import { defineRoute, listOf, listQuery, members } from '#contract';
import { RememberedVehicle } from './schema.ts';

export const vehicleRoutes = {
  listVehicles: defineRoute({
    method: 'GET',
    path: '/vehicles',
    summary: "Lists the organization's vehicles, the most recently used first",
    access: members,
    withoutSecondStep: 'patrollers',
    query: listQuery({ sort: ['-lastUsed'], filter: {} }),
    status: 200,
    response: listOf(RememberedVehicle),
  }),
} as const;
