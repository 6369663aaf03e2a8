import {
  limits,
  type NewEvent,
  type NewPatrol,
  type PatrolPatch,
  patrolRoutes,
  startOfDay,
  summaryRoutes,
} from '@patrolbook/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverNow } from '../../lib/clock.ts';
import { addMonths } from '../../lib/months.ts';
import { patrolQuery } from '../../lib/patrol.ts';

/** The two lists: those to come from the next one on, and those past from the latest back. */
export type PatrolList = 'scheduled' | 'past';

export const pageSize = limits.page.default;

/** One page of a list; the page before stays on the screen while this one loads. */
export function patrolsQuery(list: PatrolList, skip: number) {
  return queryOptions({
    queryKey: ['patrols', list, skip],
    queryFn: ({ signal }) =>
      call(patrolRoutes.listPatrols, { query: { limit: pageSize, skip, ...selection(list) }, signal }),
    placeholderData: keepPreviousData,
  });
}

function selection(list: PatrolList) {
  const now = new Date(serverNow()).toISOString();
  return list === 'scheduled'
    ? ({ sort: 'when', filter: { deleted: null, when: { $gt: now } } } as const)
    : ({ sort: '-when', filter: { deleted: null, when: { $lte: now } } } as const);
}

/** All patrols of a month (`2026-11`) of the zone, the first of them first. */
export function rosterQuery(month: string, zone: string) {
  const $gte = startOfDay(`${month}-01`, zone);
  const $lt = startOfDay(`${addMonths(month, 1)}-01`, zone);
  const query = {
    limit: limits.page.max,
    sort: 'when',
    filter: { deleted: null, when: { $gte, $lt } },
  } as const;
  return queryOptions({
    queryKey: ['patrols', 'roster', month],
    queryFn: ({ signal }) => call(patrolRoutes.listPatrols, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The organization's patrols of the last five years, counted by month and weekday. */
export const summaryQuery = queryOptions({
  queryKey: ['patrols', 'summary'],
  queryFn: ({ signal }) => call(summaryRoutes.summarizePatrols, { signal }),
});

/** What the form makes: a patrol has a call sign, an event has none. */
export type Draft = { type: 'patrol'; body: NewPatrol } | { type: 'event'; body: NewEvent };

/** Creates a draft; answers its id. */
export function useCreatePatrol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: Draft) => {
      const { inserted } =
        draft.type === 'patrol'
          ? await call(patrolRoutes.createPatrol, { body: draft.body })
          : await call(patrolRoutes.createEvent, { body: draft.body });
      return inserted._id;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['patrols'] }),
  });
}

/** Changes a coming patrol; `override` when somebody may be on two at one time. */
export function useUpdatePatrol(id: string) {
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return useMutation({
    mutationFn: ({ patch, override }: { patch: PatrolPatch; override: boolean }) =>
      call(patrolRoutes.updatePatrol, { params: { id }, query: { override }, body: patch }),
    onSuccess: async (patrol) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, patrol);
      await client.invalidateQueries({ queryKey: ['patrols'] });
    },
  });
}
