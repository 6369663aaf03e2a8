import { longitudeBeside } from '#contract';
import { createBaseMap, type MapElements, type MapEvents } from '#places/web/map/base-map.ts';
import type { Bounds } from '#places/web/map/bounds.ts';
import type { Pixel } from './places.ts';

/** Draws a map, at first in these bounds, over which patrols are marked. Throws if its style cannot be loaded. */
export async function createPatrolMap(elements: MapElements, bounds: Bounds, events: MapEvents) {
  const { map, controls } = await createBaseMap(elements, bounds, events);
  let movedByHand = false;
  map.on('movestart', ({ originalEvent }) => {
    movedByHand ||= originalEvent !== undefined;
  });
  const byHand = (move: () => void) => () => {
    movedByHand = true;
    move();
  };
  return {
    ...controls,
    zoomIn: byHand(controls.zoomIn),
    zoomOut: byHand(controls.zoomOut),
    fit: (to: Bounds) => {
      movedByHand = false;
      controls.fit(to);
    },
    /** Keeps all in sight as they move, until somebody chooses what to look at. */
    follow: (to: Bounds) => {
      if (!movedByHand) controls.fit(to);
    },
    /** What lies over the map and moves it too, as the map itself does. */
    overlay: map.getCanvasContainer(),
    /** The nearest: a map across 180° shows a place on either side of it. */
    pixelOf: (longitude: number, latitude: number): Pixel =>
      map.project([longitudeBeside(longitude, map.getCenter().lng), latitude]),
    /** Calls back whenever a place has another pixel. Returns how to stop that. */
    onMove: (callback: () => void) => {
      map.on('move', callback);
      map.on('resize', callback);
      return () => {
        map.off('move', callback);
        map.off('resize', callback);
      };
    },
  };
}

export type PatrolMap = Awaited<ReturnType<typeof createPatrolMap>>;
