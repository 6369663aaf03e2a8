import { catalogue, filled } from '../catalogue.ts';

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
