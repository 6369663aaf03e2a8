import { useEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { agoText } from '#lib/time/ago-text.ts';
import { dayTimeText } from '#lib/time/day-text.ts';
import { useZone } from '#people/web/profile.tsx';
import type { PatrolMap } from '../map/patrol-map.ts';
import { isOld, type PatrolPlace, type Pixel, stacked } from '../map/places.ts';
import classes from './PatrolMarks.module.css';

type MarkedMap = Pick<PatrolMap, 'overlay' | 'pixelOf' | 'onMove'>;

interface PatrolMarksProps {
  map: MarkedMap;
  placed: readonly PatrolPlace[];
  /** ISO instant. */
  now: string;
  onChoose: (id: string) => void;
}

/** Marks patrols on a map, each by a dot and a label that leads to it. An old place is hollow and says how old it is. */
export function PatrolMarks({ map, placed, now, onChoose }: PatrolMarksProps) {
  useMoves(map);
  const marks = placed.map((place) => {
    const { x, y } = map.pixelOf(place.longitude, place.latitude);
    return { ...place, x, y };
  });
  return createPortal(
    <div className={classes.marks}>
      {marks.map((mark) => (
        <span
          key={mark.id}
          className={classes.dot}
          data-old={isOld(mark, now) || undefined}
          style={at(mark)}
        />
      ))}
      {stacked(marks).map((stack) => (
        <ul key={stack[0].id} className={classes.stack} style={at(stack[0])}>
          {stack.map((place) => (
            <li key={place.id}>
              <Label place={place} now={now} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ))}
    </div>,
    map.overlay,
  );
}

interface LabelProps extends Pick<PatrolMarksProps, 'now' | 'onChoose'> {
  place: PatrolPlace;
}

function Label({ place, now, onChoose }: LabelProps) {
  const zone = useZone();
  const { id, name, when } = place;
  const old = isOld(place, now);
  return (
    <button type="button" className={classes.label} data-old={old || undefined} onClick={() => onChoose(id)}>
      <b className={classes.name}>{name}</b>
      <span>{old ? agoText(when, now) : dayTimeText(when, now, zone)}</span>
    </button>
  );
}

/** Draws anew whenever the map has moved. */
function useMoves(map: MarkedMap): void {
  const [, draw] = useReducer((moves: number) => moves + 1, 0);
  useEffect(() => map.onMove(draw), [map]);
}

function at({ x, y }: Pixel) {
  return { translate: `${x}px ${y}px` };
}
