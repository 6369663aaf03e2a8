import { catalogue } from '../catalogue.ts';

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
