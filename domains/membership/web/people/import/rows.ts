import { issueSentence, issuesFromZod, type MemberRole } from '#contract';
import { ImportedPerson, peopleHeadings } from '#people/contract';
import { emailIn, phoneIn } from './cells.ts';
import { type Columns, rolesIn } from './columns.ts';
import type { ColumnField } from './headings.ts';
import { hasLostLetters, isOfTwo, namesOf, plainName } from './names.ts';
import { roleOf } from './roles.ts';
import type { Table } from './table.ts';
import { importTexts } from './texts.ts';

/** A row of the table as a person, and what is wrong with it. */
export interface ImportRow {
  /** Counted from 1 as in the spreadsheet, but for empty rows. */
  number: number;
  person: Draft['person'];
  /** Sentences on what was left out or changed. */
  notes: string[];
  /** Sentences; none if the row can be sent. */
  errors: string[];
}

type Draft = ReturnType<typeof draftOf>;

/** Returns the people of a table, each judged as the form of a new person judges it. */
export function rowsOf(table: Table, { columns, headings }: Columns): ImportRow[] {
  return table.flatMap((cells, index) => {
    if (index < headings || isTotal(cells)) return [];
    const { person, notes, errors } = draftOf((field) => cellsOf(cells, columns, field));
    return { number: index + 1, person, notes, errors: [...errors, ...errorsOf(person)] };
  });
}

/** Returns whether a row counts the others: “Total: 2”. */
function isTotal(cells: readonly string[]): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.every((cell) => /^\d+$/.test(cell)) && /^(?:grand )?total\b/i.test(only);
}

/** Returns the cells of that field with something in them; mobiles are before other phones. */
function cellsOf(cells: readonly string[], columns: Columns['columns'], field: ColumnField): string[] {
  const isMobile = (index: number) => /mob|cell/i.test(columns[index]?.example ?? '');
  const found = cells.flatMap((cell, index) =>
    cell !== '' && columns[index]?.field === field ? [index] : [],
  );
  const ordered = [...found.filter(isMobile), ...found.filter((index) => !isMobile(index))];
  return ordered.map((index) => cells[index] ?? '');
}

function draftOf(cellsWith: (field: ColumnField) => string[]) {
  const [name = ''] = cellsWith('name');
  const [firstName = ''] = cellsWith('firstName');
  const [lastName = ''] = cellsWith('lastName');
  const email = emailIn(cellsWith('email').join(' '));
  const phone = phoneIn(cellsWith('phone'));
  const roles = rolesOf(cellsWith('roles'));
  const [idNumber = null] = cellsWith('idNumber');
  const whole = namesOf(name || nameBeside(cellsWith('email')));
  const errors = [
    ...(isOfTwo(`${firstName} ${name}`) ? [importTexts.twoPeople] : []),
    ...([name, firstName, lastName].some(hasLostLetters) ? [importTexts.lettersLost] : []),
  ];
  return {
    person: {
      firstName: plainName(firstName) || whole.firstName,
      lastName: plainName(lastName) || whole.lastName,
      email: email.value,
      phone: phone.value,
      idNumber,
      roles: roles.value,
    },
    notes: [...email.notes, ...phone.notes, ...roles.notes],
    errors,
  };
}

/** Returns the name in front of an address: `Ana Faleolo <ana@example.nz>`. */
function nameBeside([cell = '']: string[]): string {
  return /^([^<>@]+)<[^<>]*>$/.exec(cell)?.[1] ?? '';
}

/** Who has no role that we know is a patroller. */
function rolesOf(cells: readonly string[]): { value: MemberRole[]; notes: string[] } {
  const names = cells.flatMap(rolesIn);
  const known = new Set(names.flatMap((name) => roleOf(name) ?? []));
  const unknown = names.filter((name) => roleOf(name) === undefined);
  return {
    value: known.size > 0 ? [...known] : ['patroller'],
    notes: unknown.map((role) => importTexts.noSuchRole({ role })),
  };
}

function errorsOf(person: Draft['person']): string[] {
  const parsed = ImportedPerson.safeParse(person);
  if (parsed.success) return [];
  return issuesFromZod(parsed.error, person).map(
    (issue) => `${nameOfField(issue.path[0] ?? '')}: ${issueSentence(issue)}`,
  );
}

function nameOfField(field: string): string {
  return Object.entries(peopleHeadings).find(([name]) => name === field)?.[1] ?? field;
}
