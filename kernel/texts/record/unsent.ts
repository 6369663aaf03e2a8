import { catalogue, counted, filled } from '../catalogue.ts';

/** What a crew wrote that is not in the record: put off, refused, or not even kept (product 17.11). */
export const recordUnsentTexts = catalogue('record/unsent', {
  waitingToSend: 'Waiting to send',
  putOff: filled('The server says: “{sentence}” This phone tries again by itself.'),
  cannotKeep: filled('This phone cannot keep what you write: {reason}'),
  cannotKeepMeans: 'It is sent while this page stays open. Write it down on paper as well.',

  onThisPhone: counted({
    one: '{count} entry is only on this phone',
    other: '{count} entries are only on this phone',
  }),
  onThisPhoneMeans:
    'Nothing of it is lost. If this phone cannot send it any more, copy it, and give it to an admin.',

  refused: 'This was not taken',
  notTaken: filled('{what} was not taken'),
  cannotBeTaken: 'It cannot be taken any more. Copy the text, and give it to an admin.',
  copyText: 'Copy Text',
  copied: 'Text copied',
  unableToCopy: 'Unable to copy. Please select the text, and copy it yourself.',
  neverTaken: 'It was never taken into the record, and cannot be brought back.',
});
