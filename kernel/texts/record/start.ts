import { catalogue } from '../catalogue.ts';

/** The form that starts a patrol. */
export const recordStartTexts = catalogue('record/start', {
  title: 'Start Patrol',
  start: 'Start',
  notLoaded: 'You can start once this page has wholly loaded. The connection may be poor.',
  time: 'Start time',
  eventNumber: 'Event Number',
  filledIn: 'Event number {number} is filled in below.',
  odometer: 'Start odometer',
  asAtLastFinish: 'As at its last finish.',
});
