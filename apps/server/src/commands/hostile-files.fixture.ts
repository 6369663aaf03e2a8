import { brotliCompressSync } from 'node:zlib';
import { encodeBackup } from '#platform/backup/encode.ts';
import { kinds, magic } from '#platform/backup/format.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import { checksumSeal } from '#platform/backup/seal.ts';
import { tally } from '#platform/backup/tally.ts';

/** A file that somebody else has put where an operator finds it, and what is said of it. */
export interface HostileBackup {
  what: string;
  file: Buffer;
  /** Whether the operator takes files that are not encrypted. */
  trusting: boolean;
  sentence: RegExp;
}

export const damaged = /^\S+ is damaged, at byte \d+\.$/;
export const notWhole = /^\S+ is not whole: it ends after \d+ bytes\.$/;

/** The passphrase of the installation. */
export const passphrase = 'torch and vest and thermos';
/** When our backups were made; a name in the folder of daily ones tells it. */
export const made = '2026-11-24T04:00:00.000Z';
/** The release that made them. */
export const release = '0.1.0';

async function* from<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

/** Returns the file of a copy, as any release writes it. */
export async function fileOf(records: Iterable<CopyRecord>, secret: string | null): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of encodeBackup(from(records), { release, made, passphrase: secret }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Splits a file into its magic line and its frames, each with its length. */
export function framesOf(file: Buffer): Buffer[] {
  const frames = [file.subarray(0, magic.length)];
  for (let at = magic.length; at < file.length; ) {
    const end = at + 4 + file.readUInt32BE(at);
    frames.push(file.subarray(at, end));
    at = end;
  }
  return frames;
}

/** Returns a file of frames whose seals are right, whatever is in them, as anybody can make it who has no passphrase. */
export function sealedByChecksum(...frames: Buffer[]): Buffer {
  const seal = checksumSeal();
  const framed = frames.map((frame) => {
    const sealed = seal.close(frame);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  });
  return Buffer.concat([magic, ...framed]);
}

/** What is in frames that anybody may make. */
const header = { format: 1, release, made, encryption: null };
export const headerFrame = (more: object = {}) => Buffer.from(`${JSON.stringify({ ...header, ...more })}\n`);
export const frameOf = (record: object) =>
  Buffer.concat([Buffer.of(kinds.description), Buffer.from(JSON.stringify(record))]);
export const rowsFrame = (text: Buffer) => Buffer.concat([Buffer.of(kinds.rows), brotliCompressSync(text)]);

/** Returns a table with these rows, as a copy has it. */
export function tableOf(name: string, columns: string[], rows = ''): CopyRecord[] {
  const counted = tally();
  const text = Buffer.from(rows);
  counted.add(text);
  return [{ is: 'table', name, columns }, ...(rows ? [{ is: 'rows' as const, text }] : []), counted.end()];
}

/** Returns a copy with the first table changed or others before it, whose end counts right. */
export function withTables(records: readonly CopyRecord[], ...tables: CopyRecord[]): CopyRecord[] {
  const [contents, ...rest] = records;
  const all = [...(contents ? [contents] : []), ...tables, ...rest.slice(0, -1)];
  const ends = all.flatMap((record) => (record.is === 'end of table' ? [record.rows] : []));
  return [...all, { is: 'end', tables: ends.length, rows: ends.reduce((sum, rows) => sum + rows, 0) }];
}

/** Returns a copy whose ends count the rows that it has now. */
export function recounted(records: readonly CopyRecord[]): CopyRecord[] {
  let counted = tally();
  const all = records.slice(0, -1).map((record) => {
    if (record.is === 'table') counted = tally();
    if (record.is === 'rows') counted.add(record.text);
    return record.is === 'end of table' ? counted.end() : record;
  });
  return withTables(all.concat(records.slice(-1)));
}
