import { Column, getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { tables } from '#platform/database/schema/schema.ts';
import { personalParts } from '#privacy/contract';
import type { HeldTable, Value } from './held-table.store.ts';
import { heldTables, otherTables } from './tables.store.ts';

const described = new Map(heldTables.map((held) => [getTableName(held.table), held]));
const all = Object.entries(tables).map(([name, table]): [string, PgTable] => [name, table]);

/** Returns the columns of this table of which a value is made. */
function columnsOf(table: PgTable, value: Value): string[] {
  const chunks: unknown[] = is(value, SQL) ? value.queryChunks : [value];
  return chunks.flatMap((chunk) => {
    if (is(chunk, SQL)) return columnsOf(table, chunk);
    return is(chunk, Column) && chunk.table === table ? [chunk.name] : [];
  });
}

function namesOf(held: HeldTable, values: readonly Value[]): Set<string> {
  return new Set(values.flatMap((value) => columnsOf(held.table, value)));
}

/** The columns that find the rows of a person. */
function finding({ rows, erasure, ...held }: HeldTable): Set<string> {
  return namesOf({ rows, ...held }, [...rows.flatMap(({ of }) => of), ...(erasure?.of ?? [])]);
}

function shown(held: HeldTable): Set<string> {
  return namesOf(
    held,
    held.rows.flatMap((rows) => [...Object.values(rows.shown), ...(rows.patrol ? [rows.patrol] : [])]),
  );
}

/** By these names columns refer to a person, or to whom something was mailed. */
function mayBePerson({ name, type }: { name: string; type: string }): boolean {
  return /(person|other|mail_via|recipient|unmailed|^by$|_by$)/.test(name) && /uuid|text/.test(type);
}

/** It refers to the mail that a mail went with. */
const noPerson = ['mail.carried_by'];

function columns(table: PgTable) {
  return Object.entries(getTableColumns<PgTable>(table)).map(([key, column]) => ({
    key,
    name: column.name,
    type: column.getSQLType(),
    inTable: `${getTableName(table)}.${column.name}`,
  }));
}

describe('what is held about a person [22.7]', () => {
  it('is described for each table, or the table holds nothing of a member for a reason', () => {
    const others: Partial<Record<string, string>> = otherTables;
    const named = all.map(([name, table]) => [name, described.has(getTableName(table)), name in others]);
    expect(named.filter(([, is, isNot]) => is === isNot)).toEqual([]);
  });

  it('has every column shown, used to find a person, or left out for a reason', () => {
    for (const held of heldTables) {
      const known = new Set([...finding(held), ...shown(held)]);
      const missing = columns(held.table).filter(
        ({ key, name }) => !known.has(name) && !(key in held.left) && held.rest === undefined,
      );
      const keys = columns(held.table).map(({ key }) => key);
      const stale = Object.keys(held.left).filter((key) => !keys.includes(key));
      expect([getTableName(held.table), missing, stale]).toEqual([getTableName(held.table), [], []]);
    }
  });

  it('is found by every column that may refer to a person', () => {
    const lost = all.flatMap(([, table]) => {
      const held = described.get(getTableName(table));
      const found = held ? new Set([...finding(held), ...shown(held)]) : new Set();
      return columns(table).filter((column) => mayBePerson(column) && !found.has(column.name));
    });
    expect(lost.map(({ inTable }) => inTable)).toEqual(noPerson);
  });

  it('is said to go exactly in the parts of which erasure takes something', () => {
    for (const [part, { goes }] of Object.entries(personalParts)) {
      const taken = heldTables.some(({ rows, erasure }) =>
        rows.some((one) => one.part === part && erasure?.of.some((column) => one.of.includes(column))),
      );
      expect([part, taken]).toEqual([part, goes !== null]);
    }
  });
});
