import { catalogue, chosen } from './catalogue.ts';

/** What several screens say of a patrol. */
export const patrolTexts = catalogue('patrols', {
  unnamed: chosen({ patrol: 'Patrol', event: 'Event' }),
  declineTitle: chosen({ patrol: 'Decline this patrol?', event: 'Decline this event?' }),
  declineMeans: 'Someone else has to be found then.',
  yesDecline: 'Yes, Decline',
  askForCover: 'Ask for Cover',
  proposeSwap: 'Propose a Swap',
  whereToMeet: 'Where to Meet',
  instructions: 'Instructions',
  clocksGo: chosen({
    'patrol-back': 'The clocks go back on {day} at {time}: this patrol ends at {end} by the new time.',
    'patrol-forward': 'The clocks go forward on {day} at {time}: this patrol ends at {end} by the new time.',
    'event-back': 'The clocks go back on {day} at {time}: this event ends at {end} by the new time.',
    'event-forward': 'The clocks go forward on {day} at {time}: this event ends at {end} by the new time.',
  }),
});
