import { catalogue, chosen } from '../catalogue.ts';

/** Why the crew of a patrol cannot log on, or start, now (product 8.2). */
export const patrolNotReadyTexts = catalogue('patrols/not-ready', {
  cancelled: 'This patrol was cancelled.',
  notFinalized: 'This patrol has not been finalized yet.',
  over: 'This patrol is over.',
  early: chosen({
    logOn: 'You can log on from {opens}, {minutes} minutes before the start.',
    start: 'You can start from {opens}, {minutes} minutes before the start.',
  }),
});
