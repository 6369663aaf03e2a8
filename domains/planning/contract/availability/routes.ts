import { defineRoute, Id, Instant, limits, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { Availability, Candidate } from './schema.ts';

const admins = signedIn('admin');
const patrollers = signedIn('patroller');
const personParams = z.strictObject({ id: Id });

export const availabilityRoutes = {
  getMyAvailability: defineRoute({
    method: 'GET',
    path: '/my/availability',
    summary: 'Reads when the caller is not available, and how often they wish to go',
    access: patrollers,
    status: 200,
    response: Availability,
  }),
  updateMyAvailability: defineRoute({
    method: 'PATCH',
    path: '/my/availability',
    summary: 'Replaces when the caller is not available, and how often they wish to go',
    access: patrollers,
    unconfirmed: 'answer',
    body: Availability,
    status: 200,
    response: Availability,
  }),
  getAvailability: defineRoute({
    method: 'GET',
    path: '/person/{id}/availability',
    summary: 'Reads when a patroller is not available, and how often they wish to go',
    access: admins,
    params: personParams,
    status: 200,
    response: Availability,
  }),
  updateAvailability: defineRoute({
    method: 'PATCH',
    path: '/person/{id}/availability',
    summary: 'Replaces when a patroller is not available, on their word, and how often they wish to go',
    access: admins,
    unconfirmed: 'month',
    params: personParams,
    body: Availability,
    status: 200,
    response: Availability,
  }),
  listCandidates: defineRoute({
    method: 'GET',
    path: '/candidates',
    summary:
      'Lists the patrollers for a patrol at some time, the best first, with what speaks for and against each',
    access: admins,
    query: z.strictObject({
      when: Instant,
      hours: z.coerce.number().min(limits.hours.min).max(limits.hours.max),
      /** The patrol itself, which is neither counted nor a double booking. */
      patrol: Id.optional(),
    }),
    status: 200,
    response: z.object({ items: z.array(Candidate) }),
  }),
} as const;
