import { type DragEvent, useRef } from 'react';
import type { PatrolListItem } from '#patrols/contract';
import type { MovingPeople } from '../moving.ts';
import type { CrewPlace } from '../places.ts';

/** A place of the grid: whose row it stands in, and what it is. */
export interface PlaceAt {
  patrol: PatrolListItem;
  place: CrewPlace;
}

/**
 * Lets people be dragged from place to place, as the browser itself does it, by mouse and on a tablet by a long press: it scrolls at the
 * edges, and Escape or a drop elsewhere changes nothing. Only the place under the pointer is marked, without drawing the grid anew.
 */
export function useDrag(moving: MovingPeople, placeAt: (target: EventTarget) => PlaceAt | undefined) {
  const marked = useRef<HTMLElement>(null);
  const mark = (cell: HTMLElement | null) => {
    if (marked.current === cell) return;
    marked.current?.removeAttribute('data-over');
    cell?.setAttribute('data-over', '');
    marked.current = cell;
  };
  const end = () => {
    mark(null);
    moving.letGo();
  };
  return {
    onDragStart(event: DragEvent) {
      const at = placeAt(event.target);
      if (!at || !moving.pickUp(at.patrol, at.place)) return;
      event.dataTransfer.effectAllowed = 'move';
      // Some browsers drag nothing that carries nothing.
      event.dataTransfer.setData('text/plain', at.place.kind);
    },
    onDragOver(event: DragEvent) {
      const at = placeAt(event.target);
      const isTarget = at !== undefined && moving.canPutDown(at.patrol, at.place);
      mark(isTarget && event.target instanceof Element ? event.target.closest('td') : null);
      if (!isTarget) return;
      event.preventDefault(); // a place that takes them
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event: DragEvent) {
      const at = placeAt(event.target);
      event.preventDefault();
      if (at) moving.putDown(at.patrol, at.place);
      end();
    },
    onDragEnd: end,
  };
}
