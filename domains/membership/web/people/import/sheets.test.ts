import { describe, expect, it } from 'vitest';
import { recognize } from './columns.ts';
import { type ImportRow, rowsOf } from './rows.ts';
import { readTable } from './table.ts';

/** Tables as groups keep them, and what programs and people leave in their cells. */
function rowsIn(text: string): ImportRow[] {
  const table = readTable(text);
  return rowsOf(table, recognize(table));
}
const namesIn = (text: string) =>
  rowsIn(text).map(({ person: { firstName, lastName } }) => [firstName, lastName]);
const phonesIn = (text: string) => rowsIn(text).map(({ person: { phone } }) => phone);

describe('the rows of a table [4.25]', () => {
  it('begin below titles, and end above a total', () => {
    const text =
      'Bay Patrol 2026,,\nUpdated 3 Nov,,\n,,\nFirst Name,Surname,Mobile\nTama,Ngata,021\nTotal: 1,,';
    expect(rowsIn(text)).toMatchObject([{ number: 4, person: { firstName: 'Tama', phone: '021' } }]);
  });

  it.each([
    ['below “Name”', 'Name,Contact,First aid,Own car\nTama Ngata,x,Yes,No\nAna Ng,x,No,No\nBob Hay,x,Yes,No'],
    [
      'below one known heading',
      'Name,Prefers,Or,Car\nTama Ngata,Text,Email,Yes\nAna Ng,Phone,Email,No\nBob Hay,,,',
    ],
    ['without headings', 'Tama Ngata,Patroller,No\nAna Ng,Volunteer,Yes\nBob Hay,Patroller,No'],
    ['without headings, the role first', 'Patroller,Tama Ngata,No\nMember,Ana Ng,No\nPatroller,Bob Hay,Yes'],
    ['without other answers', 'Tama Ngata,,\nAna Ng,Member,No\nBob Hay,,'],
    ['below a title', 'Members,2026,\nVolunteer,No,Phone\nTama Ngata,7,021\nAna Ng,8,022\nBob Hay,9,023'],
    ['below a wide title', 'Bay Patrol,2026\nName,Phone\nTama Ngata,021\nAna Ng,022\nBob Hay,023'],
    ['of a team', 'Team,Member\nNorth,Tama Ngata\nNorth,Ana Ng\nSouth,Bob Hay'],
  ])('are no headings, whatever was answered: %s [4.25]', (_where, text) => {
    expect(namesIn(text)).toEqual([
      ['Tama', 'Ngata'],
      ['Ana', 'Ng'],
      ['Bob', 'Hay'],
    ]);
  });

  it('one alone is no heading, whatever was answered [4.25]', () => {
    expect(namesIn('Ana Ng,Patroller,No')).toEqual([['Ana', 'Ng']]);
  });

  it('are not swallowed by a quote that is meant', () => {
    const text =
      'First Name\tLast Name\tNotes\nBuzz\tJones\t"on call" Fridays\nRuth\tOsborne\t\nKit\tHay\t"retired" 2025\n"Ed\tLee\t';
    expect(namesIn(text)).toEqual([
      ['Buzz', 'Jones'],
      ['Ruth', 'Osborne'],
      ['Kit', 'Hay'],
      ['Ed', 'Lee'],
    ]);
    expect(namesIn('Name\tNotes\n"Ana\nFaleolo"\t"said ""Kiwi"""')).toEqual([['Ana', 'Faleolo']]);
  });

  it('are separated as its first line says', () => {
    expect(namesIn('sep=;\r\nFirst Name;Last Name\r\nTama;Ngata, jr\r\n')).toEqual([['Tama', 'Ngata, jr']]);
  });

  it.each([
    ['in one line', 'Tama Ngata <tama@example.nz>; "Park, Joe" <joe@example.nz>\n'],
    ['in lines', 'Tama Ngata <tama@example.nz>\n"Park, Joe" <joe@example.nz>\n'],
  ])('are the addresses of a mail, %s', (_how, text) => {
    expect(rowsIn(text)).toMatchObject([
      { person: { firstName: 'Tama', lastName: 'Ngata', email: 'tama@example.nz' } },
      { person: { firstName: 'Joe', lastName: 'Park', email: 'joe@example.nz' } },
    ]);
  });
});

describe('columns [4.25]', () => {
  const fieldsOf = (text: string) => recognize(readTable(text)).columns.map(({ field }) => field);

  it.each([
    [
      'Surname,Christian names,Known as,E mail,Mob.,Ph (home),CPNZ No.,DOB',
      'lastName firstName none email phone phone idNumber none',
    ],
    [
      'First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value',
      'firstName none lastName none email phone',
    ],
    ['First Name,Last Name,Business Phone,E-mail Address,E-mail Type', 'firstName lastName phone email none'],
    ['Name,Surname,Cell Phone No.', 'firstName lastName phone'],
    ['Name,Patrol,Patrol No.', 'name none idNumber'],
    ['Name,Member ID,CPNZ', 'name idNumber idNumber'],
  ])('are recognized by the headings %s', (heads, fields) => {
    expect(fieldsOf(`${heads}\n${heads.replaceAll(/[^,]+/g, 'x')}`)).toEqual(fields.split(' '));
  });

  it('say what their cells say, where a heading has several meanings', () => {
    const text =
      'No.,Name,Contact,Position\n1,Tama Ngata,Hana Ngata 021 555 7777,Driver\n2,Ruth Osborne,Bill,Observer';
    expect(fieldsOf(text)).toEqual(['none', 'name', 'none', 'none']);
    expect(fieldsOf('No.,Name,Contact\n7120,Tama Ngata,021 555 7777')).toEqual(['idNumber', 'name', 'phone']);
  });

  it.each([
    'Emergency Contact',
    'ICE Mobile',
    'I.C.E.',
    'NOK_phone',
    'NextOfKin',
    'Next of kin (ph)',
    "Wife's mobile",
    'Husband',
  ])('of somebody else’s phone are left out: %s [4.25]', (heading) => {
    expect(fieldsOf(`Name,Email,${heading}\nTama Ngata,tama@example.nz,021 555 7777`)).toEqual([
      ...['name', 'email', 'none'],
    ]);
  });

  it('of the member’s phone are those with other words: Office mobile', () => {
    expect(fieldsOf('Name,Reached at the office\nTama Ngata,021 555 7777')).toEqual(['name', 'phone']);
  });
});

