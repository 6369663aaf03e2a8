import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalPartName } from '#privacy/contract';

/** A column, or a value that is made of columns. */
export type Value = AnyPgColumn | SQL;

/** Rows of one table that are about a person, as an export shows them. */
export interface HeldRows {
  part: PersonalPartName;
  title: string;
  /** Each refers to a person. Rows in which one of them is the person are shown. */
  of: readonly Value[];
  /** Refers to a patrol, whose name and start are shown first. */
  patrol?: Value;
  /** What is shown, under its heading. An id in it refers to a person. */
  shown: Readonly<Record<string, Value>>;
}

/** When it is erased, and what is held for the police then (decision 81). */
export interface ErasureRule {
  now: string;
  isHeld(patrolId: AnyPgColumn): SQL;
}

/** What erasure does with the rows in which one of these columns is the person. */
type Erasure = { of: readonly AnyPgColumn[] } & (
  | { rows: 'deleted' }
  | {
      /** Returns the new values by name of the column. */
      set(erasing: ErasureRule): Readonly<Record<string, unknown>>;
    }
);

/** What a table holds about a person: all of its columns are named here (decision 88). */
export interface HeldTable {
  table: PgTable;
  rows: readonly HeldRows[];
  /** The columns that are not in the export, by name, and why. */
  left: Readonly<Record<string, string>>;
  /** Why all other columns, of which none refers to a person, are not in it. */
  rest?: string;
  /** Absent if all stays. */
  erasure?: Erasure;
}

/** Reasons for leaving out a column that several tables have. */
export const because = {
  key: 'It only says which row it is.',
  count: 'It only counts edits.',
  secret: 'Whoever had it could pass for the person.',
  others: 'It is about other people.',
  address: 'It repeats the address of the profile in lower case.',
  internal: 'It only says how the product works.',
  words: 'These words may be about other people.',
} as const;
