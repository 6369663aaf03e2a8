import { catalogue, filled } from '../catalogue.ts';

/** The question when a patrol was finished, before that is recorded for its crew (product 17.9). */
export const patrolFinishForCrewTexts = catalogue('patrols/finish-for-crew', {
  title: 'Finish for the crew?',
  finish: 'Finish',
  unableToFinish: filled('Unable to finish: {reason}'),
});
