import { z } from './zod.ts';

/** Whom patrollers and guests ring with questions about a patrol; each may be missing (product 3.11). */
export const Coordinator = z
  .object({ coordinatorName: z.string().nullable(), coordinatorPhone: z.string().nullable() })
  .partial();
export type Coordinator = z.infer<typeof Coordinator>;

/** What the page of a personal link says of the organization. */
export const OrganizationOfLink = Coordinator.extend({ name: z.string(), timeZone: z.string() });
export type OrganizationOfLink = z.infer<typeof OrganizationOfLink>;
