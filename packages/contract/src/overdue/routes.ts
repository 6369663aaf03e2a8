import { signedIn } from '../access.ts';
import { listOf, listQuery } from '../list.ts';
import { Patrol } from '../patrols/schema.ts';
import { defineRoute } from '../route.ts';
import { Id, Moment } from '../values.ts';
import { z } from '../zod.ts';

/** A patrol that has started and not finished, for those who watch over it (product 17.10). */
export const PatrolOut = z.object({
  _id: Id,
  name: z.string().nullable(),
  callSign: z.string().nullable(),
  when: z.string(),
  hours: z.number(),
  started: z.string(),
  /** The one entered at the start, else the ECC's. */
  policeEventNumber: z.string().nullable(),
  /** The crew, in the order of their assignment. */
  patrollers: z.array(Id),
  /** The incident with the latest time. */
  lastEntry: z.object({ when: z.string(), what: z.string() }).nullable(),
  overdueAcknowledged: Moment.nullable(),
});
export type PatrolOut = z.infer<typeof PatrolOut>;

export const overdueRoutes = {
  listPatrolsOut: defineRoute({
    method: 'GET',
    path: '/patrols/out',
    summary: 'Lists the patrols that are out now, the one to end first at the top',
    access: signedIn('admin', 'watcher'),
    query: listQuery({ sort: ['end'], filter: {} }),
    status: 200,
    response: listOf(PatrolOut),
  }),
  acknowledgeOverdue: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/overdue/acknowledge',
    summary:
      'Takes note that a running patrol is past its end, which stops the mails about it until it is extended',
    access: signedIn('admin'),
    params: z.strictObject({ id: Id }),
    status: 200,
    response: Patrol,
  }),
} as const;
