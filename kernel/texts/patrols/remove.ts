import { catalogue, filled } from '../catalogue.ts';

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
