import { Id, listQuery, NullFilter, WhenFilter } from '#contract';
import { z } from '#contract/zod.ts';
import { PatrolType } from './schema.ts';

const sorts = ['-when', 'when'] as const;

const filters = {
  deleted: z.null().optional(),
  when: WhenFilter.optional(),
  cancelled: NullFilter.optional(),
  finished: NullFilter.optional(),
};

/**
 * The query for the organization's patrols. `test` filters test patrols (product 1.5), `patroller` those with a
 * person on the crew (product 12.12), `finalized` drafts and others; `undermanned` those with a smaller crew than they want, and on `unanswered` somebody has
 * not answered.
 */
export const PatrolsQuery = listQuery({
  sort: sorts,
  filter: {
    ...filters,
    type: PatrolType.optional(),
    test: z.boolean().optional(),
    patroller: Id.optional(),
    finalized: NullFilter.optional(),
    undermanned: z.literal(true).optional(),
    unanswered: z.literal(true).optional(),
  },
});

/** The filter alone, for all patrols that match. */
export const AllPatrolsQuery = PatrolsQuery.pick({ filter: true });

/**
 * The query for a person's patrols; `declined` and `removed` filter by that person's assignment. `running`: started and not finished,
 * whenever it was to end.
 */
export const PersonPatrolsQuery = listQuery({
  sort: sorts,
  filter: {
    ...filters,
    declined: NullFilter.optional(),
    removed: NullFilter.optional(),
    running: z.literal(true).optional(),
  },
});
export type PersonPatrolsQuery = z.infer<typeof PersonPatrolsQuery>;
