import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The pages behind the links of mails about assignments and places (product 6.8, 6.35, 11.44). */
export const assignmentTexts = catalogue('assignments', {
  eventAssignment: 'Event Assignment',
  greeting: filled('Kia ora {name}'),
  thankYou: 'Thank you.',
  forShared: filled('For {name}'),
  assigned: chosen({
    patrol: 'You have been assigned to a patrol for {organization}.',
    event: 'You have been assigned to an event for {organization}.',
  }),
  answerOfOther: 'This is for {name}, and so is the answer.',
  answersOfOther: 'This is for {name}, and so are the answers.',
  placesOfOther: 'This is for {name}, and so is what is taken here.',
  ring: filled('Questions? Ring {name}, {phone}.'),
  ringNumber: filled('Questions? Ring {phone}.'),
  ask: filled('Questions? Ask {name}.'),
  team: 'Team',
  guest: '(guest)',

  notFinalizedTitle: 'NOT FINALIZED',
  acceptedTitle: 'ACCEPTED',
  declinedTitle: 'DECLINED',
  mayChange: chosen({
    patrol: 'The details of this patrol may still change.',
    event: 'The details of this event may still change.',
  }),
  accepted: chosen({
    patrol: 'You accepted this patrol on {date}.',
    event: 'You accepted this event on {date}.',
  }),
  declined: chosen({
    patrol: 'You declined this patrol on {date}.',
    event: 'You declined this event on {date}.',
  }),

  acceptAll: counted({ one: 'Accept', other: 'Accept all {count}' }),
  take: 'Take',
  undo: 'Undo',
  unableToUndo: filled('Unable to undo: {reason}'),
  done: chosen({
    accept: 'Assignment accepted successfully.',
    decline: 'Assignment declined successfully.',
  }),
  open: filled('Open {product}'),

  invitationExpired: 'Sorry, your invitation has expired.',
  linkExpired: 'Sorry, this link has expired.',
  noToken: 'No token provided.',
  withdrawn: 'The assignment was withdrawn.',
  cancelled: chosen({ patrol: 'The patrol was cancelled.', event: 'The event was cancelled.' }),
  over: chosen({ patrol: 'The patrol is over.', event: 'The event is over.' }),
  unableToLoad: chosen({
    assignment: 'Unable to load your assignment',
    assignments: 'Unable to load your assignments',
    places: 'Unable to load the places',
  }),
  notArrived: 'Your answer did not arrive',
  noConnection: 'There is no connection. Please check your internet connection.',
  answerAgain: 'There is no connection. Please check your internet connection and answer again.',
  pressAgain: 'There is no connection. Please check your internet connection and press again.',

  settled: filled('You are on those marked Accepted, for {organization}.'),
  noneOpen: filled('None of these for {organization} is open any more.'),
  areOpen: counted({
    one: '{count} of these for {organization} is open. To decline one, use its own button in the mail.',
    other: '{count} of these for {organization} are open. To decline one, use its own button in the mail.',
  }),
  assignmentState: chosen({
    open: 'Open',
    accepted: 'Accepted',
    declined: 'Declined',
    begun: 'Has begun',
    over: 'Over',
    cancelled: 'Cancelled',
    withdrawn: 'Withdrawn',
  }),
});

/** The form that adds a guest to a patrol (product 6.16). */
export const patrolAddGuestTexts = catalogue('patrols/add-guest', {
  label: chosen({ ahead: 'Add Guest', afterwards: 'Add Guest Who Came' }),
  enterName: 'Please enter guest name',
  mailsNobody: 'Nobody is mailed.',
});

/** The patrollers and guests of a patrol, and how admins corrected who came (product 6.1 to 6.18). */
export const patrolCrewTexts = catalogue('patrols/crew', {
  patrollers: 'Patrollers',
  addPatroller: chosen({ ahead: 'Add Patroller', afterwards: 'Add Who Came' }),
  noPatrollers: 'No patrollers assigned',
  somebody: 'this person',
  doubleBooked: filled('Double-booked: {patrols}'),
  acceptFor: filled('Accept for {name}'),
  declineFor: filled('Decline for {name}'),
  didNotShow: chosen({ mark: 'Did Not Show', unmark: 'Did Show' }),
  didNotShowOf: chosen({ mark: 'Did Not Show: {name}', unmark: 'Did Show: {name}' }),
  actionsFor: chosen({
    answer: 'Accept, decline or remove: {name}',
    remove: 'Remove: {name}',
    mark: 'Did not show: {name}',
  }),

  guests: 'Guests',
  noGuests: 'No guests assigned',
  addGuest: chosen({ ahead: 'Add Guest', afterwards: 'Add Guest Who Came' }),

  added: 'Created',
  undoMails: 'Undo adds them anew and mails them.',

  corrected: 'Who Came, Corrected',
  guest: filled('{name} (guest)'),
  wasAdded: '{name} was added',
  wasRemoved: '{name} was removed',
  noShow: '{name} did not show',
  showed: '{name} did show',
  noted: 'Noted {when} by {name}',
});

/** The button that removes somebody from a patrol, and the question before that. */
export const patrolRemoveTexts = catalogue('patrols/remove', {
  label: filled('Remove {name}'),
  title: filled('Remove {name}?'),
  keep: 'Keep',
  mailed: 'An email tells them.',
  mailsNobody: 'Nobody is mailed about it.',
  mayBeOut:
    'They may be out already, with a phone without coverage that does not hear of this. Ring them first.',
});
