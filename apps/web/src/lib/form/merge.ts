import { changed, isSame } from '../values/values.ts';

/** What an edit that was saved meanwhile means for one field of an open form. */
export interface Difference {
  /** What was saved. */
  theirs: unknown;
  /** What the field said here. */
  here: unknown;
}

/**
 * Merges an edit into a form that was opened before it. A field that was not changed here takes the saved value; one that was
 * keeps what was typed. `differences` has every field that the edit changed and that said something else here (decision 17).
 */
export function merge<V extends Record<string, unknown>>(here: V, opened: V, theirs: V) {
  const fields = new Map(Object.entries(here));
  const saved = Object.entries(changed(theirs, opened));
  const differing = saved.filter(([field, value]) => !isSame(value, fields.get(field)));
  return {
    values: { ...theirs, ...changed(here, opened) },
    differences: Object.fromEntries(
      differing.map(([field, value]): [string, Difference] => [
        field,
        { theirs: value, here: fields.get(field) },
      ]),
    ),
  };
}
