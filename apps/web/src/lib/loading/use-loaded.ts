import { useEffect, useState } from 'react';
import { areAllPartsLoaded, loadParts } from './parts.ts';

/** Milliseconds after which what did not arrive is loaded again. */
const loadAgainAfter = 2000;

/** Loads the parts of all pages loaded so far and says whether they are there: what opens later must not need a network then. */
export function usePartsLoaded(): boolean {
  return useLoaded(loadParts, areAllPartsLoaded);
}

/** Loads something that is wanted until it is there, and says whether it is. `load` resolves to whether it has come. */
export function useLoaded(load: () => Promise<boolean>, isLoaded: () => boolean, isWanted = true): boolean {
  const [loaded, setLoaded] = useState(isLoaded);
  useEffect(() => {
    if (loaded || !isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const attempt = async () => {
      const arrived = await load();
      if (left) return;
      if (arrived) setLoaded(true);
      else timer = setTimeout(() => void attempt(), loadAgainAfter);
    };
    void attempt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [loaded, load, isWanted]);
  return loaded;
}
