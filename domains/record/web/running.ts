import { queryOptions, useQuery } from '@tanstack/react-query';
import { limits, type ResponseOf } from '#contract';
import { call } from '#lib/api/api.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { type Patrol, type PatrolListItem, patrolRoutes, runningOf } from '#patrols/contract';
import { activeAssignment, patrolQuery } from '#patrols/web/queries.ts';
import { type UnsentRecord, useUnsent } from '#patrols/web/recorded/unsent.ts';
import { useProfile } from '#people/web/profile.tsx';

/** The patrols that their crew has started and not finished (product 7.12). */

// index.html preloads the same URL: preload-start.ts.
/** Those of the viewer's crews, as the server knows them, the one that started last first. */
export const runningQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'running'],
  queryFn: ({ signal }) => {
    const query = { limit: limits.page.default, filter: { ...activeAssignment, running: true } } as const;
    return call(patrolRoutes.listMyPatrols, { query, signal });
  },
});

type RunningList = ResponseOf<typeof patrolRoutes.listMyPatrols>;

/** Reads them; nothing is read for those who do not patrol. */
export function useRunningQuery() {
  return useQuery({ ...runningQuery, enabled: useRoles().includes('patroller') });
}

/**
 * Returns the viewer's running patrols, the latest start first, together with the writes that wait on this
 * device. It includes a patrol whose start the server does not have yet, and leaves out one whose finish waits.
 * `now` is an ISO instant.
 */
export function useRunning(now: string): PatrolListItem[] {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const { data } = useRunningQuery();
  const unsent = useUnsent(viewer.personId);
  const here = unsent.filter(({ started, finished }) => started && !finished).at(-1);
  const { data: startedHere } = useQuery({
    ...patrolQuery(here?.patrolId ?? ''),
    enabled: here !== undefined,
  });
  return runningOf(withUnsent(data?.items ?? [], startedHere ?? undefined, unsent), viewer, now);
}

/** Lays what waits over the patrols that the server says are running, and over the one that was started on this device. */
export function withUnsent(
  running: readonly PatrolListItem[],
  startedHere: PatrolListItem | undefined,
  unsent: readonly UnsentRecord[],
): PatrolListItem[] {
  const isListed = running.some(({ _id }) => _id === startedHere?._id);
  const all = startedHere && !isListed ? [...running, startedHere] : running;
  return all.flatMap((patrol) => {
    const waiting = unsent.find(({ patrolId }) => patrolId === patrol._id);
    if (waiting?.finished) return [];
    const hours = Math.max(patrol.hours, waiting?.hours ?? 0);
    return [{ ...patrol, hours, started: patrol.started ?? waiting?.started ?? null }];
  });
}

/** Returns the list with the server's latest answer about one of its patrols, so that none disappears for a moment. */
export function withAnswered(list: RunningList | undefined, answered: Patrol): RunningList | undefined {
  if (!list) return undefined;
  const others = list.items.filter(({ _id }) => _id !== answered._id);
  const items = answered.started && !answered.finished ? [answered, ...others] : others;
  return { items, matches: items.length };
}
