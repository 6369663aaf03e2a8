import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type BackupHeader, compression, formatVersion, kinds, lengthBytes, magic } from './format.ts';
import { newBackupKey } from './passphrase.ts';
import type { CopyRecord } from './records.ts';
import { checksumSeal, encryptingSeal } from './seal.ts';

const compress = promisify(brotliCompress);

interface Options extends Pick<BackupHeader, 'release' | 'made'> {
  /** What the records are encrypted by; null leaves them readable. */
  passphrase: string | null;
}

/** Yields a backup's file. */
export async function* encodeBackup(
  records: AsyncIterable<CopyRecord>,
  { release, made, passphrase }: Options,
): AsyncGenerator<Buffer> {
  const secret = passphrase === null ? null : await newBackupKey(passphrase);
  const header: BackupHeader = {
    format: formatVersion,
    release,
    made,
    encryption: secret?.encryption ?? null,
  };
  const checksum = checksumSeal();
  const sealedHeader = checksum.close(Buffer.from(`${JSON.stringify(header)}\n`));
  yield Buffer.concat([magic, framed(sealedHeader)]);
  const seal = secret ? encryptingSeal(secret.key, sealedHeader) : checksum;
  for await (const record of records) yield framed(seal.close(await written(record)));
}

async function written(record: CopyRecord): Promise<Buffer> {
  return record.is === 'rows'
    ? Buffer.concat([Buffer.of(kinds.rows), await compress(record.text, compression)])
    : Buffer.concat([Buffer.of(kinds.description), Buffer.from(JSON.stringify(record))]);
}

function framed(sealed: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed]);
}
