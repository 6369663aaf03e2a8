import { useEffect, useEffectEvent } from 'react';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { useMap } from '#places/web/map/use-map.ts';
import type { IncidentPoint } from '#record/contract';
import type { IncidentMap } from '../map/incident-map.ts';
import { incidentBounds } from '../points.ts';

const file = new LazyModule(() => import('../map/incident-map.ts'));

/** Loads what draws the map, while the page is on its way. */
export const preloadMap = () => file.preload();

/** What the map shows. */
export interface MapContent {
  incidents: readonly IncidentPoint[];
  /** The positions of those that are shown. */
  shown: readonly number[];
  /** The one that is chosen. */
  selected: IncidentPoint | undefined;
  heat: boolean;
  /** Called with the incidents in one place that were chosen; with none when the choice was cleared. */
  onSelect: (incidents: IncidentPoint[]) => void;
  /** Called with the map once it is drawn. */
  onMap: (map: IncidentMap) => void;
}

/** Draws the map in an element once, and keeps it up with its content. */
export function useIncidentMap({ incidents, shown, selected, heat, onSelect, onMap }: MapContent) {
  const onChosen = useEffectEvent((positions: number[]) => onSelect(incidentsAt(incidents, positions)));
  const drawing = useMap({
    file,
    draw: ({ createIncidentMap }, elements, events) =>
      createIncidentMap(elements, incidentBounds(incidents), {
        ...events,
        onSelect: (positions) => onChosen(positions),
      }),
    onMap,
  });
  const { map } = drawing;
  useEffect(() => {
    map?.show(incidents, shown);
  }, [map, incidents, shown]);
  useEffect(() => {
    map?.mark(selected);
  }, [map, selected]);
  useEffect(() => {
    map?.setHeat(heat);
  }, [map, heat]);
  return drawing;
}

/** Returns the incidents at these positions. */
export function incidentsAt(
  incidents: readonly IncidentPoint[],
  positions: readonly number[],
): IncidentPoint[] {
  return positions.map((position) => incidents[position]).filter((incident) => incident !== undefined);
}
