import DataLoader from 'dataloader';

/** How many rows are looked up at once at most. */
const batchSize = 100;

/**
 * Returns a look-up by id that many requests make at the same time. What is asked for in one turn of the event loop is read by one
 * statement; nothing is cached. `find` may return the rows in any order and leave out those that do not exist. An id without a row
 * is undefined. A failure of the statement is one of every look-up in it.
 */
export function batched<Row extends { id: string }>(
  find: (ids: readonly string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | undefined> {
  const loader = new DataLoader(
    async (ids: readonly string[]) => {
      const found = new Map((await find(ids)).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id));
    },
    // Requests of several connections arrive in one turn, each as a task of its own. All have been taken in by its end.
    { cache: false, maxBatchSize: batchSize, batchScheduleFn: (read) => setImmediate(read) },
  );
  return (id) => loader.load(id);
}
