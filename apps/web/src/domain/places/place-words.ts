import { useEffect, useState } from 'react';
import { LazyModule } from '../../lib/loading/lazy-module.ts';
import { nameless, type PlaceWords } from './place-lines.ts';

/** The names of towns and suburbs, which no page waits for. */
const file = new LazyModule(() => import('@patrolbook/contract/places'));

/** Loads the names of places, while a page that shows places is on its way. */
export const preloadPlaces = () => file.preload();

/** Keeps the room of the words until the names are loaded, so that nothing moves when they are. */
const waiting: PlaceWords = () => '…';

/** Returns what puts coordinates into words. If the names cannot be loaded, there are none. */
export function usePlaceWords(): PlaceWords {
  const [words, setWords] = useState<{ of: PlaceWords } | undefined>(
    () => file.module && { of: file.module.placeWords },
  );
  useEffect(() => {
    if (words) return;
    let left = false;
    void file.preload().then((module) => {
      if (!left) setWords({ of: module?.placeWords ?? nameless });
    });
    return () => {
      left = true;
    };
  }, [words]);
  return words?.of ?? waiting;
}
