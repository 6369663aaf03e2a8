import { catalogue, chosen, filled } from '../catalogue.ts';

/** What is and was kept of a patrol beyond its age, and the question what to keep (product 22.5). */
export const patrolHoldTexts = catalogue('patrols/holds', {
  title: 'Details Kept',
  whole: chosen({ patrol: 'The whole patrol', event: 'The whole event' }),
  only: filled('Only {what}, {time}'),
  onlyDeleted: 'Only a deleted incident',
  keptUntil: filled('{what}, until {date}'),
  noted: 'Noted {when}',
  notedBy: 'Noted {when} by {name}',
  released: 'Released {when}',
  releasedBy: 'Released {when} by {name}',
  releasing: 'Released {when}: kept until {date} all the same',
  releasingBy: 'Released {when} by {name}: kept until {date} all the same',

  keepTitle: 'Keep the details?',
  keep: 'Keep Details',
  keepMeans: 'Details of people and plates are otherwise removed by their age, as My Organization says.',
  reasonIsRead: 'For example the number of the police file. The crew reads it.',
  unableToKeep: filled('Unable to keep: {reason}'),
});
