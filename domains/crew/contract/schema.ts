import { Blank, Email, Id, line, OrganizationOfLink, Phone, Stamp } from '#contract';
import { z } from '#contract/zod.ts';

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

/** What became of an assignment: whether it is still open, how it was answered, or why it needs no answer any more. */
export const AssignmentState = z.enum([
  'open',
  'accepted',
  'declined',
  'begun',
  'over',
  'cancelled',
  'withdrawn',
]);
export type AssignmentState = z.infer<typeof AssignmentState>;

/** What the holder of the link to all assignments of one mail sees, the earliest first (product 11.44). */
export const AssignmentsView = AssignmentView.pick({ me: true, organization: true }).extend({
  items: z.array(
    z.object({
      _id: Id,
      state: AssignmentState,
      patrol: AssignmentView.shape.patrol.omit({ finalized: true }),
    }),
  ),
});
export type AssignmentsView = z.infer<typeof AssignmentsView>;

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
  /** How many of the watchers are told in their digest (product 11.64). */
  digests: z.int(),
});
export type Recipients = z.infer<typeof Recipients>;

/** The same of several patrols, each person counted once. */
export const RecipientsTogether = Recipients.extend({
  /** How many mails they get if each patrol is mailed about by itself, as when several are cancelled (product 7.19). */
  mails: z.int(),
});
export type RecipientsTogether = z.infer<typeof RecipientsTogether>;
