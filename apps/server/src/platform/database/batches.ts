/**
 * Reads all matches a batch at a time, so that neither memory nor a connection is held while a slow client
 * reads. Each batch begins after the last row of the one before.
 */

/** How many rows are read at a time. */
export const batchSize = 2000;

/** Whether a batch begins at the beginning, or after the last row that was read. */
export type Place = 'first' | 'next';

/** Yields batches of rows that are ordered by instant and id, until one is not full. */
export async function* batches<Row extends { id: string; when: string }>(
  read: (place: Place, last?: { lastWhen: string; lastId: string }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = last ? await read('next', { lastWhen: last.when, lastId: last.id }) : await read('first');
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}
