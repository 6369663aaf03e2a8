import { isDeepStrictEqual } from 'node:util';
import { type CopyRecord, maxRow } from './records.ts';
import { tally } from './tally.ts';

/**
 * Passes records on while they come in order and each table has the rows that its end tells of; else throws what
 * `damaged` returns. Their seals show what was damaged; this shows what was never right.
 */
export async function* inOrder(
  records: AsyncIterable<CopyRecord>,
  damaged: () => Error,
): AsyncGenerator<CopyRecord> {
  let begun = false;
  let table: ReturnType<typeof tally> | null = null;
  let tables = 0;
  let rows = 0;
  for await (const record of records) {
    const fits = record.is === 'contents' ? !begun : begun && isWithin(record) === (table !== null);
    if (!fits) throw damaged();
    begun = true;
    if (record.is === 'table') table = tally();
    if (record.is === 'rows') table?.add(record.text);
    if (table && table.open > maxRow) throw damaged();
    if (record.is === 'end of table') {
      if (!isDeepStrictEqual(table?.end(), record)) throw damaged();
      table = null;
      tables += 1;
      rows += record.rows;
    }
    if (record.is === 'end' && (record.tables !== tables || record.rows !== rows)) throw damaged();
    yield record;
  }
}

/** Whether the record belongs between a table and its end. */
function isWithin({ is }: CopyRecord): boolean {
  return is === 'rows' || is === 'end of table';
}
