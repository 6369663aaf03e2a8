import { catalogue, chosen, counted, filled } from '../catalogue.ts';

/** The questions before a patrol is cancelled, whom that mails, and whom it has mailed (product 5.11). */
export const patrolCancelTexts = catalogue('patrols/cancel', {
  title: chosen({ patrol: 'Cancel this patrol?', event: 'Cancel this event?' }),
  keep: chosen({ patrol: 'Keep Patrol', event: 'Keep Event' }),
  cancel: chosen({ patrol: 'Cancel Patrol', event: 'Cancel Event' }),
  didNotShow: 'Did Not Show',
  didNotShowTitle: 'Did the crew not show?',
  didNotShowMeans: chosen({
    patrol: 'The patrol is cancelled, and everyone who had accepted is marked as not shown.',
    event: 'The event is cancelled, and everyone who had accepted is marked as not shown.',
  }),
  draftMails: 'It is a draft, so nobody is mailed.',
  overMails: 'It is over, so nobody on it is mailed.',
  mailsNobody: 'Nobody on it is mailed.',
  mails: filled('This mails {recipients}.'),
  eccNotTold: 'Nor is the ECC: ring it if it may still expect the crew.',
  eccUnaware: 'The ECC does not know of it and is not told.',
  unableToCancel: filled('Unable to cancel: {reason}'),

  done: chosen({ patrol: 'Patrol cancelled', event: 'Event cancelled' }),
  draftMailed: 'It was a draft, so nobody was mailed.',
  overMailed: 'It was over, so nobody on it was mailed.',
  mailedNobody: 'Nobody on it was mailed.',
  mailed: counted({
    one: '{count} person was told by email.',
    other: '{count} people were told by email.',
  }),
  waiting: counted({ one: '{count} mail waits to be sent.', other: '{count} mails wait to be sent.' }),
});
