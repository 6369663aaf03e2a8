import { catalogue, chosen, filled } from '../catalogue.ts';

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
