import type { Examples } from '#contract';
import type { vehicleRoutes } from './routes.ts';

export const vehicleExamples: Examples<typeof vehicleRoutes> = {
  listVehicles: {
    response: {
      items: [
        {
          rego: 'KLM127',
          make: 'Toyota',
          model: 'Corolla',
          color: 'silver',
          odometer: { reading: 61_424.1, when: '2026-11-27T11:04:00.000Z' },
        },
      ],
      matches: 1,
    },
  },
};
