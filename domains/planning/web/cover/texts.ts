import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The forms by which somebody who cannot come asks for cover or proposes a swap. */
export const patrolCoverFormTexts = catalogue('patrols/cover-forms', {
  askTitle: chosen({
    patrol: 'Ask for cover for this patrol?',
    event: 'Ask for cover for this event?',
  }),
  askMeans: 'Those who could go are asked. The place is yours until somebody takes it.',
  why: 'Why can you not come?',
  whyIsFor: 'Only the admins read this.',

  proposeTitle: 'Propose a swap?',
  proposeMeans:
    'They take your place and you take theirs, once they agree. Until then everybody keeps their own.',
  propose: 'Propose',
  withWhom: 'With whom?',
  nobodyFound: 'Nobody found',
  chooseSomebody: 'Please choose somebody',
  nobodyCould: 'Nobody of another crew could change places with you. You can ask for cover instead.',
  unableToLoadCrews: 'Unable to load the other crews',
});

/** The cards of open places and of the user's own requests for cover and swaps, and what became of these. */
export const patrolCoverTexts = catalogue('patrols/cover', {
  openPlaces: 'Open Places',
  take: 'Take',
  insteadOfWith: filled('Instead of {name}, with {others}'),
  insteadOfAlone: filled('Instead of {name}, nobody else so far'),
  freeWith: filled('Free place, with {others}'),
  freeAlone: 'Free place, nobody else so far',
  inReturn: filled('In return they go instead of you on {when}'),

  requests: 'Your Requests',
  asked: counted({ one: '{count} person was asked.', other: '{count} people were asked.' }),
  nobodyAsked: 'Nobody else could go, so the admins alone were told.',
  moreAreAsked: filled('More are asked on {when}.'),
  yoursUntilTaken: 'The place is yours until somebody takes it.',
  keepPlace: 'Keep My Place',
  proposed: filled(
    'You have proposed to change places with {name}, who is on {when}. The place is yours until they agree.',
  ),

  cannotCome: 'If You Cannot Come',
  cannotComeMeans: 'Those who could go are asked, or one of another crew changes places with you.',
  unableToLoadRequests: 'Unable to load your requests',

  kept: 'You keep your place.',
  swapProposed: 'Swap proposed. Until they agree, the place is yours.',
  swapWithdrawn: 'Swap withdrawn. You keep your place.',
  swapDeclined: 'Swap declined. Thank you for answering.',
  became: chosen({
    yours: 'The place is yours. Thank you!',
    swapped: 'You have changed places. Thank you!',
    taken: 'Somebody was a little quicker. Thank you for wanting to help!',
    placeNotNeeded: 'This place is not needed any more. Thank you for wanting to help!',
    swapNotNeeded: 'This swap is not needed any more. Thank you for wanting to help!',
  }),
});
