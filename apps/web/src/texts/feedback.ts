import { catalogue, filled } from './catalogue.ts';

/** What any screen says while it loads, when something was done, and when something fails. */
export const feedbackTexts = catalogue('feedback', {
  loading: 'Loading',
  updated: 'Updated',
  cannotBeUndone: 'This cannot be undone.',
  unableToUpdate: filled('Unable to update: {reason}'),
  wentWrong: 'Something went wrong',
  unknownError: 'Unknown error',
  reference: filled('Reference {id}'),
  offline: 'This device is currently offline. Please check your internet connection.',
});
