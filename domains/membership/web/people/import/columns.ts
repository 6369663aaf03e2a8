import { peopleHeadings } from '#people/contract';
import { fieldTexts } from '#texts/shared.ts';
import { type ColumnField, fieldOfHeading, isAnswer } from './headings.ts';
import { roleOf } from './roles.ts';
import { maxTitles, type Table } from './table.ts';
import { importTexts } from './texts.ts';

/** Returns what a column is called that says this. */
export function fieldName(field: ColumnField): string {
  if (field === 'name') return fieldTexts.name;
  return field === 'none' ? importTexts.leaveColumnOut : peopleHeadings[field];
}

/** A column of a table: its heading or a value as an example, and what it says. */
export interface Column {
  /** From the left, counted from 1. */
  place: number;
  example: string;
  field: ColumnField;
}

export interface Columns {
  columns: Column[];
  /** How many rows above the first person are none: headings, and titles above them. */
  headings: number;
}

/** Recognizes columns by their headings; by what stands in them where there are none. */
export function recognize(table: Table): Columns {
  const width = Math.max(0, ...table.map(({ length }) => length));
  const titles = titlesAbove(table);
  const heads = cellsAcross(table[titles], width);
  const byHeading = fieldsByHeading(heads, table.slice(titles + 1));
  const isKnown = byHeading.some((field) => field !== 'none');
  const fields = isKnown ? byHeading : fieldsByContent(table, width);
  const isAddress = (cell: string) => cell.includes('@');
  // words of their own above a column of addresses are headings too
  const hasHeadings = isKnown || (fields.includes('email') && !heads.some(isAddress));
  const columns = fields.map((field, index) => ({ place: index + 1, example: heads[index] ?? '', field }));
  return { columns, headings: hasHeadings ? titles + 1 : 0 };
}

/**
 * Returns how many rows stand above the headings, which are the first row that has two, below titles that have fewer cells. Below a first
 * row that is as wide and has a heading itself stand people, who would be dropped without a word.
 */
function titlesAbove(table: Table): number {
  const found = table.slice(0, maxTitles).findIndex((row) => headingsIn(row) > 1);
  const [first = []] = table;
  const areAbove = headingsIn(first) > 0 && filledIn(first) >= filledIn(table[found] ?? []);
  return areAbove ? 0 : Math.max(0, found);
}

/** Counts known headings. What may be an answer is one only where a row begins: there a person has a name or a number. */
function headingsIn(row: readonly string[]): number {
  const begin = row.findIndex((cell) => cell !== '');
  const isOne = (cell: string, index: number) =>
    fieldOfHeading(cell) !== 'none' && (index === begin || !isAnswer(cell));
  return row.filter(isOne).length;
}

function filledIn(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

function cellsAcross(row: readonly string[] | undefined, width: number): string[] {
  return Array.from({ length: width }, (_, index) => row?.[index] ?? '');
}

function fieldsByHeading(heads: readonly string[], people: Table): ColumnField[] {
  const known = heads.map((heading, index) => {
    const field = fieldOfHeading(heading);
    return isContradicted(heading, cellsOf(people, index)) ? 'none' : field;
  });
  if (known.every((field) => field === 'none')) return known;
  return known.map((field, index) => {
    // “Name” beside “Surname” is the first name
    if (field === 'name' && known.includes('lastName') && !known.includes('firstName')) return 'firstName';
    if (field !== 'none' || isOfAnother(heads[index] ?? '')) return field;
    const kind = kindOf(cellsOf(people, index));
    return (kind === 'email' || kind === 'phone') && !known.includes(kind) ? kind : 'none';
  });
}

/** Returns whether a heading names somebody else than the member. */
function isOfAnother(heading: string): boolean {
  return /emergency|kin\b|(?:^|\P{L})(?:i\.?c\.?e|nok)(?!\p{L})|partner|spouse|wife|husband|parent|guardian/iu.test(
    heading,
  );
}

/**
 * Returns whether the cells of a column say that its heading means something else: a running number, positions that are no roles, or an
 * answer above others in a table without headings.
 */
function isContradicted(heading: string, cells: readonly string[]): boolean {
  const field = fieldOfHeading(heading);
  if (isAnswer(heading) && (cells.length === 0 || cells.some(isAnswer))) return true;
  if (field === 'idNumber')
    return cells.length > 0 && cells.every((cell, index) => cell === String(index + 1));
  if (field === 'roles') return !cells.some((cell) => rolesIn(cell).some(roleOf));
  return false;
}

/** Returns the names of roles in a cell. */
export function rolesIn(cell: string): string[] {
  return cell
    .split(/[,;/|&\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns what stands in a column, without empty cells. */
function cellsOf(table: Table, index: number): string[] {
  return table.map((row) => row[index] ?? '').filter((cell) => cell !== '');
}

/** One column of other words is a name; of several the first two are the first and the last name. */
function fieldsByContent(table: Table, width: number): ColumnField[] {
  const kinds = Array.from({ length: width }, (_, index) => kindOf(cellsOf(table, index)));
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
  const areMost = (is: (cell: string) => boolean) => cells.filter(is).length * 2 > cells.length;
  if (areMost((cell) => cell.includes('@'))) return 'email';
  if (areMost(isPhone)) return 'phone';
  if (areMost((cell) => roleOf(cell) !== undefined)) return 'roles';
  return areMost((cell) => /^[\p{L}\s'’.,-]+$/u.test(cell)) && !areMost(isAnswer) ? 'name' : 'none';
}

function isPhone(cell: string): boolean {
  const isDate = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(cell);
  return !isDate && /^[\d\s()+./-]{6,}$/.test(cell);
}
