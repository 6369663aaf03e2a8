import { catalogue, chosen, filled } from '../catalogue.ts';

/** The question before a start or a finish is voided (product 17.16). */
export const patrolVoidTexts = catalogue('patrols/void', {
  title: chosen({ start: 'Void the start?', finish: 'Void the finish?' }),
  confirm: chosen({ start: 'Void Start', finish: 'Void Finish' }),
  means: chosen({
    start:
      'The patrol is then not started. What was recorded since is kept for admins and counts nowhere. It cannot be undone.',
    finish:
      'The patrol is then running again, until it is finished anew. Entries from after the finish then count. It cannot be undone.',
  }),
  reasonIsRead: 'The crew reads it, and it stands in the history.',
  unableToVoid: filled('Unable to void: {reason}'),
});
