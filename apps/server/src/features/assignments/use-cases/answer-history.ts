import type { AnswerRow } from '../store.ts';

/** Returns what still holds of an assignment's history, the latest last: undoing takes back the answer before it. */
function heldAnswers(history: readonly AnswerRow[]): readonly AnswerRow[] {
  const held: AnswerRow[] = [];
  for (const row of history) {
    if (row.answer === 'undone') held.pop();
    else held.push(row);
  }
  return held;
}

/** Returns whether they were asked again and have not answered since. */
export function isAskedAgain(history: readonly AnswerRow[]): boolean {
  return heldAnswers(history).at(-1)?.answer === 'asked-again';
}

/** Returns the answer before the one that is to be undone; undefined if there was none, or they had been asked again. */
export function formerAnswer(history: readonly AnswerRow[]): AnswerRow | undefined {
  const former = heldAnswers(history).at(-2);
  return former?.answer === 'asked-again' ? undefined : former;
}