describe('names [4.25]', () => {
  it.each([
    ['SMITH Mary', 'Mary', 'SMITH'],
    ['DE LA CRUZ Ana', 'Ana', 'DE LA CRUZ'],
    ['Ana  de la Cruz', 'Ana', 'de la Cruz'],
    ['Mary Anne SMITH JONES', 'Mary Anne', 'SMITH JONES'],
    ['JP Smith', 'JP', 'Smith'],
    ['Mr John Smith', 'John', 'Smith'],
    ['"Jones, Bob (Buzz)"', 'Bob', 'Jones'],
    ['Robert Smith Jr', 'Robert', 'Smith Jr'],
    ['"Smith, John, Jr"', 'John', 'Smith Jr'],
    ['TÄ\u0081ne MÄ\u0081hia', 'Tāne', 'Māhia'],
    ['JosÃ© PÃ¡ez', 'José', 'Páez'],
    ['Ta\u0304ne \u200bMa\u0304hia', 'Tāne', 'Māhia'],
    ['Zoë Müller', 'Zoë', 'Müller'],
  ])('%s', (name, firstName, lastName) => {
    expect(namesIn(`Name,Email\n${name},`)).toEqual([[firstName, lastName]]);
  });

  it.each([
    ['John & Mary Smith', 'These are two people: please give each a row'],
    ['T?ne Ngata', 'Letters of the name were lost'],
    ['M\u{fffd}ria Ngata', 'Letters of the name were lost'],
  ])('%s is to be corrected', (name, error) => {
    expect(rowsIn(`Name,Email\n${name},`)).toMatchObject([{ errors: [expect.stringContaining(error)] }]);
  });
});

describe('cells [4.25]', () => {
  it.each([
    ['mailto:a@example.nz', 'a@example.nz'],
    ['a @example.nz', 'a@example.nz'],
    ['a@example.nz.', 'a@example.nz'],
    ['<a@example.nz', 'a@example.nz'],
    ['\u00a0a@example.nz\u200b', 'a@example.nz'],
    ['none', null],
    ['n/a', null],
    ['-', null],
  ])('an address like %s', (cell, email) => {
    expect(rowsIn(`First Name\tLast Name\tEmail\nAna\tNg\t${cell}`)).toMatchObject([
      { person: { email }, errors: [] },
    ]);
  });

  it('of several addresses the first is kept, and the row says so', () => {
    expect(rowsIn('First Name,Last Name,Email\nAna,Ng,"a@example.nz, b@example.nz"')).toMatchObject([
      { person: { email: 'a@example.nz' }, notes: ['A person has one address: b@example.nz is left out'] },
    ]);
  });

  it.each([
    ['="0215550134"', '0215550134'],
    ["'0215550135", '0215550135'],
    ['021-555-0133.0', '021-555-0133'],
    ['021 555 0132 ::: 04 555 0132', '021 555 0132 / 04 555 0132'],
    ['"021 555 0131\n04 555 0131"', '021 555 0131 / 04 555 0131'],
    ['#N/A', null],
  ])('a phone like %s', (cell, phone) => {
    expect(phonesIn(`First Name\tLast Name\tMobile\nAna\tNg\t${cell}`)).toEqual([phone]);
  });

  it('of several phones the mobile is the first', () => {
    expect(phonesIn('Name,Home Ph,Mob\nAna Ng,04 555 0131,021 555 0131')).toEqual([
      '021 555 0131 / 04 555 0131',
    ]);
  });

  it('what a spreadsheet has taken from a phone is said', () => {
    const text = 'First Name,Last Name,Mobile\nAna,Ng,215550131\nBob,Ng,6.42156E+11\nCy,Ng,#####';
    expect(rowsIn(text)).toMatchObject([
      { person: { phone: '0215550131' }, notes: ['A spreadsheet had taken the 0 from 0215550131'] },
      { person: { phone: null }, notes: ['6.42156E+11 is what a spreadsheet left of a phone number'] },
      { person: { phone: null }, notes: ['##### is what a spreadsheet left of a phone number'] },
    ]);
  });

  it('who has no role that we know is a patroller, and the row says so', () => {
    const text = 'Name,Role\nAna Ng,Coordinator\nBob Ng,Volunteer\nCy Ng,Admin / Patroller';
    expect(rowsIn(text)).toMatchObject([
      { person: { roles: ['patroller'] }, notes: ['There is no role “Coordinator”, so it is left out'] },
      { person: { roles: ['patroller'] }, notes: [] },
      { person: { roles: ['admin', 'patroller'] }, notes: [] },
    ]);
  });
});
