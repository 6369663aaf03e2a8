import { catalogue, filled } from './catalogue.ts';

/** What several screens say of recording. */
export const recordTexts = catalogue('record', {
  continue: 'Continue Recording',
  cannotKeep: filled('This device cannot keep it: {reason}'),
});
