import type { ReactNode } from 'react';
import type { Location } from '#patrols/contract';
import classes from './PlaceText.module.css';
import { placeLines, streetPlaceOf } from './place-lines.ts';
import { usePlaceWords } from './place-words.ts';
import { StreetLine } from './StreetLine.tsx';

interface PlaceTextProps {
  location: Location | null | undefined;
  /** What stands on the line of the words, before and after them. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A place in words, and below them its street and its coordinates unless it has an address (product 18.20 and 18.26). */
export function PlaceText({ location, before, after }: PlaceTextProps) {
  const words = usePlaceWords();
  const { text, coordinates } = location ? placeLines(location, words) : nowhere;
  const pin = location && streetPlaceOf(location);
  return (
    <>
      {before}
      {before && text && ' · '}
      {text}
      {after && (before || text) && ' · '}
      {after}
      {pin && <StreetLine {...pin} />}
      {coordinates && <span className={classes.coordinates}>{coordinates}</span>}
    </>
  );
}

const nowhere = { text: '', coordinates: null };
