import { peopleHeadings } from '@patrolbook/contract';
import { fieldTexts } from '../../../texts/fields.ts';
import { importTexts } from '../../../texts/people/import.ts';
import { roleOf } from './roles.ts';
import type { Table } from './table.ts';

/** What a column says of people. A name is the first and the last name in one. */
export type ColumnField = keyof typeof peopleHeadings | 'name' | 'none';

/** Returns what a column is called that says this. */
export function fieldName(field: ColumnField): string {
  if (field === 'name') return fieldTexts.name;
  return field === 'none' ? importTexts.leaveColumnOut : peopleHeadings[field];
}

const columnFields = ['name', 'firstName', 'lastName', 'email', 'phone', 'idNumber', 'roles'] as const;

/** What a column can be said to be. */
export const columnChoices: readonly ColumnField[] = [...columnFields, 'none'];

/** Words of headings, in lower case without blanks, besides those of our own files. */
const headings: Record<Exclude<ColumnField, 'none'>, readonly string[]> = {
  name: ['name', 'fullname', 'member', 'volunteer', 'person', 'patroller'],
  firstName: ['first', 'firstnames', 'givenname', 'givennames', 'given', 'forename', 'christianname'],
  lastName: ['last', 'surname', 'familyname', 'family'],
  email: ['emailaddress', 'mail', 'emails', 'e'],
  phone: [
    'mobile',
    'cell',
    'telephone',
    'tel',
    'phonenumber',
    'mobilenumber',
    'mobilephone',
    'cellphone',
    'contactnumber',
    'contact',
  ],
  idNumber: ['id', 'idnumber', 'patrolid', 'number', 'no', 'membernumber'],
  roles: ['role', 'position'],
};

/** A column of a table: its heading or a value as an example, and what it says. */
export interface Column {
  /** From the left, counted from 1. */
  place: number;
  example: string;
  field: ColumnField;
}

export interface Columns {
  columns: Column[];
  /** Whether the first row is no person. */
  hasHeadings: boolean;
}

/** Recognizes columns by their headings; by what stands in them where there are none. */
export function recognize(table: Table): Columns {
  const [first = []] = table;
  const width = Math.max(0, ...table.map(({ length }) => length));
  const byHeading = Array.from({ length: width }, (_, index) => fieldOfHeading(first[index] ?? ''));
  const isKnown = byHeading.some((field) => field !== 'none');
  const fields = isKnown ? byHeading : fieldsByContent(table, width);
  const isAddress = (cell: string) => cell.includes('@');
  // words of their own above a column of addresses are headings too
  const hasHeadings = isKnown || (fields.includes('email') && !first.some(isAddress));
  const columns = fields.map((field, index) => ({ place: index + 1, example: first[index] ?? '', field }));
  return { columns, hasHeadings };
}

function fieldOfHeading(heading: string): ColumnField {
  const word = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const isNamed = (field: keyof typeof headings) =>
    headings[field].includes(word) ||
    (field !== 'name' && peopleHeadings[field].toLowerCase().replaceAll(' ', '') === word);
  return columnFields.find(isNamed) ?? 'none';
}

/** One column of other words is a name; of several the first two are the first and the last name. */
function fieldsByContent(table: Table, width: number): ColumnField[] {
  const kinds = Array.from({ length: width }, (_, index) => kindOf(table.map((row) => row[index] ?? '')));
  const names = kinds.flatMap((kind, index) => (kind === 'name' ? [index] : []));
  if (names.length < 2) return kinds;
  const [first, last] = names;
  return kinds.map((kind, index) => {
    if (kind !== 'name') return kind;
    if (index === first) return 'firstName';
    return index === last ? 'lastName' : 'none';
  });
}

function kindOf(cells: readonly string[]): ColumnField {
  const filled = cells.filter((cell) => cell !== '');
  const areMost = (is: (cell: string) => boolean) => filled.filter(is).length * 2 > filled.length;
  if (areMost((cell) => cell.includes('@'))) return 'email';
  if (areMost((cell) => /^[\d\s()+./-]{6,}$/.test(cell))) return 'phone';
  if (areMost((cell) => roleOf(cell) !== undefined)) return 'roles';
  return areMost((cell) => /^[\p{L}\s'’.,-]+$/u.test(cell)) ? 'name' : 'none';
}
