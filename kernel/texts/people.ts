import { catalogue, filled } from './catalogue.ts';

/** What many pages say of somebody. */
export const peopleTexts = catalogue('people', {
  notFound: 'Not found',
  thisPerson: 'this person',
  everybody: 'Everybody',
  noneFound: 'No-one found',
  ring: filled('Ring {name}'),
  ringCrew: 'Ring the crew',
  noPhone: filled('{name} has no phone number.'),
  notRung: filled('{name}: {phone}'),
  mailFailed: 'Mail did not arrive',
  mailFailedTitle: 'Mail Did Not Arrive',
});
