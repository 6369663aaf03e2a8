import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of an archive, whose text is read while it is sent. */
export interface ZippedFile {
  name: string;
  text: AsyncIterable<string>;
}

/**
 * Yields a zip archive chunk by chunk. The text of each file is asked for only once what came before is taken, so that an archive
 * of any length needs the memory of one piece.
 */
export async function* zipped(files: readonly ZippedFile[], when: string): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for (const { name, text } of files) {
    const file = new ZipDeflate(name);
    file.mtime = when;
    zip.add(file);
    for await (const piece of text) {
      file.push(strToU8(piece));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}
