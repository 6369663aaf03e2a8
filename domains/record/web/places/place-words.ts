import { useEffect, useState } from 'react';
import { afterFirstPaint } from '#lib/loading/first-paint.ts';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { nameless, type PlaceWords } from './place-lines.ts';

/** The names of towns and suburbs and what asks for streets, which no page waits for. */
const file = new LazyModule(() => import('#places/web/named-places.ts'));

/** Loads the names of places, while a page that shows places is on its way. */
export const preloadPlaces = () => file.preload();

/** Returns what names places: undefined until it is loaded, null if it cannot be. */
export function useNamedPlaces() {
  const [names, setNames] = useState<{ are: typeof file.module | null }>({ are: file.module });
  useEffect(() => {
    if (names.are !== undefined) return;
    let left = false;
    void afterFirstPaint()
      .then(() => file.preload())
      .then((module) => {
        if (!left) setNames({ are: module ?? null });
      });
    return () => {
      left = true;
    };
  }, [names]);
  return names.are;
}

/** Keeps the room of the words until the names are loaded, so that nothing moves when they are. */
const waiting: PlaceWords = () => '…';

/** Returns what puts coordinates into words. If the names cannot be loaded, there are none. */
export function usePlaceWords(): PlaceWords {
  const names = useNamedPlaces();
  return names === undefined ? waiting : (names?.placeWords ?? nameless);
}
