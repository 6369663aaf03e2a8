import { useEffect, useState } from 'react';
import { probe } from '../browser/online.ts';
import { hasUnsaved } from '../form/unsaved.ts';
import { areAllPartsLoaded, loadParts } from './parts.ts';

/** Milliseconds after which what did not arrive is loaded again. */
const loadAgainAfter = 2000;
/** Milliseconds that a page is open before it is loaded again for a file, so that one whose file is gone does not do so all the time. */
const reloadAfter = 60_000;

interface LoadingOptions {
  isWanted?: boolean;
  /**
   * Loads the page again. It is called if the file does not arrive although the server answers, since a browser may remember a failed
   * import until then; but not while a form has changes.
   */
  reload?: (() => void) | undefined;
}

/** Loads the parts of all pages loaded so far and says whether they are there: what opens later must not need a network then. */
export function usePartsLoaded(options?: LoadingOptions): boolean {
  return useLoaded(loadParts, areAllPartsLoaded, options);
}

/** Loads something that is wanted until it is there, and says whether it is. `load` resolves to whether it has come. */
export function useLoaded(
  load: () => Promise<boolean>,
  isLoaded: () => boolean,
  { isWanted = true, reload }: LoadingOptions = {},
): boolean {
  const [loaded, setLoaded] = useState(isLoaded);
  useEffect(() => {
    if (loaded || !isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = new AbortController();
    const attempt = async () => {
      const arrived = await load();
      const mayReload = !arrived && reload && performance.now() > reloadAfter && !hasUnsaved();
      const isStuck = mayReload && (await probe(left.signal));
      if (left.signal.aborted) return;
      if (arrived) setLoaded(true);
      else if (isStuck) reload();
      else timer = setTimeout(() => void attempt(), loadAgainAfter);
    };
    void attempt();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [loaded, load, isWanted, reload]);
  return loaded;
}
