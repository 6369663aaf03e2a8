import { catalogue, chosen, counted, filled } from './catalogue.ts';

/** What buttons say on many screens. What one screen alone offers is in its own catalogue. */
export const actionTexts = catalogue('actions', {
  accept: 'Accept',
  acknowledge: 'Acknowledge',
  add: 'Add',
  addAnyway: 'Add Anyway',
  back: 'Back',
  cancel: 'Cancel',
  clear: 'Clear',
  clearFilter: 'Clear Filter',
  close: 'Close',
  confirm: 'Confirm',
  copy: 'Copy',
  decline: 'Decline',
  delete: 'Delete',
  discard: 'Discard',
  edit: 'Edit',
  erase: 'Erase',
  filter: 'Filter',
  finalize: 'Finalize',
  goBack: 'Go Back',
  hide: 'Hide',
  keepIt: 'Keep It',
  no: 'No',
  notNow: 'Not Now',
  offer: 'Offer',
  print: 'Print',
  release: 'Release',
  remove: 'Remove',
  replace: 'Replace',
  save: 'Save',
  saveAnyway: 'Save Anyway',
  sendAgain: 'Send Again',
  show: 'Show',
  showAll: 'Show All',
  showLess: 'Show Less',
  signIn: 'Sign In',
  stop: 'Stop',
  swap: 'Swap',
  tryAgain: 'Try Again',
  undo: 'Undo',
  withdraw: 'Withdraw',
  yes: 'Yes',
});

/** Controls that several pages have. */
export const controlTexts = catalogue('controls', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  csv: 'CSV',
  weekdays: 'Weekdays',
});

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

/** Labels of fields, headings of columns and kinds of facts that many screens have. */
export const fieldTexts = catalogue('fields', {
  code: 'Code',
  colour: 'Colour',
  details: 'Details',
  email: 'Email',
  firstName: 'First name',
  from: 'From',
  kind: 'Kind',
  lastName: 'Last name',
  make: 'Make',
  message: 'Message',
  model: 'Model',
  name: 'Name',
  none: 'None',
  notSaid: 'Not Said',
  notes: 'Notes',
  password: 'Password',
  phone: 'Phone',
  place: 'Place',
  reason: 'Reason',
  status: 'Status',
  to: 'To',
  until: 'Until',
  what: 'What',
  when: 'When',
  where: 'Where',
  who: 'Who',
});

/** What every form has. */
export const formTexts = catalogue('forms', {
  leaveTitle: 'Leave without saving?',
  leaveMeans: 'What you have changed on this page will be lost.',
  stay: 'Stay',
  leave: 'Leave',
  togglePassword: 'Show or hide the password',
  passwordRules: 'A password has',
  ruleMet: 'Done:',
  ruleMissing: 'Missing:',
  theirs: 'Theirs: {value}',
  theirsInPlaceOf: 'Theirs, in place of: {value}',
  useTheirs: 'Use Theirs',
  hoursOf: filled('{field}, hours'),
  minutesOf: filled('{field}, minutes'),
  comesTwice: 'The clocks go back that night: this time comes twice',
  theFirst: filled('{time}, the first'),
  theSecond: filled('{time}, the second'),
});

/** What every list has: its search, its order and its pages. */
export const listTexts = catalogue('lists', {
  search: filled('Search {what}'),
  noneFound: filled('No {what} Found'),
  clearSearch: 'Clear Search',
  order: 'Order',
  pages: 'Pages',
  pagesOf: filled('Pages of {what}'),
  range: filled('{from}–{to} of {matches}'),
  printed: filled('{printed} of {matches} are printed, not all of them.'),
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
});

/** Words for times: periods, how long ago, weekdays. */
export const timeTexts = catalogue('times', {
  period: filled('{from} to {to}'),
  since: filled('From {date}'),
  until: filled('Until {date}'),
  justNow: 'just now',
  minutesAgo: counted({ one: '{count} minute ago', other: '{count} minutes ago' }),
  ago: filled('{time} ago'),
  /** By their number (ISO 8601). */
  weekday: chosen({ 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' }),
});
