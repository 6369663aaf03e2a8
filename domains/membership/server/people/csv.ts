import { peopleHeadings, roleNames } from '#people/contract';
import { byteOrderMark, type CsvCell, csvLines } from '#platform/csv.ts';
import type { PersonInFile } from './imports.store.ts';

const cells: Record<keyof typeof peopleHeadings, (person: PersonInFile) => CsvCell> = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ mailbox }) => mailbox,
  phone: ({ phone }) => phone,
  idNumber: ({ idNumber }) => idNumber,
  roles: ({ roles }) => roles.map((role) => roleNames[role]).join(', '),
};

/** Returns a row for each person, with the columns of an import (product 4.24). */
export function peopleCsv(people: readonly PersonInFile[]): string {
  const rows = people.map((person) => Object.values(cells).map((cell) => cell(person)));
  return byteOrderMark + csvLines([Object.values(peopleHeadings), ...rows]);
}
