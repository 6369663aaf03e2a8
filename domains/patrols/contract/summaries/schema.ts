import { Id } from '#contract';
import { z } from '#contract/zod.ts';

/** The outcome of a patrol. Did Not Show cancels a patrol, so it counts as cancelled. */
export const PatrolOutcome = z.enum(['run', 'cancelled']);
export type PatrolOutcome = z.infer<typeof PatrolOutcome>;

/** The outcome of a person's assignment. */
export const AssignmentOutcome = z.enum(['accepted', 'declined', 'didNotShow']);
export type AssignmentOutcome = z.infer<typeof AssignmentOutcome>;

/** Returns the schema of counts by local month and local weekday over the last five years (product 7.6). */
function summaryOf<S extends z.ZodType>(status: S) {
  return z.object({
    byMonth: z.array(z.object({ _id: z.object({ year: z.int(), month: z.int(), status }), count: z.int() })),
    byDayOfWeek: z.array(
      z.object({
        /** 1 is Sunday. */
        _id: z.object({ dayOfWeek: z.int().min(1).max(7), status }),
        count: z.int(),
      }),
    ),
  });
}

/** Counts of the organization's past patrols, without events and test patrols. */
export const PatrolSummary = summaryOf(PatrolOutcome);
export type PatrolSummary = z.infer<typeof PatrolSummary>;

/** Counts of one person's assignments. */
export const PersonPatrolSummary = summaryOf(AssignmentOutcome);
export type PersonPatrolSummary = z.infer<typeof PersonPatrolSummary>;

/** How many past patrols a person took part in (product 4.9). */
export const PersonSummary = z.object({ _id: Id, allTime: z.int() });
export type PersonSummary = z.infer<typeof PersonSummary>;
