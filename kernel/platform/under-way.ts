/**
 * Returns a function that runs work once for all who ask for it under the same key while it is under way: they share its
 * outcome. Nothing is kept afterwards.
 */
export function onceUnderWay<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
