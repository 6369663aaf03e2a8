import { catalogue, chosen, filled } from '../catalogue.ts';

/** The rows of patrols: their chips, and who is on them. Every page behind the sign-in loads it. */
export const patrolRowTexts = catalogue('patrols/rows', {
  status: chosen({
    accepted: 'Accepted',
    declined: 'Declined',
    'did-not-show': 'Did not show',
    pending: 'Pending',
    'not-emailed': 'Not emailed',
    'not-delivered': 'Not delivered',
    'no-mail': 'No mail',
    'shared-mail': 'Shared mail',
    cancelled: 'CANCELLED',
    draft: 'DRAFT',
    test: 'TEST',
    overdue: 'OVERDUE',
    finished: 'Finished',
    'not-invited': 'Not invited',
    invited: 'Invited',
  }),
  printedAnswer: chosen({
    accepted: 'accepted',
    declined: 'declined',
    'did-not-show': 'did not show',
    pending: 'pending',
    'not-emailed': 'not emailed',
    'not-delivered': 'not delivered',
    'no-mail': 'no mail',
  }),
  noMailSoRing: filled('no mail, ring {phone}'),
  shortCrew: filled('{count} of {wanted} crew'),
  noPatrollers: 'No patrollers',
  noGuests: 'No guests',
  guest: 'Guest',
  printedGuest: 'guest',
  nameOfGuest: filled('{name} (guest)'),
});
