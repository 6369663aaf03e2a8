import { catalogue, chosen } from './catalogue.ts';

/** What several screens say of a patrol. */
export const patrolTexts = catalogue('patrols', {
  unnamed: chosen({ patrol: 'Patrol', event: 'Event' }),
  declineTitle: chosen({ patrol: 'Decline this patrol?', event: 'Decline this event?' }),
  declineMeans: 'Someone else has to be found then.',
  no: 'No',
  yes: 'Yes',
  yesDecline: 'Yes, Decline',
  askForCover: 'Ask for Cover',
  proposeSwap: 'Propose a Swap',
  whereToMeet: 'Where to Meet',
  instructions: 'Instructions',
});
