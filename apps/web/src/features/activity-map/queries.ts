import { type IncidentFilter, type IncidentPoint, incidentRoutes, limits } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Where and when the incidents were; the former ones stay on the map while these load. A change of any patrol refreshes them. */
export function pointsQuery(filter: IncidentFilter) {
  return queryOptions({
    queryKey: ['patrols', 'incidents', 'map', filter],
    queryFn: ({ signal }) => call(incidentRoutes.mapIncidents, { query: { filter }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One incident with its patrol, looked up among those of its kind and second; null when it has gone. */
export function incidentQuery([id, , , what, when]: IncidentPoint) {
  const from = new Date(when * 1000).toISOString();
  const before = new Date((when + 1) * 1000).toISOString();
  return queryOptions({
    queryKey: ['incidents', 'one', id],
    queryFn: async ({ signal }) => {
      const filter = { what, when: { $gte: from, $lt: before } };
      const { items } = await call(incidentRoutes.listIncidents, {
        query: { filter, limit: limits.page.max },
        signal,
      });
      return items.find(({ _id }) => _id === id) ?? null;
    },
  });
}
