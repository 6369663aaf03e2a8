import { Id, viewKinds } from '#contract';
import { z } from '#contract/zod.ts';
import { Patrol } from '#patrols/contract';

/** How it was reached: on the page of one patrol or person, in a list, as a file, or in the answer to a change. */
const viewWays = ['page', 'list', 'file', 'change'] as const;
export type ViewWay = (typeof viewWays)[number];

/** Of what the details were: of one patrol, of one person, or of several in the organization. */
const ViewSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('patrol'),
    patrol: Patrol.pick({ _id: true, type: true, name: true, when: true }),
  }),
  z.object({ kind: z.literal('person'), personId: Id }),
  z.object({ kind: z.literal('several') }),
]);
export type ViewSubject = z.infer<typeof ViewSubject>;

/** What one person saw of one thing on one day (UTC), however often. It names no details. */
export const View = z.object({
  _id: Id,
  /** Who looked: a member, or a super administrator. */
  by: Id,
  what: z.enum(viewKinds),
  way: z.enum(viewWays),
  of: ViewSubject,
  /** How many people, incidents or versions one answer showed at most; null for a file and the log. */
  amount: z.int().nullable(),
  /** How many answers showed it. */
  times: z.int(),
  first: z.string(),
  last: z.string(),
});
export type View = z.infer<typeof View>;
