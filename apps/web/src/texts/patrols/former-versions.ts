import { catalogue } from '../catalogue.ts';

/** What incidents said before they were edited or deleted (product 17.7). */
export const patrolFormerVersionsTexts = catalogue('patrols/former-versions', {
  unableToLoad: 'Unable to load former versions',
  none: 'Nothing was edited or deleted',
  edited: 'Edited {when}',
  editedBy: 'Edited {when} by {name}',
  deleted: 'Deleted {when}',
  deletedBy: 'Deleted {when} by {name}',
});
