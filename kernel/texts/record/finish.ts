import { catalogue } from '../catalogue.ts';

/** The form in which a crew finishes its patrol. */
export const recordFinishTexts = catalogue('record/finish', {
  logsOff: 'Finishing logs you off with the ECC.',
  logsOffInTraining: 'This is training: the log-off goes to you, not to the ECC.',
  complete: 'This is complete and correct',
  lookOverFirst: 'Look over the figures and the times first',
  summary: 'Summary',
  onPatrol: 'On patrol',
  distance: 'Distance',
  incidents: 'Incidents',
  allQuiet: 'All quiet',
});
