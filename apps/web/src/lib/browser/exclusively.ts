/**
 * Runs in one tab of the browser at a time; the others wait for their turn, until the signal aborts. Without Web Locks (an
 * insecure page) the tabs do not wait for each other.
 */
export async function exclusively<T>(name: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(name, signal ? { signal } : {}, run);
}
