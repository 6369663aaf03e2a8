import { defineRoute, members } from '#contract';
import { Streets, StreetsRequest } from './schema.ts';

export const streetRoutes = {
  /** A POST, since addresses of calls are written into the logs of proxies, and these would say where patrols were. */
  nameStreets: defineRoute({
    method: 'POST',
    path: '/streets',
    safe: true,
    summary: 'Names the street that each place is by; nothing is saved',
    access: members,
    withoutSecondStep: 'patrollers',
    body: StreetsRequest,
    status: 200,
    response: Streets,
  }),
} as const;
