import { catalogue, counted } from '../catalogue.ts';

/** The question before drafts are finalized, one alone or several together (product 5.5 and 5.17). */
export const patrolFinalizeTexts = catalogue('patrols/finalize', {
  title: counted({ one: 'Finalize {count} draft?', other: 'Finalize {count} drafts?' }),
  finalize: counted({ one: 'Finalize {count} draft', other: 'Finalize {count} drafts' }),
  notYet: 'Not Yet',
  finalizeAnyway: 'Finalize Anyway',
  shortCrews: counted({
    one: '{count} of them has fewer than two on its crew.',
    other: '{count} of them have fewer than two on their crews.',
  }),
  mails: 'This mails {recipients}. It cannot be undone.',
  finalized: counted({ other: '{count} finalized' }),
});
