import { catalogue, chosen, filled } from '../catalogue.ts';

/** The question before a draft is finalized (product 5.5). */
export const patrolFinalizeTexts = catalogue('patrols/finalize', {
  title: chosen({ patrol: 'Finalize this patrol?', event: 'Finalize this event?' }),
  notYet: 'Not Yet',
  finalizeAnyway: 'Finalize Anyway',
  crewTooSmall: chosen({
    nobody: 'Nobody is on this patrol. It needs at least two.',
    one: 'Only one patroller is on this patrol. It needs at least two.',
  }),
  patrollerNotAdded: filled('“{typed}” still stands in Add Patroller, and nobody was chosen for it.'),
  guestNotAdded: filled('“{typed}” still stands in Add Guest, and was not added.'),
  mails: 'This mails {recipients}. It cannot be undone.',
});
