import type { AnswerRow, AssignmentRow } from '../../store.ts';

/** Returns the answers of a history that still hold, the latest last: an undo takes back the answer before it. */
function heldAnswers(history: readonly AnswerRow[]): readonly AnswerRow[] {
  const held: AnswerRow[] = [];
  for (const row of history) {
    if (row.answer === 'undone') held.pop();
    else held.push(row);
  }
  return held;
}

/** Returns whether the person was asked again and has not answered since. */
export function isAskedAgain(history: readonly AnswerRow[]): boolean {
  return heldAnswers(history).at(-1)?.answer === 'asked-again';
}

/**
 * Returns the answer before the one that is to be undone. Returns undefined if there was none, or if the person
 * had been asked again.
 */
export function formerAnswer(history: readonly AnswerRow[]): AnswerRow | undefined {
  const former = heldAnswers(history).at(-2);
  return former?.answer === 'asked-again' ? undefined : former;
}

/** The columns of an assignment that say how it is answered. */
export function answerColumnsOf(given?: Pick<AnswerRow, 'answer' | 'when' | 'by'>): Partial<AssignmentRow> {
  const [accepted, declined] = [given?.answer === 'accepted', given?.answer === 'declined'];
  const [when, by] = [given?.when ?? null, given?.by ?? null];
  return {
    accepted: accepted ? when : null,
    acceptedBy: accepted ? by : null,
    declined: declined ? when : null,
    declinedBy: declined ? by : null,
  };
}
