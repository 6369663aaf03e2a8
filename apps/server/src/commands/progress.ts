import type { CopyRecord } from '#platform/backup/records.ts';
import { second } from '#platform/clock.ts';

/** How often a table that takes long is told of, in milliseconds. */
const every = 5 * second;

/** Passes records on, and tells of each table that has rows when it is done, and from time to time before. */
export async function* withProgress(
  records: AsyncIterable<CopyRecord>,
  note: (line: string) => void,
): AsyncGenerator<CopyRecord> {
  let name = '';
  let bytes = 0;
  let told = performance.now();
  for await (const record of records) {
    if (record.is === 'table') {
      name = record.name;
      bytes = 0;
    }
    if (record.is === 'rows') bytes += record.text.length;
    if (record.is === 'end of table' && record.rows > 0) note(`${name}: ${numberOf(record.rows, 'row')}`);
    else if (performance.now() - told > every) note(`${name}: ${megabytes(bytes)} so far`);
    else if (record.is !== 'end of table') {
      yield record;
      continue;
    }
    told = performance.now();
    yield record;
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}

export function numberOf(number: number, what: string): string {
  return `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
}
