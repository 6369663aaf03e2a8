import { createHash } from 'node:crypto';
import type { EndOfTable } from './records.ts';

const newline = 0x0a;

/** Counts the rows of one table while they pass, and makes their checksum. */
export function tally() {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  let open = 0;
  return {
    /** The length of the row that has begun and not ended. */
    get open() {
      return open;
    },
    add(text: Buffer): void {
      hash.update(text);
      bytes += text.length;
      // A newline within a value is written as \n.
      for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) rows += 1;
      const last = text.lastIndexOf(newline);
      open = last < 0 ? open + text.length : text.length - last - 1;
    },
    end: (): EndOfTable => ({ is: 'end of table', rows, bytes, digest: hash.digest('hex') }),
  };
}
