import { isRefusal, webLocks } from '../storage/browser-storage.ts';

/**
 * Runs in one tab of the browser at a time; the others wait for their turn, until the signal aborts. Without Web Locks (an
 * insecure page, a browser that refuses them) the tabs do not wait for each other.
 */
export async function exclusively<T>(name: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return withLock(name, signal ? { signal } : {}, run);
}

/** Gives a name back, and resolves once others can take it. */
export type Release = () => Promise<void>;

/**
 * Takes a name for this tab until it is given back or the tab is gone; null if it is taken. Without Web Locks it
 * is never taken.
 */
export function take(name: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const whole = withLock(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return Promise.resolve();
      }
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
  const { held = [] } = (await webLocks()?.query().catch(noLocks)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** Runs under a lock; without a browser's locks at once, with undefined in its place. */
async function withLock<T>(
  name: string,
  options: LockOptions,
  run: (lock: Lock | null | undefined) => Promise<T>,
): Promise<T> {
  const locks = webLocks();
  if (!locks) return run(undefined);
  let hasBegun = false;
  try {
    return await locks.request(name, options, (lock) => {
      hasBegun = true;
      return run(lock);
    });
  } catch (error) {
    if (hasBegun || !isRefusal(error)) throw error;
  }
  return run(undefined);
}

function noLocks(): undefined {}
