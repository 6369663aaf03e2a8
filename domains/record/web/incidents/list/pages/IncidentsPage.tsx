import { IconNotes } from '@tabler/icons-react';
import { useRef } from 'react';
import { holdsAny, readerRoles } from '#contract';
import { download } from '#lib/api/download.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { useRoomyScreen } from '#lib/browser/screen.ts';
import { isAll, useListFilter } from '#lib/navigation/list-filter.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { listSortOf, useListSort } from '#lib/navigation/list-sort.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { periodText } from '#lib/time/period.ts';
import { myProfileQuery, useZone } from '#people/web/profile.tsx';
import { incidentRoutes } from '#record/contract';
import { preloadPlaces } from '#record/web/places/place-words.ts';
import { incidentListTexts } from '#record/web/texts.ts';
import { titleTexts } from '#texts/titles.ts';
import { CsvButton } from '#ui/controls/CsvButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { IncidentFilterBar } from '../../IncidentFilterBar.tsx';
import { incidentFilterOf, incidentSearchOf, noIncidentFilter } from '../../incident-filter.ts';
import { IncidentRows } from '../components/IncidentRows.tsx';
import { incidentSorts, incidentsQuery } from '../queries.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  void preloadPlaces();
  const filter = incidentSearchOf(search);
  const sort = listSortOf(search, incidentSorts);
  const zone = client.getQueryData(myProfileQuery.queryKey)?.timeZone;
  // A period depends on the zone, which only a cold start does not know yet.
  if (zone || !periodText(filter))
    void client.prefetchQuery(incidentsQuery(incidentFilterOf(filter, zone ?? ''), skip(), sort));
}

/** What the organization's patrols have seen, the latest first, all of it or some (product 18.3). */
export function IncidentsPage() {
  const [search, change] = useListFilter(incidentSearchOf);
  const filter = incidentFilterOf(search, useZone());
  const sorted = useListSort(incidentSorts);
  const field = useRef<HTMLInputElement>(null);
  const list = usePagedList((skip) => incidentsQuery(filter, skip, sorted.sort));
  const { data } = list.read;
  const roles = useRoles();
  const downloads = holdsAny(roles, readerRoles);
  const clear = () => {
    change(noIncidentFilter);
    field.current?.focus();
  };
  const save = () => download(incidentRoutes.downloadIncidents, { query: { filter } });
  const action = downloads && data && data.matches > 0 && (
    <CsvButton what={incidentListTexts.downloaded} save={save} />
  );
  return (
    <ListPage
      title={titleTexts.incidents}
      list={list}
      limit={pageSize}
      filter={{
        fields: <IncidentFilterBar ref={field} filter={search} onChange={change} action={action} />,
        none: isAll(search) ? undefined : incidentListTexts.noneFound,
        onClear: clear,
      }}
      sort={sorted}
      empty={
        <EmptyState icon={<IconNotes />} title={incidentListTexts.none}>
          {incidentListTexts.noneMeans}
        </EmptyState>
      }
      plain
      table={useRoomyScreen()}
    >
      {(incidents) => <IncidentRows incidents={incidents} sort={sorted} />}
    </ListPage>
  );
}
