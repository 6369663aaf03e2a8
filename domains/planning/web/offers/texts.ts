import { catalogue, counted, filled } from '#texts/catalogue.ts';

/** Whom free places are offered to, of one patrol or of several, and what came of it (product 6.34 and 6.36). */
export const patrolAskingTexts = catalogue('patrols/asking', {
  label: 'Ask',
  description: 'Empty: all patrollers',
  none: 'No such patroller',
  askedNobody: 'Nobody else could be asked',
  asked: counted({ one: '{count} person was asked', other: '{count} people were asked' }),
  withdrawn: 'Offer withdrawn',
});

/** The free places of a patrol, to whom they were offered, and the question to whom to offer them (product 6.34 and 6.36). */
export const patrolOfferTexts = catalogue('patrols/offers', {
  title: 'Open Places',
  unableToLoad: 'Unable to load offers',
  none: 'Nobody was asked to take them yet.',
  freePlaces: 'Free places',
  placeOf: 'The place of {name}',
  because: filled('who cannot come: “{reason}”'),
  inReturn: filled('in exchange for one on {when}'),
  offered: 'Offered {when}.',
  offeredBy: 'Offered {when} by {name}.',
  open: 'Still open.',
  moreAsked: filled('Still open. More are asked on {when}.'),
  over: 'No longer open.',
  taken: 'Taken over {when}.',
  takenBy: 'Taken over {when} by {name}.',
  withdrawn: 'Withdrawn {when}.',
  withdrawnBy: 'Withdrawn {when} by {name}.',
  asked: filled('Asked: {names}'),

  offerPlaces: 'Offer Places',
  offerMeans: 'Whoever can go that day gets an email. The first who says yes has the place.',
  others: 'Offer these too',
  other: counted({ one: '{title}, {when}: {count} place', other: '{title}, {when}: {count} places' }),
});
