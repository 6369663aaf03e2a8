import { catalogue, counted } from '../catalogue.ts';

/** The question before several drafts are finalized together (product 5.17). */
export const patrolTogetherTexts = catalogue('patrols/together', {
  title: counted({ one: 'Finalize {count} draft?', other: 'Finalize {count} drafts?' }),
  notYet: 'Not Yet',
  finalize: counted({ one: 'Finalize {count} draft', other: 'Finalize {count} drafts' }),
  finalizeAnyway: 'Finalize Anyway',
  shortCrews: counted({
    one: '{count} of them has fewer than two on its crew.',
    other: '{count} of them have fewer than two on their crews.',
  }),
  mails: 'This mails {recipients}. It cannot be undone.',
  finalized: counted({ other: '{count} finalized' }),
});
