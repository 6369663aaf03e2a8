import type { Examples } from '#contract';
import type { streetRoutes } from './routes.ts';

export const streetExamples: Examples<typeof streetRoutes> = {
  nameStreets: {
    body: {
      places: [
        { latitude: -36.8982, longitude: 174.9402 },
        { latitude: -36.8842, longitude: 174.9711 },
      ],
    },
    response: { streets: ['Sandspit Road', null] },
  },
};
