import { describe, expect, it } from 'vitest';
import { recognize } from './columns.ts';
import { rowsOf } from './rows.ts';
import { readTable } from './table.ts';

const peopleOf = (text: string) => {
  const table = readTable(text);
  return rowsOf(table, recognize(table)).map(({ person }) => person);
};
const ana = {
  firstName: 'Ana',
  lastName: 'Faleolo',
  email: 'ana@example.nz',
  phone: '021 555 0120',
  idNumber: null,
  roles: ['patroller'],
};

describe('a table of people [4.25]', () => {
  it.each([
    ['tabs', 'Name\tEmail\tMobile\r\nAna Faleolo\tana@example.nz\t021 555 0120\r\n'],
    [
      'commas, in another order',
      'Mobile Phone,"E-mail",Surname,First Name\n021 555 0120,ana@example.nz,Faleolo,Ana',
    ],
    [
      'semicolons and quotes',
      'Volunteer;Email Address;Cell\n"Faleolo, Ana";ana@example.nz;"021 555 0120"\n;;\n',
    ],
    ['no headings', 'Ana\tFaleolo\t021 555 0120\tAna F <ana@example.nz>'],
  ])('separated by %s', (_how, text) => {
    expect(peopleOf(text)).toEqual([ana]);
  });

  it.each([
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['Mary Anne Smith', 'Mary Anne', 'Smith'],
    ['jane smith', 'jane', 'smith'],
    ['Cher', 'Cher', ''],
  ])('splits the name %s', (name, firstName, lastName) => {
    expect(peopleOf(`Name\tEmail\n${name}\t`)).toMatchObject([{ firstName, lastName, email: null }]);
  });

  it('reads what the file of people writes', () => {
    const head = '\u{feff}"First Name","Last Name","Email","Phone","Patrol ID Number","Roles"\r\n';
    expect(peopleOf(`${head}"Zoe","'=Ng",,"'+64 21 1","7","Patroller, Summary Recipient"\r\n`)).toEqual([
      {
        firstName: 'Zoe',
        lastName: '=Ng',
        email: null,
        phone: '+64 21 1',
        idNumber: '7',
        roles: ['patroller', 'summary-recipient'],
      },
    ]);
  });

  it('says what is wrong with a row, by its number', () => {
    const table = readTable('First\tLast\tEmail\tRoles\nAna\t\tana@nowhere\tBoss');
    expect(rowsOf(table, recognize(table))).toMatchObject([
      {
        number: 2,
        errors: ['Last Name: must be 1 chars or more', 'Email: Invalid format'],
      },
    ]);
  });

  it('of any length is read only as far as it can be imported', () => {
    expect(readTable('Ana Faleolo\n'.repeat(100_000))).toHaveLength(512);
  });

  it('loses nobody to empty lines', () => {
    expect(readTable('Ana Ng\n\n'.repeat(300))).toHaveLength(300);
    expect(readTable('Ana Ng\tx\r\n\t\r\n'.repeat(501)).length).toBeGreaterThan(500);
  });
});
