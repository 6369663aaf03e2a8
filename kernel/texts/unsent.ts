import { catalogue, chosen, filled } from './catalogue.ts';

/** The bars for patrols whose urgent mails have not left. */
export const unsentTexts = catalogue('unsent', {
  unsent: filled('{patrol}: mails do not leave.'),
  ringInstead: '{patrol} Please ring instead.',
  dueSince: filled('{mail}, due since {time}'),
  othersToo: 'Nor do those of:',
  unnamed: chosen({ patrol: 'The patrol', event: 'The event' }),
  showPatrol: 'Show the Patrol',
});
