import { catalogue, filled } from '../catalogue.ts';

/** What is set aside of a patrol's record. */
export const setAsideTexts = catalogue('patrols/set-aside', {
  start: 'Start',
  finish: 'Finish',
  deletion: filled('Deletion of {what}'),
  edit: filled('Edit of {what}'),
  ringEcc: filled(
    'The ECC may have been told at {time} that this patrol is off. If it is still out, ring the ECC.',
  ),
});
