import type { IncidentPoint } from '@patrolbook/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LazyModule } from '../../../../lib/loading/lazy-module.ts';
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
  /** Called with the incidents in one place that were chosen; with none when the choice was cleared. */
  onSelect: (incidents: IncidentPoint[]) => void;
  /** Called with the map once it is drawn. */
  onMap: (map: IncidentMap) => void;
}

/**
 * `waiting` until the map is drawn, `partly` when something of it is missing, `failed` when it could not be loaded, and
 * `impossible` where the browser cannot draw one.
 */
export type MapState = 'waiting' | 'drawn' | 'partly' | 'failed' | 'impossible';

/** Draws the map in an element once, and keeps it up with its content. */
export function useIncidentMap({ incidents, shown, selected, heat, onSelect, onMap }: MapContent) {
  const container = useRef<HTMLDivElement>(null);
  const credits = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<IncidentMap>();
  const [state, setState] = useState<MapState>(() => (canDraw() ? 'waiting' : 'impossible'));
  const [close, setClose] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const onChosen = useEffectEvent((positions: number[]) => onSelect(incidentsAt(incidents, positions)));
  const onReady = useEffectEvent(onMap);
  const firstBounds = useEffectEvent(() => boundsOf(incidents));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws it anew
  useEffect(() => {
    const elements = { container: container.current, credits: credits.current };
    let removed = false;
    let drawn: IncidentMap | undefined;
    const events = {
      onSelect: (positions: number[]) => onChosen(positions),
      onDrawn: () => setState((before) => (before === 'waiting' ? 'drawn' : before)),
      onTrouble: () => setState('partly'),
      onClose: setClose,
    };
    const draw = async (container: HTMLElement, credits: HTMLElement) => {
      const { createIncidentMap } = await file.get();
      if (removed) return;
      drawn = await createIncidentMap({ container, credits }, firstBounds(), events);
      if (removed) return drawn.destroy();
      setMap(drawn);
      onReady(drawn);
    };
    if (elements.container && elements.credits)
      draw(elements.container, elements.credits).catch(() => setState('failed'));
    return () => {
      removed = true;
      drawn?.destroy();
    };
  }, [attempt]);

  useEffect(() => {
    map?.show(incidents, shown);
  }, [map, incidents, shown]);
  useEffect(() => {
    map?.mark(selected);
  }, [map, selected]);
  useEffect(() => {
    map?.setHeat(heat);
  }, [map, heat]);
  const retry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return { container, credits, map, state, close, retry };
}

/** Whether the browser has what draws the map. */
function canDraw(): boolean {
  return Boolean(document.createElement('canvas').getContext('webgl2'));
}

/** Returns the incidents at these positions. */
export function incidentsAt(
  incidents: readonly IncidentPoint[],
  positions: readonly number[],
): IncidentPoint[] {
  return positions.map((position) => incidents[position]).filter((incident) => incident !== undefined);
}
