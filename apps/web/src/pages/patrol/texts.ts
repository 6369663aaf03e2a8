import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The buttons that cancel a patrol, and whom that has mailed (product 5.11). */
export const patrolCancelTexts = catalogue('patrols/cancel', {
  didNotShow: 'Did Not Show',
  done: chosen({ patrol: 'Patrol cancelled', event: 'Event cancelled' }),
  unableToCancel: filled('Unable to cancel: {reason}'),
  draft: 'It was a draft, so nobody was mailed.',
  over: 'It was over, so nobody on it was mailed.',
  mailedNobody: 'Nobody on it was mailed.',
  mailed: counted({
    one: '{count} person was told by email.',
    other: '{count} people were told by email.',
  }),
  waiting: counted({ one: '{count} mail waits to be sent.', other: '{count} mails wait to be sent.' }),
});

/** The questions before a patrol is cancelled, and whom that would tell (product 5.11). */
export const patrolCancellingTexts = catalogue('patrols/cancelling', {
  title: chosen({ patrol: 'Cancel this patrol?', event: 'Cancel this event?' }),
  keep: chosen({ patrol: 'Keep Patrol', event: 'Keep Event' }),
  cancel: chosen({ patrol: 'Cancel Patrol', event: 'Cancel Event' }),
  didNotShowTitle: 'Did the crew not show?',
  didNotShow: 'Did Not Show',
  didNotShowMeans: chosen({
    patrol: 'The patrol is cancelled, and everyone who had accepted is marked as not shown.',
    event: 'The event is cancelled, and everyone who had accepted is marked as not shown.',
  }),
  draft: 'It is a draft, so nobody is mailed.',
  over: 'It is over, so nobody on it is mailed.',
  mailsNobody: 'Nobody on it is mailed.',
  mails: filled('This mails {recipients}.'),
  eccNotTold: 'Nor is the ECC: ring it if it may still expect the crew.',
  mayBeOut:
    'Its crew may be out already, with a phone without coverage that does not hear of this. Ring them first.',
  eccUnaware: 'The ECC does not know of it and is not told.',
});

/** The question before a draft is finalized (product 5.5). */
export const patrolFinalizeTexts = catalogue('patrols/finalize', {
  title: chosen({ patrol: 'Finalize this patrol?', event: 'Finalize this event?' }),
  notYet: 'Not Yet',
  finalizeAnyway: 'Finalize Anyway',
  crewTooSmall: chosen({
    nobody: 'Nobody is on this patrol. It needs at least two.',
    one: 'Only one patroller is on this patrol. It needs at least two.',
  }),
  patrollerNotAdded: filled('“{typed}” still stands in Add Patroller, and nobody was chosen for it.'),
  guestNotAdded: filled('“{typed}” still stands in Add Guest, and was not added.'),
  mails: 'This mails {recipients}. It cannot be undone.',
});
