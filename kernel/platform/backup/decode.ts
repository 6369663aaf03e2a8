import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '#embedded-postgres';
import { type Bytes, bytesOf } from './bytes.ts';
import { BackupHeader, formatVersion, kinds, lengthBytes, magic, maxFrame, maxHeader } from './format.ts';
import { inOrder } from './in-order.ts';
import { type Encryption, keyAgain } from './passphrase.ts';
import { BackupRecord, type CopyRecord, maxRows } from './records.ts';
import { checksumSeal, encryptingSeal, type Seal } from './seal.ts';

const decompress = promisify(brotliDecompress);

export interface DecodeOptions {
  /** What the file is called in the sentence that says what is wrong with it. */
  name: string;
  /** Needed for a file that is encrypted. With it one that is not is refused, since anybody may have written that. */
  passphrase: string | null;
  /** Called with what anybody may know of the file; throws if that cannot be. */
  onHeader?(header: BackupHeader): void;
}

/**
 * Yields the records of a backup's file, each once it is known to be undamaged. It holds one record at a time, however
 * large the file says that it is. Throws a StartError that says what is wrong.
 */
export async function* decodeBackup(
  source: AsyncIterable<Buffer>,
  options: DecodeOptions,
): AsyncGenerator<CopyRecord> {
  const file = reader(bytesOf(source), options);
  try {
    yield* inOrder(file.records(await file.openHeader()), () => file.damaged());
    await file.expectEnd();
  } finally {
    await file.close();
  }
}

interface OpenFile {
  seal: Seal;
  encrypted: boolean;
}

function reader(bytes: Bytes, { name, passphrase, onHeader }: DecodeOptions) {
  let frameAt = 0;
  const damaged = () => new StartError(`${name} is damaged, at byte ${frameAt}.`);

  async function readWhole(length: number): Promise<Buffer> {
    const found = await bytes.read(length);
    if (found.length === length) return found;
    throw new StartError(`${name} is not whole: it ends after ${bytes.at} bytes.`);
  }

  /** Returns the next frame, still sealed. */
  async function readSealed(longest = maxFrame): Promise<Buffer> {
    frameAt = bytes.at;
    const length = (await readWhole(lengthBytes)).readUInt32BE();
    if (length > longest) throw damaged();
    return readWhole(length);
  }

  async function openHeader(): Promise<OpenFile> {
    if (!(await bytes.read(magic.length)).equals(magic))
      throw new StartError(`${name} is no backup of Patrolbook.`);
    const checksum = checksumSeal();
    const sealed = await readSealed(maxHeader);
    const text = checksum.open(sealed);
    const parsed = text && jsonOf(text);
    const format = z.looseObject({ format: z.number() }).safeParse(parsed);
    if (format.success && format.data.format > formatVersion)
      throw new StartError(`${name} was made by a newer release, which this one cannot read.`);
    const { data: header } = BackupHeader.safeParse(parsed);
    if (!header) throw damaged();
    onHeader?.(header);
    if (header.encryption) return { seal: await sealOf(header.encryption, sealed), encrypted: true };
    if (passphrase === null) return { seal: checksum, encrypted: false };
    throw new StartError(
      `${name} is not encrypted, so anybody may have written it: --not-encrypted takes it all the same.`,
    );
  }

  async function sealOf(encryption: Encryption, sealedHeader: Buffer): Promise<Seal> {
    if (passphrase === null)
      throw new StartError(
        `${name} is encrypted: give its passphrase by BACKUP_PASSPHRASE or --passphrase-file.`,
      );
    const key = await keyAgain(passphrase, encryption);
    if (!key) throw new StartError(`${name} is encrypted by another passphrase.`);
    return encryptingSeal(key, sealedHeader);
  }

  async function* records({ seal, encrypted }: OpenFile): AsyncGenerator<CopyRecord> {
    for (;;) {
      const frame = seal.open(await readSealed());
      const record = frame && (await recordOf(frame));
      if (!record) throw damaged();
      if (!encrypted && record.is === 'contents' && record.secretKeys)
        throw new StartError(`${name} has a secret key but is not encrypted: no release writes such a file.`);
      yield record;
      if (record.is === 'end') return;
    }
  }

  async function expectEnd(): Promise<void> {
    if ((await bytes.read(1)).length > 0) throw new StartError(`${name} goes on after its end.`);
  }

  return { openHeader, records, expectEnd, damaged, close: bytes.close };
}

/** Returns null for a frame that this release does not write. */
async function recordOf(frame: Buffer): Promise<CopyRecord | null> {
  const content = frame.subarray(1);
  if (frame[0] === kinds.description) return BackupRecord.safeParse(jsonOf(content)).data ?? null;
  if (frame[0] !== kinds.rows) return null;
  // Rejects rows that unfold to more than was written at once.
  const text = await decompress(content, { maxOutputLength: maxRows }).catch(() => null);
  return text && { is: 'rows', text };
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined; // no schema accepts it
  }
}
