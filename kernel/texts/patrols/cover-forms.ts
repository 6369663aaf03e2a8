import { catalogue, chosen } from '../catalogue.ts';

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
