import { ImportedPerson, issueMessage, issuesFromZod, peopleHeadings } from '@patrolbook/contract';
import { importTexts } from '../../../texts/people/import.ts';
import type { ColumnField, Columns } from './columns.ts';
import { roleOf } from './roles.ts';
import type { Table } from './table.ts';

/** A row of the table as a person, and what is wrong with it. */
export interface ImportRow {
  /** Counted from 1 as in the spreadsheet, but for empty rows. */
  number: number;
  person: ReturnType<typeof personOf>;
  /** Sentences; none if the row can be sent. */
  errors: string[];
}

/** Returns the people of a table, each judged as the form of a new person judges it. */
export function rowsOf(table: Table, { columns, hasHeadings }: Columns): ImportRow[] {
  const start = hasHeadings ? 1 : 0;
  return table.slice(start).map((cells, index) => {
    const person = personOf((field) => cellOf(cells, columns, field));
    return { number: start + index + 1, person, errors: errorsOf(person) };
  });
}

/** Returns the first cell of that field with something in it: a phone may be in the column of mobiles alone. */
function cellOf(cells: readonly string[], columns: Columns['columns'], field: ColumnField): string {
  return cells.find((cell, index) => cell !== '' && columns[index]?.field === field) ?? '';
}

function personOf(cell: (field: ColumnField) => string) {
  const whole = namesOf(cell('name'));
  const email = cell('email');
  const names = cell('roles')
    .split(/[,;/|&\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    firstName: cell('firstName') || whole.firstName,
    lastName: cell('lastName') || whole.lastName,
    email: (/<([^<>]+)>/.exec(email)?.[1] ?? email) || null,
    phone: cell('phone') || null,
    idNumber: cell('idNumber') || null,
    roles: names.length > 0 ? names.map((name) => roleOf(name) ?? name) : ['patroller'],
  };
}

/** Splits “Jane Smith”, “Smith, Jane” and “Jan van der Berg”. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const [last = '', first] = name.split(/\s*,\s*/, 2);
  if (first !== undefined) return { firstName: first, lastName: last };
  const words = name.split(/\s+/);
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const isCapitalized = /^\p{Lu}/u.test(name);
  const split = isCapitalized && particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, split).join(' '), lastName: words.slice(split).join(' ') };
}

function errorsOf(person: ImportRow['person']): string[] {
  const parsed = ImportedPerson.safeParse(person);
  if (parsed.success) return [];
  return issuesFromZod(parsed.error, person).map((issue) => {
    const [field = '', index] = issue.path;
    if (field === 'roles' && index !== undefined)
      return importTexts.noSuchRole({ role: String(issue.value) });
    return `${nameOfField(field)}: ${issueMessage(issue)}`;
  });
}

function nameOfField(field: string): string {
  return Object.entries(peopleHeadings).find(([name]) => name === field)?.[1] ?? field;
}
