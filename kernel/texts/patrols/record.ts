import { catalogue, chosen, counted } from '../catalogue.ts';

/** The record on the page of a patrol: its figures, and what counts nowhere or was taken as it is (product 8.5 and 17.15 to 17.26). */
export const patrolRecordTexts = catalogue('patrols/record', {
  timeline: 'Timeline',
  onPatrol: 'On patrol',
  distance: 'Distance',
  incidents: 'Incidents',
  fuel: 'Fuel at finish',
  formerVersions: 'Former Versions',

  countsNowhere: 'Counts Nowhere',
  takenTitle: 'Taken as It Is',
  timeUncertain: '(time not certain)',
  review: chosen({ kept: 'Kept for review.', taken: 'Was kept for review.' }),
  taken: 'Taken into the record {when}',
  takenBy: 'Taken into the record {when} by {name}',
  voided: 'Voided {when}: {reason}',
  voidedBy: 'Voided {when} by {name}: {reason}',

  take: counted({ one: 'Take as It Is', other: 'Take All {count} as They Are' }),
  takeTitle: counted({ one: 'Take it into the record?', other: 'Take all {count} into the record?' }),
  takeMeans: chosen({
    finish:
      'The patrol is then finished: it is logged off with the ECC, and mailed as usual. It stands in the record that you took it, and cannot be undone.',
    entry:
      'It then counts like any other entry by whoever recorded it, and is marked as late. It stands in the record that you took it, and cannot be undone.',
  }),
});
