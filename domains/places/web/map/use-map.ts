import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchLook } from '#lib/browser/screen.ts';
import type { LazyModule } from '#lib/loading/lazy-module.ts';
import type { DrawnMap, MapElements, MapEvents } from './base-map.ts';

/**
 * `waiting` until the map is drawn, `partly` when something of it is missing, `failed` when it could not be loaded, and
 * `impossible` where the browser cannot draw one.
 */
type MapState = 'waiting' | 'drawn' | 'partly' | 'failed' | 'impossible';

interface MapProgram<Module, Drawn> {
  /**
   * Loads what draws the map. Not a lazy part of the page, since those are loaded ahead where a patrol is recorded.
   */
  file: LazyModule<Module>;
  draw: (module: Module, elements: MapElements, events: MapEvents) => Promise<Drawn>;
  /** Called with the map once it is drawn. */
  onMap?: (map: Drawn) => void;
}

/** Draws a map once in the elements of a MapFrame, which shows what is returned. */
export function useMap<Module, Drawn extends DrawnMap>({ file, draw, onMap }: MapProgram<Module, Drawn>) {
  const container = useRef<HTMLDivElement>(null);
  const credits = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Drawn>();
  const [state, setState] = useState<MapState>(() => (canDraw() ? 'waiting' : 'impossible'));
  const [close, setClose] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const onLoaded = useEffectEvent(draw);
  const onReady = useEffectEvent((drawn: Drawn) => onMap?.(drawn));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws it anew
  useEffect(() => {
    const elements = { container: container.current, credits: credits.current };
    let removed = false;
    let drawn: Drawn | undefined;
    const events: MapEvents = {
      onDrawn: () => setState((before) => (before === 'waiting' ? 'drawn' : before)),
      onTrouble: () => setState('partly'),
      onClose: setClose,
    };
    const create = async (container: HTMLElement, credits: HTMLElement) => {
      const module = await file.get();
      if (removed) return;
      drawn = await onLoaded(module, { container, credits }, events);
      if (removed) return drawn.destroy();
      setMap(() => drawn);
      onReady(drawn);
    };
    if (elements.container && elements.credits)
      create(elements.container, elements.credits).catch(() => setState('failed'));
    return () => {
      removed = true;
      drawn?.destroy();
      setMap(undefined);
    };
  }, [attempt]);
  const retry = () => {
    setState((before) => (before === 'impossible' ? before : 'waiting'));
    setAttempt((former) => former + 1);
  };
  const onLook = useEffectEvent(retry); // a map is drawn in the colours of its moment
  useEffect(() => watchLook(() => onLook()), []);
  return { container, credits, map, state, close, retry };
}

/** Whether the browser has what draws the map. */
function canDraw(): boolean {
  return Boolean(document.createElement('canvas').getContext('webgl2'));
}
