import { catalogue, chosen, counted, filled } from '../catalogue.ts';

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
