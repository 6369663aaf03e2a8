import { useEffect, useMemo } from 'react';
import type { PatrolOut } from '#ecc/contract';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { boundsOf } from '#places/web/map/bounds.ts';
import { MapFrame } from '#places/web/map/MapFrame.tsx';
import { useMap } from '#places/web/map/use-map.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lastPlaceOf } from '../map/places.ts';
import { nameOfPatrolOut } from '../patrols-out.ts';
import { patrolOutPageTexts } from '../texts.ts';
import classes from './LastPlaces.module.css';
import { PatrolMarks } from './PatrolMarks.tsx';

const file = new LazyModule(() => import('../map/patrol-map.ts'));

interface LastPlacesProps {
  patrols: readonly PatrolOut[];
  /** ISO instant. */
  now: string;
  /** Called with the patrol whose mark was chosen. */
  onChoose: (id: string) => void;
}

/** A map of where the patrols were last, beside the list that says the same (product 17.48). */
export function LastPlaces({ patrols, now, onChoose }: LastPlacesProps) {
  const placed = useMemo(() => patrols.map(lastPlaceOf).filter((place) => place !== null), [patrols]);
  const bounds = useMemo(
    () => boundsOf(placed.map(({ longitude, latitude }) => [longitude, latitude])),
    [placed],
  );
  const unplaced = patrols.filter((patrol) => lastPlaceOf(patrol) === null);
  const drawing = useMap({
    file,
    draw: ({ createPatrolMap }, elements, events) => createPatrolMap(elements, bounds, events),
  });
  const { map } = drawing;
  useEffect(() => {
    map?.follow(bounds);
  }, [map, bounds]);
  return (
    <SectionCard title={patrolOutPageTexts.lastPlaces} padded>
      {unplaced.length > 0 && (
        <p className={classes.unplaced}>
          {patrolOutPageTexts.notOnMap({ patrols: unplaced.map(nameOfPatrolOut).join(', ') })}
        </p>
      )}
      <MapFrame drawing={drawing} things={patrolOutPageTexts.onMap} boundsOfAll={() => bounds} />
      {map && <PatrolMarks map={map} placed={placed} now={now} onChoose={onChoose} />}
    </SectionCard>
  );
}
