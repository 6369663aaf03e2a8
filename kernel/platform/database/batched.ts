import DataLoader from 'dataloader';

/** The most rows that one statement looks up. */
const batchSize = 100;

/**
 * Returns a look-up by id for many simultaneous requests. While no statement is under way, what is asked for is read at once; otherwise one
 * statement reads all ids that are asked for in one turn of the event loop. Nothing is cached. `find` may return the rows in any order and leave out those that do
 * not exist. An id without a row gives undefined. If the statement fails, every look-up in it fails.
 */
export function batched<Row extends { id: string }>(
  find: (ids: readonly string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | undefined> {
  let underWay = 0;
  const loader = new DataLoader(
    async (ids: readonly string[]) => {
      underWay += 1;
      try {
        const found = new Map((await find(ids)).map((row) => [row.id, row]));
        return ids.map((id) => found.get(id));
      } finally {
        underWay -= 1;
      }
    },
    {
      cache: false,
      maxBatchSize: batchSize,
      // Requests on several connections arrive in one turn of the event loop, each as a task of its own. At its end
      // all have been taken in.
      batchScheduleFn: (read) => void (underWay === 0 ? process.nextTick(read) : setImmediate(read)),
    },
  );
  return (id) => loader.load(id);
}
