import { OrganizationOfLink } from '../organizations/schema.ts';
import { Blank, Email, Id, line, Phone, Stamp } from '../values.ts';
import { z } from '../zod.ts';

/** Blank means none. */
const blank = Blank.transform(() => undefined);

export const NewGuest = z.strictObject({
  name: line(),
  phone: z.union([blank, Phone]).optional(),
  email: z.union([blank, Email]).optional(),
});
export type NewGuest = z.infer<typeof NewGuest>;

/** What the holder of a personal link sees (product 6.8). */
export const AssignmentView = z.object({
  assignment: z.object({ accepted: Stamp.nullable(), declined: Stamp.nullable() }),
  guests: z.array(z.object({ name: z.string() })),
  /** Whom the link is for. `shared` if it was mailed to another member's address (product 11.35). */
  me: z.object({ firstName: z.string(), lastName: z.string(), shared: z.boolean() }),
  organization: OrganizationOfLink,
  /** Where to meet, and what the patrollers are told; each blank if there is nothing to tell (product 8.9). */
  meetUp: z.string(),
  instructions: z.string(),
  patrol: z.object({
    name: z.string().nullable(),
    type: z.enum(['patrol', 'event']),
    when: z.string(),
    hours: z.number(),
    finalized: Stamp.nullable(),
  }),
  patrollers: z.array(z.object({ _id: Id, firstName: z.string(), lastName: z.string() })),
});
export type AssignmentView = z.infer<typeof AssignmentView>;

/**
 * How many people are mailed when a patrol is finalized, or when a finalized one is moved or cancelled (product
 * 11.2).
 */
export const Recipients = z.object({
  patrollers: z.int(),
  /** The patrollers whom mail reaches nowhere, so that somebody rings them (product 4.15). */
  unmailed: z.array(Id),
  /** Only guests who have an email address. */
  guests: z.int(),
  watchers: z.int(),
});
export type Recipients = z.infer<typeof Recipients>;
