/** Bytes that arrive in pieces, read by number. */
export interface Bytes {
  /** How many have been read. */
  readonly at: number;
  /** Returns the next bytes: fewer only if there are no more. */
  read(length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export function bytesOf(source: AsyncIterable<Buffer>): Bytes {
  const pieces = source[Symbol.asyncIterator]();
  let kept: Buffer[] = [];
  let length = 0;
  let at = 0;
  return {
    get at() {
      return at;
    },
    async read(wanted) {
      while (length < wanted) {
        const { done, value } = await pieces.next();
        if (done) break;
        kept.push(value);
        length += value.length;
      }
      const [first = Buffer.alloc(0), ...rest] = kept;
      const all = rest.length === 0 ? first : Buffer.concat(kept);
      const bytes = all.subarray(0, wanted);
      kept = [all.subarray(wanted)];
      length = all.length - bytes.length;
      at += bytes.length;
      return bytes;
    },
    async close() {
      await pieces.return?.();
    },
  };
}
