import { Switch } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mapSettings } from '#lib/browser/page.ts';
import { isAll, useListFilter } from '#lib/navigation/list-filter.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { periodText } from '#lib/time/period.ts';
import { PrintFoot } from '#people/web/PrintFoot.tsx';
import { myProfileQuery, useZone } from '#people/web/profile.tsx';
import type { IncidentPoint } from '#record/contract';
import { preloadPlaces } from '#record/web/places/place-words.ts';
import { actionTexts } from '#texts/shared.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { incidentFilterOf, incidentSearchOf } from '../../incident-filter.ts';
import { activitySearchOf, everything } from '../activity-search.ts';
import { brushed } from '../brush.ts';
import { captionOf } from '../caption.ts';
import { AddressSearch } from '../components/AddressSearch.tsx';
import { IncidentCard } from '../components/IncidentCard.tsx';
import { MapFilters } from '../components/MapFilters.tsx';
import { MapView } from '../components/MapView.tsx';
import { PointList } from '../components/PointList.tsx';
import { useBrush } from '../components/use-brush.ts';
import { preloadMap } from '../components/use-incident-map.ts';
import type { IncidentMap } from '../map/incident-map.ts';
import { type Points, pointsOf } from '../points.ts';
import { pointsQuery } from '../queries.ts';
import { incidentMapTexts } from '../texts.ts';
import classes from './ActivityMapPage.module.css';

export function prefetch({ client, search }: PrefetchContext): void {
  void preloadMap();
  void preloadPlaces();
  const filter = incidentSearchOf(search);
  const zone = client.getQueryData(myProfileQuery.queryKey)?.timeZone;
  // A period depends on the zone, which only a cold start does not know yet.
  if (zone || !periodText(filter))
    void client.prefetchQuery(pointsQuery(incidentFilterOf(filter, zone ?? '')));
}

/** Where and when incidents happened, on a map and in a list beside it (product section 19). */
export function ActivityMapPage() {
  const zone = useZone();
  const [filter] = useListFilter(incidentSearchOf);
  const { data, error, refetch } = useQuery(pointsQuery(incidentFilterOf(filter, zone)));
  const points = useMemo(() => data && pointsOf(data, zone), [data, zone]);
  if (error && !points)
    return (
      <div className={classes.page}>
        <ErrorCard title={incidentMapTexts.unableToLoad} error={error} onRetry={refetch} />
      </div>
    );
  if (!points)
    return (
      <div className={classes.page}>
        <SectionCard>
          <RowSkeletons />
        </SectionCard>
      </div>
    );
  return <Activity points={points} />;
}

function Activity({ points }: { points: Points }) {
  const [search, change] = useListFilter(activitySearchOf);
  const { brush, drawn, move, choose } = useBrush(search, change);
  const [heat, setHeat] = useState(true);
  const [chosen, setChosen] = useState<Chosen>();
  const shown = useMemo(() => brushed(points, drawn), [points, drawn]);
  const [map, setMap] = useState<IncidentMap>();
  const incident = useMemo(() => current(points, chosen), [points, chosen]);
  return (
    <div className={classes.page}>
      <MapFilters
        filter={search}
        onChange={change}
        points={points}
        brush={brush}
        onMove={move}
        onBrush={choose}
      />
      <div className={classes.views}>
        <div className={classes.map}>
          {mapSettings.geocoderUrl && map && <AddressSearch onGo={map.goTo} />}
          <MapView
            incidents={points.incidents}
            shown={shown}
            selected={incident}
            heat={heat}
            captionOf={(sources) => captionOf(search, brush, shown.length, sources)}
            onMap={setMap}
            onSelect={(incidents) => setChosen(incidents.length === 0 ? undefined : { incidents, at: 0 })}
          >
            {chosen && incident && (
              <IncidentCard
                incident={incident}
                place={{ number: chosen.at + 1, count: chosen.incidents.length }}
                onStep={(by) => setChosen(stepped(chosen, by))}
                onClose={() => setChosen(undefined)}
              />
            )}
          </MapView>
          <Switch
            label={incidentMapTexts.heat}
            checked={heat}
            onChange={({ currentTarget }) => setHeat(currentTarget.checked)}
          />
        </div>
        {shown.length === 0 ? (
          <NoneShown all={isAll(search)} onClear={() => change(everything)} />
        ) : (
          <PointList
            points={points}
            shown={shown}
            selected={incident}
            onSelect={(one) => {
              setChosen({ incidents: [one], at: 0 });
              map?.goTo(one[1], one[2]);
            }}
          />
        )}
      </div>
      <PrintFoot />
    </div>
  );
}

/** The incidents that were chosen in one place, and which of them is shown. */
interface Chosen {
  incidents: IncidentPoint[];
  at: number;
}

/** Returns the chosen incident as it is now: an edit may have moved it since it was chosen. */
function current({ incidents }: Points, chosen: Chosen | undefined): IncidentPoint | undefined {
  const known = chosen?.incidents[chosen.at];
  return known && (incidents.find(([id]) => id === known[0]) ?? known);
}

/** Goes on to the next one in the same place, round in a circle. */
function stepped({ incidents, at }: Chosen, by: 1 | -1): Chosen {
  return { incidents, at: (at + by + incidents.length) % incidents.length };
}

function NoneShown({ all, onClear }: { all: boolean; onClear: () => void }) {
  return (
    <SectionCard>
      {all ? (
        <EmptyState icon={<IconMapOff />} title={incidentMapTexts.none}>
          {incidentMapTexts.noneMeans}
        </EmptyState>
      ) : (
        <NothingFound title={incidentMapTexts.noneFound} clear={actionTexts.clearFilter} onClear={onClear}>
          {incidentMapTexts.noneFoundMeans}
        </NothingFound>
      )}
    </SectionCard>
  );
}
