import { type BrotliOptions, constants } from 'node:zlib';
import { z } from 'zod';
import { Encryption } from './passphrase.ts';
import { maxRows } from './records.ts';

/**
 * A backup's file: the magic line, the header, and a frame for each record. A frame is its length in four bytes and then
 * that many bytes: what is in it and its seal. The header is JSON, so that `head` shows it.
 */
export const magic = Buffer.from('Patrolbook backup\n');

/** Increased when older releases could not read the file. */
export const formatVersion = 1;

/** What anybody may know of a file without its passphrase. It is shown on terminals, and may be anybody's. */
export const BackupHeader = z.object({
  format: z.literal(formatVersion),
  /** The release that made it. */
  release: z.string().regex(/^[!-~]{1,40}$/),
  made: z.iso.datetime().max(30),
  encryption: Encryption.nullable(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** The first byte of a frame says how its record is written: as JSON, or as rows that are compressed. */
export const kinds = { description: 0x44, rows: 0x52 } as const;

export const lengthBytes = 4;

/** A header of ours has a third of a kilobyte. */
export const maxHeader = 4096;

/** Rows that cannot be compressed become a little longer, and have a seal. */
export const maxFrame = maxRows + 64 * 1024;

/** On the rows of a roster half as long as gzip, at twice its speed; a stronger one is slower than PostgreSQL. */
export const compression: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
