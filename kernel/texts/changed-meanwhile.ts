import { catalogue, filled } from './catalogue.ts';

/** That somebody has saved what another person is changing too. */
export const changedMeanwhileTexts = catalogue('changed-meanwhile', {
  byYou: 'You changed this',
  bySomebody: 'Somebody else changed this',
  by: filled('{name} changed this'),
  kept: filled('{when}. Yours is kept, and not saved yet.'),
  same: filled('{when}. Yours says the same where they did, and is not saved yet.'),
  unread: 'What has changed could not be read. Yours is kept; please save again.',
});
