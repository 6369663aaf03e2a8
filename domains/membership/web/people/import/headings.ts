import { peopleHeadings } from '#people/contract';
import { roleOf } from './roles.ts';

/** What a column says of people. A name is the first and the last name in one. */
export type ColumnField = keyof typeof peopleHeadings | 'name' | 'none';

const whose = '(?:home|work|business|daytime|day|evening|main|primary|personal|other|contact)?';
const device = '(?:mobile|mob|cellular|cell|telephone|tel|phone|ph)';

/** What headings say, in lower case and of letters alone, besides those of our own files. */
const headings: Record<Exclude<ColumnField, 'none'>, RegExp> = {
  name: /^(?:full)?names?$|^(?:member|volunteer|person|patroller)s?(?:name)?$/,
  firstName: /^(?:first|given|fore|christian)(?:names?)?$/,
  lastName: /^(?:last|family)(?:name)?$|^surname$/,
  email: new RegExp(`^${whose}e?mails?(?:add|addr|address|addresses|value)?${whose}$|^e$`),
  phone: new RegExp(`^${whose}${device}+(?:numbers?|nos?|value)?${whose}$|^contact(?:number|no)$`),
  // “Patrol” alone is which one somebody belongs to
  idNumber: /^(?:patrol|member|cpnz)?(?:id(?:number|no)?|number|no)$|^cpnz$/,
  roles: /^roles?$|^positions?$/,
};

const fields = ['name', 'firstName', 'lastName', 'email', 'phone', 'idNumber', 'roles'] as const;

/** What a column can be said to be. */
export const columnChoices: readonly ColumnField[] = [...fields, 'none'];

/** Returns what the column under a heading says of people. */
export function fieldOfHeading(heading: string): ColumnField {
  const word = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  if (word === '') return 'none';
  const isNamed = (field: keyof typeof headings) =>
    headings[field].test(word) ||
    (field !== 'name' && peopleHeadings[field].toLowerCase().replaceAll(' ', '') === word);
  return fields.find(isNamed) ?? 'none';
}

/** Returns whether a cell may answer a heading, although some are headings too: “No” below “Own car”, “Volunteer” below “Role”. */
export function isAnswer(cell: string): boolean {
  return /^(?:y|yes|n|no|e|family)$/i.test(cell) || roleOf(cell) !== undefined;
}
