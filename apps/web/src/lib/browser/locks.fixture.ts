/** The browser's Web Locks for tests: one request at a time, in order. */
export function locks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, _options: object, run: () => Promise<T>): Promise<T> => {
      const turn = queue.then(run);
      queue = turn.catch(() => {});
      return turn;
    },
  };
}
