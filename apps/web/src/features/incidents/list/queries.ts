import { type IncidentFilter, incidentRoutes, limits } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const pageSize = limits.page.default;

/** One page of the incidents, the latest first. A change of any patrol refreshes it: an incident is one of its patrol. */
export function incidentsQuery(filter: IncidentFilter, skip: number) {
  return queryOptions({
    queryKey: ['patrols', 'incidents', filter, skip],
    queryFn: ({ signal }) =>
      call(incidentRoutes.listIncidents, { query: { limit: pageSize, skip, filter }, signal }),
    placeholderData: keepPreviousData,
  });
}
