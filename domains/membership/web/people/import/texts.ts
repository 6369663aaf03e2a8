import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The page that adds people from a table (product 4.24). */
export const importTexts = catalogue('people/import', {
  table: 'Table of people',
  tableHint:
    'Copy the rows in your spreadsheet and paste them here, best with the headings. Nobody is mailed before you ask for it.',
  file: 'File',
  chooseFile: 'Choose a File',
  fileTooLarge: 'The file is too large: a table of people has at most 1 MB.',
  workbook: 'This is a workbook. Please save the sheet as CSV, or copy its cells and paste them here.',
  tooMany: filled('At most {max} people at a time: this table has more.'),

  columns: 'Columns',
  column: filled('Column {place}'),
  columnNamed: filled('Column {place} {example}'),
  leaveColumnOut: 'Leave out',

  unableToCheck: 'Unable to check the table',
  toCorrect: 'To Correct',
  toAdd: 'To Add',
  stay: 'Stay As They Are',
  leftOut: 'Left Out',
  noName: 'No name',
  row: filled('Row {number}'),
  action: chosen({ leaveOut: 'Leave Out', takeBack: 'Take Back' }),
  actionOnRow: chosen({
    leaveOut: 'Leave Out row {number}, {name}',
    takeBack: 'Take Back row {number}, {name}',
  }),

  noMail: 'No mail reaches them',
  returning: 'Comes back',
  shared: filled('Mails go to the address of {name}'),
  known: 'Already here',
  knownAs: filled('Already here as {name}'),
  repeated: 'Twice in this table',
  unshareable: filled('{name} has this address. Everybody but a patroller needs an address of their own'),
  noSuchRole: filled('There is no role “{role}”, so it is left out'),
  otherEmail: filled('A person has one address: {email} is left out'),
  noughtAdded: filled('A spreadsheet had taken the 0 from {number}'),
  shortened: filled('{number} is what a spreadsheet left of a phone number'),
  twoPeople: 'These are two people: please give each a row',
  lettersLost:
    'Letters of the name were lost when the table was saved: please save it as CSV UTF-8, or copy its cells',
  emailRefused: filled('Email: {reason}'),

  import: 'Import',
  importSome: filled('Import {count}'),
  correctFirst: 'Please correct the rows that are marked, or leave them out.',
  added: counted({
    one: '{count} person added. Nobody was mailed yet.',
    other: '{count} people added. Nobody was mailed yet.',
  }),
  noneAdded: filled('Nobody was added: {reason}'),
});
