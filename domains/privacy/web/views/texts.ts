import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The log of who saw personal details (product 22.22). */
export const viewTexts = catalogue('views', {
  about: 'Whoever was shown people and plates of incidents, contacts, former versions or files.',
  unableToLoad: 'Unable to load who looked',
  showOlder: 'Show Older',
  olderNotPrinted: 'Older entries are not printed.',
  noneMatch: 'Nobody Looked',
  noneMatchHint: 'No entry matches this filter.',
  none: 'Nobody Looked Yet',
  noneHint: 'Who sees personal details is listed here within seconds.',

  whoLooked: 'Who looked',
  atWhat: 'At what',
  anything: 'Anything',
  onlyOfPerson: filled('Only what was seen of {name}.'),
  onlyOfPatrol: 'Only what was seen of one patrol.',

  saw: 'Saw',
  of: 'Of',
  superAdministrator: 'A super administrator',
  kind: chosen({
    involved: 'People and plates',
    contacts: 'Contacts',
    former: 'Former versions',
    'people-file': 'File of people',
    'person-file': 'Information of one person',
    'patrols-file': 'File of patrols',
    'incidents-file': 'File of incidents',
    'recorded-file': 'File of recorded people',
    'report-file': 'File of a report',
    'volunteers-file': 'File of volunteers',
    views: 'This log',
  }),
  involved: counted({
    one: 'People and plates of {count} incident',
    other: 'People and plates of {count} incidents',
  }),
  former: counted({ one: '{count} former version', other: '{count} former versions' }),
  contacts: counted({ one: 'Contacts of {count} person', other: 'Contacts of {count} people' }),
  /** What was seen, by the way in which. */
  seen: chosen({
    page: '{what}',
    list: '{what}, in a list',
    file: '{what}',
    change: '{what}, after a change',
  }),
  until: filled('{began} to {ended}'),
  times: counted({ one: '{when}', other: '{when}, {count} times' }),
});
