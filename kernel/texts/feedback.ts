import { catalogue, filled } from './catalogue.ts';

/** What any screen says while it loads, when something was done, and when something fails. */
export const feedbackTexts = catalogue('feedback', {
  loading: 'Loading',
  takesLong: 'This is taking long. The connection may be poor.',
  notLoaded: 'This could not be loaded. Please check your internet connection.',
  pageNotLoaded: 'This page could not be loaded. Please check your internet connection.',
  unableToLoad: filled('Unable to load {what}'),
  unableToDownload: filled('Unable to download {what}: {reason}'),
  updated: 'Updated',
  cannotBeUndone: 'This cannot be undone.',
  unableToUpdate: filled('Unable to update: {reason}'),
  wentWrong: 'Something went wrong',
  networkError: 'Network error',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  storageFull: 'The storage of this device is full.',
  nothingKept: 'This browser keeps nothing on this device.',
  noCookies:
    'This browser keeps no cookies, without which nobody can sign in. Please allow them, or use another browser.',
  error: 'Error',
  invalidUrl: 'Invalid URL',
  notFoundMeans:
    'Nothing is written on this page. It may have been removed, or the address has a mistake in it.',
  goTo: filled('Go to {page}'),
  unknownError: 'Unknown error',
  reference: filled('Reference {id}'),
  offline: 'This device is currently offline. Please check your internet connection.',
});
