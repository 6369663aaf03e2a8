import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract';
import { call } from '#lib/api/api.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import type { Sorts } from '#lib/navigation/list-sort.ts';
import { type IncidentFilter, incidentRoutes } from '#record/contract';
import { incidentListTexts } from '#record/web/texts.ts';

/** The orders of the incidents. */
export const incidentSorts: Sorts<QueryOf<typeof incidentRoutes.listIncidents>['sort']> = {
  standard: '-when',
  get words() {
    return { '-when': incidentListTexts.latestFirst, when: incidentListTexts.earliestFirst };
  },
};

/**
 * One page of the incidents, the latest first unless sorted otherwise. A change of any patrol refreshes it: an incident is one
 * of its patrol.
 */
export function incidentsQuery(filter: IncidentFilter, skip: number, sort = incidentSorts.standard) {
  return queryOptions({
    queryKey: ['patrols', 'incidents', filter, sort, skip],
    queryFn: ({ signal }) =>
      call(incidentRoutes.listIncidents, { query: { limit: pageSize, skip, sort, filter }, signal }),
    placeholderData: keepPreviousData,
  });
}
