import { z } from 'zod';

/**
 * What a copy of an installation consists of, in this order: the contents, each table with its rows, the end. A table
 * comes after those that it refers to.
 */

/** What is copied, as of which migration. */
const Contents = z.object({
  is: z.literal('contents'),
  /** The time of the last migration of the tables, by which Drizzle orders them. */
  migration: z.int(),
  /** The keys of signatures, the one that signs first; null if they are left out. */
  secretKeys: z.tuple([z.string()], z.string()).nullable(),
});

/** Names of ours, which are harmless on a terminal; that of the jobs has a schema. */
const Table = z.object({
  is: z.literal('table'),
  name: z.string().regex(/^[a-z0-9_]{1,63}(\.[a-z0-9_]{1,63})?$/),
  columns: z.array(z.string().regex(/^[a-z0-9_]{1,63}$/)),
});

/** What the rows of the table before were, against which they are checked. */
const EndOfTable = z.object({
  is: z.literal('end of table'),
  rows: z.int(),
  bytes: z.int(),
  /** SHA-256 of the rows, as hexadecimal digits. */
  digest: z.string(),
});

const End = z.object({ is: z.literal('end'), tables: z.int(), rows: z.int() });

/** Every record but the rows. */
export const BackupRecord = z.discriminatedUnion('is', [Contents, Table, EndOfTable, End]);

/** Rows of the table before, in the text format of PostgreSQL's COPY. A row may begin in one record and end in another. */
interface Rows {
  is: 'rows';
  text: Buffer;
}

export type BackupRecord = z.infer<typeof BackupRecord>;
export type CopyRecord = BackupRecord | Rows;
export type Contents = z.infer<typeof Contents>;
export type EndOfTable = z.infer<typeof EndOfTable>;

/** At most so many bytes are in one record of rows: what a reader has to hold at once. */
export const maxRows = 1024 * 1024;

/** No row is as long: PostgreSQL has to hold one whole, up to a gigabyte. */
export const maxRow = 64 * 1024 * 1024;
