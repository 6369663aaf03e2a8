import { incidentRoutes } from '@patrolbook/contract';
import { IconNotes } from '@tabler/icons-react';
import { useRef } from 'react';
import { IncidentFilterBar } from '../../../../domain/incidents/IncidentFilterBar.tsx';
import {
  incidentFilterOf,
  incidentSearchOf,
  noFilter,
} from '../../../../domain/incidents/incident-filter.ts';
import { preloadPlaces } from '../../../../domain/places/place-words.ts';
import { myProfileQuery, useZone } from '../../../../domain/profile/profile.tsx';
import { download } from '../../../../lib/api/download.ts';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { isAll, useListFilter } from '../../../../lib/navigation/list-filter.ts';
import { usePagedList } from '../../../../lib/navigation/paged-list.ts';
import type { PrefetchContext } from '../../../../lib/navigation/prefetch-context.ts';
import { periodText } from '../../../../lib/time/period.ts';
import { CsvButton } from '../../../../ui/controls/CsvButton.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../../ui/feedback/RowSkeletons.tsx';
import { Page } from '../../../../ui/layout/Page.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { NothingFound } from '../../../../ui/list/NothingFound.tsx';
import { Pager } from '../../../../ui/list/Pager.tsx';
import { IncidentRows } from '../components/IncidentRows.tsx';
import { incidentsQuery, pageSize } from '../queries.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  void preloadPlaces();
  const filter = incidentSearchOf(search);
  const zone = client.getQueryData(myProfileQuery.queryKey)?.timeZone;
  // A period depends on the zone, which only a cold start does not know yet.
  if (zone || !periodText(filter))
    void client.prefetchQuery(incidentsQuery(incidentFilterOf(filter, zone ?? ''), skip()));
}

const downloaders = incidentRoutes.downloadIncidents.access.roles;

/** What the organization's patrols have seen, the latest first, all of it or some (product 18.3). */
export function IncidentsPage() {
  const [search, change] = useListFilter(incidentSearchOf);
  const filter = incidentFilterOf(search, useZone());
  const field = useRef<HTMLInputElement>(null);
  const { read, ...paging } = usePagedList((skip) => incidentsQuery(filter, skip));
  const { data, error, refetch } = read;
  const roles = useRoles();
  const downloads = downloaders.some((role) => roles.includes(role));
  const clear = () => {
    change(noFilter);
    field.current?.focus();
  };
  const save = () => download(incidentRoutes.downloadIncidents, { query: { filter } });
  const action = downloads && data && data.matches > 0 && <CsvButton what="incidents" save={save} />;
  return (
    <Page>
      <IncidentFilterBar ref={field} filter={search} onChange={change} action={action} />
      {error && !data ? (
        <ErrorCard title="Unable to load incidents" error={error} onRetry={() => void refetch()} />
      ) : (
        <SectionCard>
          {!data && <RowSkeletons plain />}
          {data?.matches === 0 && (isAll(search) ? <NoIncidents /> : <NoneFound onClear={clear} />)}
          {data && data.items.length > 0 && <IncidentRows incidents={data.items} />}
          {data && <Pager limit={pageSize} matches={data.matches} {...paging} />}
        </SectionCard>
      )}
    </Page>
  );
}

function NoIncidents() {
  return (
    <EmptyState icon={<IconNotes />} title="No Incidents Yet">
      What a patrol records while it is out is listed here.
    </EmptyState>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <NothingFound title="No Incidents Found" clear="Clear Filter" onClear={onClear}>
      No incident matches this filter.
    </NothingFound>
  );
}
