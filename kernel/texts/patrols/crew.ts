import { catalogue, chosen, filled } from '../catalogue.ts';

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
