/** Yields the same bytes in pieces of this size; the last one is smaller. */
export async function* inPieces(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    kept.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const all = Buffer.concat(kept);
      yield all.subarray(0, size);
      kept = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(kept);
}
