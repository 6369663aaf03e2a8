import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The mails about a patrol and what became of them (product 11.12). */
export const patrolMailTexts = catalogue('patrols/mails', {
  title: 'Mails',
  unableToLoad: 'Unable to load mails',
  pages: 'Pages of mails',
  notDelivered: counted({ other: '{count} not delivered' }),
  state: chosen({
    queued: 'Queued',
    delayed: 'Delayed',
    'handed-over': 'Handed Over',
    refused: 'Refused',
    bounced: 'Came Back',
    dropped: 'Not Sent',
  }),
  nextAttempt: filled('next attempt {when}'),
  outOfDate: 'out of date by then',
  digest: chosen({ waits: 'waits for their digest', sent: 'in their digest' }),
  sentAgain: 'sent again since',
  unknown: 'Unknown',
  addressOf: filled('at the address of {name}'),
  sendAgainTo: filled('Send Again to {whom}'),
  queued: 'Mail queued',
  unableToSend: filled('Unable to send: {reason}'),
});
