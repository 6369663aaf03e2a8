import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The question when a patrol was finished, before that is recorded for its crew (product 17.9). */
export const patrolFinishForCrewTexts = catalogue('patrols/finish-for-crew', {
  title: 'Finish for the crew?',
  finish: 'Finish',
  unableToFinish: filled('Unable to finish: {reason}'),
});

/** What incidents said before they were edited or deleted (product 17.7). */
export const patrolFormerVersionsTexts = catalogue('patrols/former-versions', {
  title: 'Former Versions',
  unableToLoad: 'Unable to load former versions',
  none: 'Nothing was edited or deleted',
  timeUncertain: '(time not certain)',
  edited: 'Edited {when}',
  editedBy: 'Edited {when} by {name}',
  deleted: 'Deleted {when}',
  deletedBy: 'Deleted {when} by {name}',
});

/** The note that a running patrol is overdue, and the question before that is acknowledged (product 17.8). */
export const patrolOverdueTexts = catalogue('patrols/overdue', {
  title: 'OVERDUE',
  since: filled('Planned until {end}, {passed}. Last heard of {heard}.'),
  toCrew: 'If you are back, please finish it. If you are still out, please extend it.',
  acknowledged: 'Acknowledged at {time}. Nobody is mailed about it any more, unless it is extended.',
  acknowledgedBy:
    'Acknowledged at {time} by {name}. Nobody is mailed about it any more, unless it is extended.',
  acknowledgeTitle: 'Do you know that they are well?',
  acknowledgeMeans:
    'No admin is mailed about this patrol any more, unless it is extended. The crew reads that you know.',
  finishForCrew: 'Finish for the Crew',
});

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

/** The question before a start or a finish is voided (product 17.16). */
export const patrolVoidTexts = catalogue('patrols/void', {
  title: chosen({ start: 'Void the start?', finish: 'Void the finish?' }),
  confirm: chosen({ start: 'Void Start', finish: 'Void Finish' }),
  means: chosen({
    start:
      'The patrol is then not started. What was recorded since is kept for admins and counts nowhere. It cannot be undone.',
    finish:
      'The patrol is then running again, until it is finished anew. Entries from after the finish then count. It cannot be undone.',
  }),
  reasonIsRead: 'The crew reads it, and it stands in the history.',
  unableToVoid: filled('Unable to void: {reason}'),
});
