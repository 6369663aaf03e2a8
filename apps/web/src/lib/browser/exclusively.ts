/**
 * Runs in one tab of the browser at a time; the others wait for their turn, until the signal aborts. Without Web Locks (an
 * insecure page) the tabs do not wait for each other.
 */
export async function exclusively<T>(name: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(name, signal ? { signal } : {}, run);
}

/** Gives a name back, and resolves once others can take it. */
export type Release = () => Promise<void>;

/**
 * Takes a name for this tab until it is given back or the tab is gone; null if it is taken. Without Web Locks it
 * is never taken.
 */
export function take(name: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(async () => {});
  return new Promise((resolve, reject) => {
    const whole = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((end) => {
        resolve(() => {
          end();
          return whole;
        });
      });
    });
    whole.catch(reject);
  });
}

/** Returns the names that a tab has taken, of this browser. */
export async function takenNames(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}
