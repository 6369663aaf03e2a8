import { catalogue, counted } from '../catalogue.ts';

/** Whom free places are offered to, of one patrol or of several, and what came of it (product 6.34 and 6.36). */
export const patrolAskingTexts = catalogue('patrols/asking', {
  label: 'Ask',
  description: 'Empty: all patrollers',
  none: 'No such patroller',
  askedNobody: 'Nobody else could be asked',
  asked: counted({ one: '{count} person was asked', other: '{count} people were asked' }),
  withdrawn: 'Offer withdrawn',
});
