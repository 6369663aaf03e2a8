import type { IncidentPoint } from '@patrolbook/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LazyModule } from '../../../lib/loading/lazy-module.ts';
import { boundsOf } from '../bounds.ts';
import type { IncidentMap } from '../map/incident-map.ts';

/** Not a lazy part of the page, since those are loaded ahead on every page. */
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
  /** Incidents in one place were chosen; none: the chosen ones were left. */
  onSelect: (incidents: IncidentPoint[]) => void;
  /** Called with the map once it is drawn. */
  onMap: (map: IncidentMap) => void;
}

/** `waiting` until the map is drawn, `impossible` where the browser cannot draw one, `partly` when something of it is missing. */
export type MapState = 'waiting' | 'drawn' | 'partly' | 'impossible';

/** Draws the map in an element once, and keeps it up with its content. */
export function useIncidentMap({ incidents, shown, selected, heat, onSelect, onMap }: MapContent) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<IncidentMap>();
  const [state, setState] = useState<MapState>('waiting');
  const onChosen = useEffectEvent((positions: number[]) => onSelect(incidentsAt(incidents, positions)));
  const onDrawn = useEffectEvent(onMap);
  const firstBounds = useEffectEvent(() => boundsOf(incidents));

  useEffect(() => {
    let removed = false;
    let drawn: IncidentMap | undefined;
    const events = {
      onSelect: (positions: number[]) => onChosen(positions),
      onTrouble: () => setState('partly'),
    };
    const draw = async (container: HTMLElement) => {
      const { createIncidentMap } = await file.get();
      if (removed) return;
      drawn = await createIncidentMap(container, firstBounds(), events);
      if (removed) return drawn.destroy();
      setMap(drawn);
      onDrawn(drawn);
      setState((before) => (before === 'waiting' ? 'drawn' : before));
    };
    if (element.current) draw(element.current).catch(() => setState('impossible'));
    return () => {
      removed = true;
      drawn?.destroy();
    };
  }, []);

  useEffect(() => {
    map?.show(incidents, shown);
  }, [map, incidents, shown]);
  useEffect(() => {
    map?.select(selected);
  }, [map, selected]);
  useEffect(() => {
    map?.setHeat(heat);
  }, [map, heat]);
  return { element, map, state };
}

/** Returns the incidents at these positions. */
export function incidentsAt(
  incidents: readonly IncidentPoint[],
  positions: readonly number[],
): IncidentPoint[] {
  return positions.map((position) => incidents[position]).filter((incident) => incident !== undefined);
}
