import { catalogue, counted, filled } from '../catalogue.ts';

/** What is said and asked before a patrol is changed: whom it mails, what is lacking, and what cannot be taken back. */
export const patrolChangeTexts = catalogue('patrols/changes', {
  doubleBooked: 'Already on Another Patrol',
  message: 'Message (optional)',
  messageMeans: 'The emails quote it with your name.',
  patrollers: counted({ one: '{count} patroller', other: '{count} patrollers' }),
  guests: counted({ one: '{count} guest', other: '{count} guests' }),
  watchers: counted({ one: '{count} watcher', other: '{count} watchers' }),
  watchersWithDigests: counted({
    one: '{count} watcher (in their digest)',
    other: '{count} watchers (all in their digest)',
  }),
  watchersSomeWithDigests: counted({
    one: '{count} watcher ({digests} of them in their digest)',
    other: '{count} watchers ({digests} of them in their digest)',
  }),
  nobody: 'nobody',
  unmailed: filled('No mail reaches {people}: please ring them.'),
  noEccNumber: filled(
    'The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. It is shown {police}, and {emergency} for an emergency, instead.',
  ),
  noNumberAtAll:
    'The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. It is shown no number to ring.',
  release: 'Release the details?',
  releaseMeans:
    'They are kept for two weeks more. All admins are mailed, and any of them can withdraw it until then. After that, those that are too old are removed, and nobody can bring them back.',
});
