import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The page behind the link of a mail about free places, cover or a swap (product 6.35). */
export const offerTexts = catalogue('offers', {
  couldYouGo: filled('Could you go for {organization}? Whoever says yes first has the place.'),
  couldYouSwap: filled(
    'Could you change places for {organization}? Until you agree, everybody keeps their own.',
  ),
  wantsToSwap: filled(
    '{name} would like to change places with you. Until you agree, everybody keeps their own.',
  ),
  noneOpen: filled('None of these for {organization} is open any more. Thank you for looking.'),
  othersOpen: 'These are still open:',
  became: chosen({
    yours: 'The place is yours. A mail with the details is on its way.',
    swapped: 'You have changed places. A mail with the details is on its way.',
    taken: 'Somebody was a little quicker, so this place is taken. Thank you for wanting to help!',
    declined: 'You have declined this swap, so everybody keeps their own place. They are told.',
    cancelled: 'This patrol was cancelled. Thank you for wanting to help!',
    begun: 'This patrol has begun. Thank you for wanting to help!',
    placeNotNeeded: 'This place is not needed any more. Thank you for wanting to help!',
    swapNotNeeded: 'This swap is not needed any more. Thank you for wanting to help!',
  }),
  state: chosen({
    open: 'Open',
    yours: 'Yours',
    taken: 'Taken',
    declined: 'Declined',
    withdrawn: 'Not needed',
    cancelled: 'Cancelled',
    begun: 'Has begun',
  }),
  insteadOf: filled('Instead of {name}'),
  onItSoFar: filled('On it so far: {names}'),
  inReturn: filled('In return they go instead of you on {when}'),
});
