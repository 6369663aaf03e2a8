import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { type IncidentFilter, type IncidentPoint, incidentRoutes } from '#record/contract';

/** Milliseconds to wait for each incident before all are read again: a minute for 100,000, which are 3.4 MB. */
const waitPerIncident = 0.6;

const shortestWait = 1000;

/**
 * Where and when the incidents were; the former ones stay on the map while these load. A change of any patrol makes them stale.
 * They are then read again after a while that grows with their number, and only while the page is looked at (product 19.10).
 */
export function pointsQuery(filter: IncidentFilter) {
  return queryOptions({
    queryKey: ['patrols', 'incidents', 'map', filter],
    queryFn: ({ signal }) => call(incidentRoutes.mapIncidents, { query: { filter }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 'static', // a change only marks them
    refetchInterval: ({ state: { data, isInvalidated } }) =>
      data && isInvalidated ? Math.max(shortestWait, data.length * waitPerIncident) : false,
  });
}

/**
 * One incident with its patrol, looked up among those of its second; null when it has gone, or its time was edited. A change of any
 * patrol refreshes it.
 */
export function incidentQuery([id, , , , when]: IncidentPoint) {
  const from = new Date(when * 1000).toISOString();
  const before = new Date((when + 1) * 1000).toISOString();
  return queryOptions({
    queryKey: ['patrols', 'incidents', 'one', id, when],
    queryFn: async ({ signal }) => {
      const filter = { when: { $gte: from, $lt: before } };
      const { items } = await call(incidentRoutes.listIncidents, {
        query: { filter, limit: limits.page.max },
        signal,
      });
      return items.find(({ _id }) => _id === id) ?? null;
    },
  });
}
