/**
 * Reads all matches a batch at a time, so that neither memory nor a connection is held while a slow client
 * reads. Each batch begins after the last row of the one before.
 */

/** Whether a batch begins at the beginning, or after the last row that was read. */
export type BatchStart = 'first' | 'next';

/** How many rows there are at most, and after which. */
export interface Batch {
  limit: number;
  lastWhen?: string;
  lastId?: string;
}

/**
 * Yields batches of rows that are ordered by instant and id, until one is not full. A batch is as small as its rows are dear, since
 * nothing else is done while one is written.
 */
export async function* batches<Row extends { id: string; when: string }>(
  limit: number,
  read: (place: BatchStart, batch: Batch) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = last
      ? await read('next', { limit, lastWhen: last.when, lastId: last.id })
      : await read('first', { limit });
    if (rows.length > 0) yield rows;
    last = rows.length === limit ? rows.at(-1) : undefined;
  } while (last);
}
