import { catalogue, filled } from './catalogue.ts';

/** What any screen says when something fails. */
export const feedbackTexts = catalogue('feedback', {
  wentWrong: 'Something went wrong',
  unknownError: 'Unknown error',
  reference: filled('Reference {id}'),
  tryAgain: 'Try Again',
  offline: 'This device is currently offline. Please check your internet connection.',
});
